import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession } from 'playwright';

export type Connection = { kbits: number; roundTripMs: number };

export type Load = {
  firstPaintMs: number;
  largestPaintMs: number;
  layoutShift: number;
  /** Total time of long tasks beyond 50 ms each. */
  blockingMs: number;
  /** Compressed bytes, with 300 for the headers of each response (`transferSize`). */
  bytes: number;
};

const cpuSlowdown = 4;
const settleMs = 3_000;

type Observed = Pick<Load, 'largestPaintMs' | 'layoutShift' | 'blockingMs'>;

function observePerformance(): void {
  const observed: Observed = { largestPaintMs: 0, layoutShift: 0, blockingMs: 0 };
  Reflect.set(window, '__observed', observed);
  const observeEntries = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observeEntries('largest-contentful-paint', (entry) => (observed.largestPaintMs = entry.startTime));
  observeEntries('longtask', (entry) => (observed.blockingMs += entry.duration - 50));
  observeEntries('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput') === false)
      observed.layoutShift += Number(Reflect.get(entry, 'value'));
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

function readLoad(): Load {
  const resources = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  return {
    ...(Reflect.get(window, '__observed') as Observed),
    firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    bytes: resources.reduce((sum, { transferSize }) => sum + transferSize, 0),
  };
}

/** Loads a page over a connection and measures the page `settleMs` after its load event. */
export async function measure(context: BrowserContext, url: string, connection: Connection): Promise<Load> {
  const page = await context.newPage();
  await throttle(await context.newCDPSession(page), connection);
  await page.goto(url, { timeout: 120_000 });
  await pause(settleMs);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return page.evaluate(readLoad);
}
