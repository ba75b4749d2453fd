import type { BrowserContext, Page } from '@playwright/test';

/** An element that is in the page once React has hydrated it. */
export const live = (page: Page) => page.locator('#navigation[data-ready]');
/** Waits until React has hydrated the page and is idle. A link that is pressed before opens a page, as without JavaScript. */
export async function untilHydrated(page: Page): Promise<void> {
  await live(page).waitFor({ state: 'attached' });
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
}
export const scriptsOf = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => /\/_next\/.*\.js/.test(name)).length,
  );
export const setLine = (context: BrowserContext, line: { effectiveType: string; saveData: boolean }) =>
  context.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
    line,
  );
