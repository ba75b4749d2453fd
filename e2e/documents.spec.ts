import type { APIRequestContext } from '@playwright/test';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { requestAll } from '@/tests/support/e2e/ask';
import { origin } from '@/tests/support/e2e/config';
import { loaderOf, styleOf } from '@/tests/support/e2e/html';
import { collectedBatches } from '@/tests/support/e2e/listed-batches';
import { expect, test } from '@/tests/support/e2e/test';
import { renderedPerRequest, oneOfEachFamily, walkedAddresses } from '@/tests/support/e2e/tested-addresses';

const pageDataPattern = /<script type="application\/json" data-page="">[^<]*<\/script>/;

const sizeByText = new Map<string, number>();
function compressedSize(text: string): number {
  const size = sizeByText.get(text) ?? brotliCompressSync(text).byteLength;
  sizeByText.set(text, size);
  return size;
}

/** Bytes of a Brotli body up to the data for React, so of everything that is painted. */
function paintedSize(body: Buffer): number {
  const finishFlush = constants.BROTLI_OPERATION_FLUSH;
  const isPainted = (end: number) =>
    brotliDecompressSync(body.subarray(0, end), { finishFlush }).includes('data-page=""');
  let [from, to] = [0, body.byteLength];
  while (to - from > 1) {
    const middleLength = Math.floor((from + to) / 2);
    if (isPainted(middleLength)) to = middleLength;
    else from = middleLength;
  }
  return to;
}

/** Bytes of the scripts of a page with only a headline, built with the same Next: measure again after an upgrade. */
const emptyPageBytes = 115_100;
const withControls = /^\/(?:aptech-vision-|registration|feedback|enquire|locations|batches|pass|centre\?)/;
const scriptBudgetOf = (path: string) => emptyPageBytes + (withControls.test(path) ? 46_800 : 19_600);
const htmlBudgetOf = (path: string) =>
  /^\/(?:courses(?:-adse|-hdse)?$|centre\?)/.test(path)
    ? ([33_700, 23_700] as const)
    : ([30_500, 20_500] as const);

const styleBudgetOf = (path: string) => (path.startsWith('/centre?') ? 8_500 : 8_200);

const scriptSizes = new Map<string, Promise<number>>();
async function waitingScriptBytes(text: string, request: APIRequestContext): Promise<number> {
  const addresses = new Set(
    [...text.matchAll(/data-src="(\/_next\/static\/chunks\/[^"]+)"/g)].map(([, address = '']) => address),
  );
  const sizeReads = [...addresses].map((address) => {
    const size =
      scriptSizes.get(address) ??
      request.get(address).then(async (response) => brotliCompressSync(await response.text()).byteLength);
    scriptSizes.set(address, size);
    return size;
  });
  return (await Promise.all(sizeReads)).reduce((sum, size) => sum + size, 0);
}

test('every document keeps its budgets: HTML, styles, the loader and deferred scripts', async ({
  request,
}) => {
  await collectedBatches(request);
  const paths = [...walkedAddresses, ...renderedPerRequest];
  const responses = await requestAll(origin, paths, { headers: { 'accept-encoding': 'br' } });
  for (const [path, { body }] of responses) {
    const text = brotliDecompressSync(body).toString();
    expect.soft(loaderOf(text), path).not.toBe('');
    expect.soft(compressedSize(loaderOf(text)), `script of ours in ${path}`).toBeLessThanOrEqual(1_500);
    expect.soft(styleOf(text), path).not.toBe('');
    // Checks the style of one page of each family only, because compressing takes longer than the rest.
    if (oneOfEachFamily.includes(path))
      expect.soft(compressedSize(styleOf(text)), `style in ${path}`).toBeLessThanOrEqual(styleBudgetOf(path));
    const waitingBytes = await waitingScriptBytes(text, request);
    expect.soft(waitingBytes, `scripts that wait in ${path}`).toBeGreaterThan(emptyPageBytes);
    expect.soft(waitingBytes, `scripts that wait in ${path}`).toBeLessThanOrEqual(scriptBudgetOf(path));
    const [maxHtml, maxPainted] = htmlBudgetOf(path);
    expect.soft(body.byteLength, `HTML of ${path}`).toBeLessThanOrEqual(maxHtml);
    const paintedBytes = paintedSize(body);
    expect.soft(paintedBytes, `HTML before the data of ${path}`).toBeGreaterThan(5_000);
    expect.soft(paintedBytes, `HTML before the data of ${path}`).toBeLessThanOrEqual(maxPainted);
    expect
      .soft(text, `${path} waits for its first view`)
      .toContain('<link rel="expect" href="#first-view-end" blocking="render"/>');
    expect.soft(text, `the end of the first view of ${path}`).toContain(' id="first-view-end"');
    const visibleText = text.replace(pageDataPattern, '').replace(/<(script|style)[^]*?<\/\1>|<[^>]+>/g, ' ');
    expect.soft(visibleText, `${path} as visitors read it`).not.toMatch(/\bsamples?\b|\{\w+\}/i);
  }
});
