import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

/** A connection: kbit/s and round trip in ms. */
export type Connection = { kbits: number; roundTripMs: number };

export const resourceKinds = ['html', 'css', 'script', 'font', 'picture', 'film', 'other'] as const;
type ResourceKind = (typeof resourceKinds)[number];

/** One page load; times in ms from the start of the navigation, sizes in compressed bytes with headers. */
export type Load = {
  firstPaintMs: number;
  largestPaintMs: number;
  layoutShift: number;
  /** Total time of long tasks beyond 50 ms each. */
  blockingMs: number;
  /** Processor time of style and layout. */
  layoutMs: number;
  /** True if the headline uses the display font when the page is complete. */
  usesDisplayFont: boolean;
  bytes: Record<ResourceKind, number>;
  requests: number;
};

/** CPU slowdown factor of a cheap phone compared with this machine. */
const cpuSlowdown = 4;
/** Time in ms after the load event that still counts as part of the load. */
const settleMs = 3_000;

const kindByType: Readonly<Record<string, ResourceKind>> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'script',
  Font: 'font',
  Image: 'picture',
  Media: 'film',
};

type Observed = { largestPaintMs: number; layoutShift: number; blockingMs: number; pressMs: number };

/** Runs in the page before its own scripts: stores performance entries in `__observed`. */
function observePerformance(): void {
  const observed: Observed = { largestPaintMs: 0, layoutShift: 0, blockingMs: 0, pressMs: 0 };
  Reflect.set(window, '__observed', observed);
  const observeEntries = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...(type === 'event' && { durationThreshold: 16 }),
    });
  observeEntries('largest-contentful-paint', (entry) => (observed.largestPaintMs = entry.startTime));
  observeEntries('longtask', (entry) => (observed.blockingMs += entry.duration - 50));
  observeEntries('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput') === false)
      observed.layoutShift += Number(Reflect.get(entry, 'value'));
  });
  observeEntries('event', (entry) => {
    if (Number(Reflect.get(entry, 'interactionId')) > 0)
      observed.pressMs = Math.max(observed.pressMs, entry.duration);
  });
}

/** A cheap phone with an empty cache. No service worker, because CDP does not throttle its requests. */
export async function newPhone(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  await context.addInitScript(observePerformance);
  return context;
}

export async function throttle(devtools: CDPSession, { kbits, roundTripMs }: Connection): Promise<void> {
  const bytesPerSecond = (kbits * 1_000) / 8;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
    connectionType: 'cellular3g',
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/** Starts counting. The returned function gives the bytes received so far, a video's included, and the requests. */
function countTransfer(devtools: CDPSession): () => Pick<Load, 'bytes' | 'requests'> {
  const transfers = new Map<string, { kind: ResourceKind; bytes: number }>();
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.fromDiskCache || response.url.startsWith('data:')) return;
    transfers.set(requestId, { kind: kindByType[type] ?? 'other', bytes: response.encodedDataLength });
  });
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes += encodedDataLength;
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  return () => {
    const bytes = { html: 0, css: 0, script: 0, font: 0, picture: 0, film: 0, other: 0 };
    for (const transfer of transfers.values()) bytes[transfer.kind] += transfer.bytes;
    return { bytes, requests: transfers.size };
  };
}

const readObserved = (page: Page) => page.evaluate(() => Reflect.get(window, '__observed') as Observed);
async function layoutMsOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const parts = metrics.filter(({ name }) => name === 'LayoutDuration' || name === 'RecalcStyleDuration');
  return parts.reduce((sum, { value }) => sum + value * 1_000, 0);
}
/** True if the headline is rendered with a web font of the page. */
async function hasDisplayFont(devtools: CDPSession): Promise<boolean> {
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.send('CSS.disable');
  await devtools.send('DOM.disable');
  return fonts.some(({ isCustomFont }) => isCustomFont);
}

const firstPaintOf = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);

/** Opens a URL in a new tab, or follows it from the current page like a link. */
async function open(page: Page, url: string): Promise<void> {
  const timeoutOption = { timeout: 120_000 };
  if (page.url() === 'about:blank') return void (await page.goto(url, timeoutOption));
  const loadEvent = page.waitForEvent('load', timeoutOption);
  await page.evaluate((next) => location.assign(next), url);
  await loadEvent;
}

/** Loads pages over a connection, one after another in one tab, and measures each `restMs` after its load event. */
export async function measure(
  context: BrowserContext,
  urls: readonly string[],
  connection: Connection,
  restMs = settleMs,
): Promise<Load[]> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await throttle(devtools, connection);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const loads: Load[] = [];
  for (const url of urls) {
    const readTransfer = countTransfer(devtools);
    await open(page, url);
    await pause(restMs);
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const firstPaintMs = await firstPaintOf(page);
    const { largestPaintMs, layoutShift, blockingMs } = await readObserved(page);
    // Chromium restarts the counter for each document.
    const layoutMs = await layoutMsOf(devtools);
    const usesDisplayFont = await hasDisplayFont(devtools);
    loads.push({
      firstPaintMs,
      largestPaintMs,
      layoutShift,
      blockingMs,
      layoutMs,
      usesDisplayFont,
      ...readTransfer(),
    });
  }
  await page.close();
  return loads;
}

/** Taps the menu as soon as the page is painted; returns ms until the next paint, 0 if below 16. */
export async function pressEarly(
  context: BrowserContext,
  url: string,
  connection: Connection,
): Promise<number> {
  const page = await context.newPage();
  await throttle(await context.newCDPSession(page), connection);
  await page.goto(url, { waitUntil: 'commit', timeout: 120_000 });
  const menu = page.getByLabel('Navigation').first();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const box = await menu.boundingBox();
  if (!box) throw new Error(`${url} has no menu to press`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForLoadState('load', { timeout: 120_000 });
  await pause(1_000);
  const { pressMs } = await readObserved(page);
  await page.close();
  return pressMs;
}
