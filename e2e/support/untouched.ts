import type { BrowserContext, Page } from '@playwright/test';

/** An element that is in the page once React has hydrated it. */
export const live = (page: Page) => page.locator('#navigation[data-ready]');
/** Waits until the page has had nothing to do twice. A busy browser never is so: the timeout counts then. */
export const untilIdle = (page: Page) =>
  page.evaluate(async () => {
    for (const timeout of [3_000, 3_000])
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout }));
  });
/**
 * Waits until React has hydrated the page and run its effects. What is pressed or typed before is answered as without
 * JavaScript, or not yet kept.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await live(page).waitFor({ state: 'attached' });
  await untilIdle(page);
}
/** The number of Next's scripts that run; their files may be in the browser's cache long before. */
export const scriptsOf = (page: Page) => page.locator('script[src*="/_next/"]:not([nomodule])').count();
export const setLine = (context: BrowserContext, line: { effectiveType: string; saveData: boolean }) =>
  context.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
    line,
  );
