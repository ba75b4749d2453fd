import type { APIRequestContext } from '@playwright/test';
import type { FoundBatches } from '@/lib/batches/find';
import { expect } from './test';

/** Asks for the classes until those of most centres have been collected, and returns the first page. */
export async function collectedBatches(client: APIRequestContext, origin = ''): Promise<FoundBatches> {
  const ask = async () => (await (await client.get(`${origin}/api/batches`)).json()) as FoundBatches;
  await expect.poll(async () => (await ask()).choices.centre.length).toBeGreaterThan(28);
  return ask();
}
