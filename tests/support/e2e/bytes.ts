import { expect, type Page } from '@playwright/test';
import { untilIdle } from './hydration';

type Bytes = Record<string, number>;

/**
 * Counts transferred bytes by kind of resource, from 0 for each document. `clearCache` empties the browser's cache;
 * `untilArrived` resolves when nothing of the document is pending.
 */
export async function countBytes(page: Page) {
  const bytes: Bytes = {};
  const pending = new Map<string, { kind: string; url: string }>();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request }) => {
    if (type === 'Document') {
      // The browser does not always report how a request of the previous document ended.
      for (const kind of Object.keys(bytes)) delete bytes[kind];
      pending.clear();
    }
    pending.set(requestId, { kind: type, url: request.url });
  });
  devtools.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { kind } = pending.get(requestId) ?? {};
    if (kind) bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    pending.delete(requestId);
  });
  const untilArrived = async () => {
    await untilIdle(page);
    await expect.poll(() => [...pending.values()].map(({ url }) => url), { intervals: [20] }).toEqual([]);
  };
  const clearCache = () => devtools.send('Network.clearBrowserCache');
  return { bytes, untilArrived, clearCache };
}

const withPictures = /^\/(?:$|events|centre\?|placement)/;
const withForm = /^\/(?:aptech-vision-|registration|feedback|enquire)/;
const budgetOf = (path: string) => {
  if (withPictures.test(path)) return 110_000;
  return withForm.test(path) ? 75_000 : 60_000;
};
/** Expects the bytes loaded before the first touch to be within the budgets of docs/performance.md. */
export function expectBudgets(path: string, bytes: Bytes): void {
  const total = Object.values(bytes).reduce((sum, count) => sum + count, 0);
  expect.soft(bytes.Script ?? 0, `scripts of Next on ${path}`).toBe(0);
  expect.soft(bytes.Stylesheet ?? 0, `sheets of ${path}`).toBe(0);
  // At most one font file: a preload that differs from the font's use would load it twice.
  expect.soft(bytes.Font ?? 0, `font of ${path}`).toBeGreaterThan(0);
  expect.soft(bytes.Font ?? 0, `font of ${path}`).toBeLessThanOrEqual(10_000);
  expect.soft(total, `everything on ${path}: ${JSON.stringify(bytes)}`).toBeLessThanOrEqual(budgetOf(path));
}
