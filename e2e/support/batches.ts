import type { APIRequestContext } from '@playwright/test';
import type { FoundBatches } from '@/lib/batches/find';
import { getCentres } from '@/lib/content/centres';
import { expect } from './test';

/**
 * Asks for the classes until those of all centres have been collected, and returns the first page. The embedded backend has
 * classes for every centre but one; they are all there when a second brings no more.
 */
export async function collectedBatches(client: APIRequestContext, origin = ''): Promise<FoundBatches> {
  const ask = async () => (await (await client.get(`${origin}/api/batches`)).json()) as FoundBatches;
  let last: FoundBatches | undefined;
  await expect(async () => {
    const before = last;
    last = await ask();
    expect(last.choices.centre.length).toBeGreaterThanOrEqual(getCentres().length - 1);
    expect(last.total).toBe(before?.total);
  }).toPass({ intervals: [1_000] });
  return last!;
}
