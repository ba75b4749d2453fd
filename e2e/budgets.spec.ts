import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext, Page } from '@playwright/test';
import { walkedAddresses } from './support/addresses';
import { loaderOf, styleOf } from './support/html';
import { expect, test } from './support/test';

// docs/performance.md: what a phone receives before it is touched, and which scripts come then. Bytes with headers, compressed,
// from an empty cache.

test.use({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true, untouched: true });

type Bytes = Record<string, number>;

/** Bytes on the line by kind of resource, from here on. */
async function countBytes(page: Page): Promise<Bytes> {
  const bytes: Bytes = {};
  const kinds = new Map<string, string>();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ requestId, type }) => kinds.set(requestId, type ?? 'Other'));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  return bytes;
}

/** A line on which nothing is loaded ahead of a touch. */
const slowLine = () =>
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', saveData: false } });

const withPictures = /^\/(?:$|events|centre\?|placement)/;
const withForm = /^\/(?:aptech-vision-|feedback)/;
const budgetOf = (path: string) =>
  withPictures.test(path) ? 110_000 : withForm.test(path) ? 75_000 : 60_000;
const compressedSize = (text: string) => brotliCompressSync(text).byteLength;

/** Scripts of a page with one headline and nothing else, built with the same Next: measure it again after an upgrade. */
const emptyPage = 115_100;
const withControls = /^\/(?:aptech-vision-|feedback|locations|batches|centre\?)/;
const scriptBudgetOf = (path: string) => emptyPage + (withControls.test(path) ? 45_000 : 15_100);

const scriptSizes = new Map<string, Promise<number>>();
/** Bytes of the scripts of Next that a document waits with. */
async function waitingScripts(text: string, request: APIRequestContext): Promise<number> {
  const addresses = new Set(
    [...text.matchAll(/data-src="(\/_next\/static\/chunks\/[^"]+)"/g)].map(([, one = '']) => one),
  );
  const sizes = [...addresses].map((address) => {
    const size =
      scriptSizes.get(address) ??
      request.get(address).then(async (answer) => compressedSize(await answer.text()));
    scriptSizes.set(address, size);
    return size;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

for (const path of walkedAddresses)
  test(`${path} before the first touch`, async ({ page, request }) => {
    const compressed = async () => {
      const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } });
      return { headers: answer.headers(), text: await answer.text() };
    };
    const { headers, text } = await compressed();
    test.skip(headers.etag === undefined, 'rendered for one request, as Next makes it');
    // The first request is answered before the compressed form is kept.
    let html = 0;
    const measure = async () => (html = Number((await compressed()).headers['content-length'] ?? 0));
    await expect.poll(measure).toBeGreaterThan(0);
    await page.addInitScript(slowLine);
    const bytes = await countBytes(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    // The document may be answered anew, before its compressed form is kept: the kept one counts.
    const total = Object.values({ ...bytes, Document: html }).reduce((sum, count) => sum + count, 0);
    expect.soft(loaderOf(text)).not.toBe('');
    expect.soft(compressedSize(loaderOf(text)), 'script of ours').toBeLessThanOrEqual(1_500);
    expect.soft(styleOf(text)).not.toBe('');
    expect.soft(bytes.Script ?? 0, 'scripts of Next').toBe(0);
    const waiting = await waitingScripts(text, request);
    expect.soft(waiting, 'scripts that wait').toBeGreaterThan(emptyPage);
    expect.soft(waiting, 'scripts that wait').toBeLessThanOrEqual(scriptBudgetOf(path));
    expect.soft(bytes.Stylesheet ?? 0, 'sheets').toBe(0);
    expect.soft(html, 'HTML').toBeLessThanOrEqual(22_000);
    expect.soft(compressedSize(styleOf(text)), 'style in the HTML').toBeLessThanOrEqual(9_000);
    expect.soft(bytes.Font ?? 0, 'font').toBeLessThanOrEqual(18_000);
    expect.soft(total, `everything: ${JSON.stringify(bytes)}`).toBeLessThanOrEqual(budgetOf(path));
  });
