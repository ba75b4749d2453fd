import type { APIRequestContext } from '@playwright/test';
import type { FoundBatches } from '@/lib/batches/find';
import { expect } from './test';

/**
 * Asks for the classes until those of all centres have been collected, and returns the first page. Some centres have no
 * class, so they are all there when there are many and a second brings no more.
 */
export async function collectedBatches(client: APIRequestContext, origin = ''): Promise<FoundBatches> {
  const ask = async () => (await (await client.get(`${origin}/api/batches`)).json()) as FoundBatches;
  let last = await ask();
  await expect(async () => {
    const before = last;
    last = await ask();
    expect(last.choices.centre.length).toBeGreaterThan(28);
    expect(last.total).toBe(before.total);
  }).toPass({ intervals: [1_000] });
  return last;
}
