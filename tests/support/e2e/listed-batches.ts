import type { APIRequestContext } from '@playwright/test';
import { getCentres } from '@/lib/shared/content/centres';
import { expect } from './test';

const choicesOf = (html: string, name: string) => {
  const [, options = ''] = new RegExp(`<select[^>]* name="${name}"[^>]*>(.*?)</select>`).exec(html) ?? [];
  const shownOptions = [...options.matchAll(/<option value="([^"]+)"[^>]*>[^<]*\((\d+)\)</g)];
  return shownOptions.map(([, value = '', count]) => ({ value, count: Number(count) }));
};

/** The number of classes on all pages of an address of /batches, and the choices with their numbers. */
export async function listedBatches(client: APIRequestContext, address: string) {
  const html = await (await client.get(address)).text();
  const results = html.slice(html.indexOf('id="classes"'));
  return {
    total: Number(/>(\d+) class/.exec(results)?.[1]),
    choices: {
      course: choicesOf(html, 'course'),
      city: choicesOf(html, 'city'),
      centre: choicesOf(html, 'centre'),
    },
  };
}
type Listed = Awaited<ReturnType<typeof listedBatches>>;

/** By origin, the first page of /batches once it had the classes of all centres, as cached by this worker. */
const completeByOrigin = new Map<string, Listed>();

/**
 * Polls /batches until the classes of all centres but one, which has none, are collected and another second adds none.
 */
export async function collectedBatches(client: APIRequestContext, origin = ''): Promise<Listed> {
  let lastBatches = completeByOrigin.get(origin);
  if (lastBatches) return lastBatches;
  await expect(async () => {
    const batchesBefore = lastBatches;
    lastBatches = await listedBatches(client, `${origin}/batches?page=1`);
    expect(lastBatches.choices.centre.length).toBeGreaterThanOrEqual(getCentres().length - 1);
    expect(lastBatches.total).toBe(batchesBefore?.total);
  }).toPass({ intervals: [1_000] });
  completeByOrigin.set(origin, lastBatches!);
  return lastBatches!;
}
