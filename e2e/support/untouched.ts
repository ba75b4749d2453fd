import type { BrowserContext, Page } from '@playwright/test';

/** There once React is. */
export const live = (page: Page) => page.locator('#navigation[data-ready]');
/** Waits until React is there and idle. What is pressed before does what it does without JavaScript: it opens a page. */
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
