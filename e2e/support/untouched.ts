import type { BrowserContext, Page } from '@playwright/test';

/** There once React is. */
export const live = (page: Page) => page.locator('#navigation[data-ready]');
export const scriptsOf = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => /\/_next\/.*\.js/.test(name)).length,
  );
export const setLine = (context: BrowserContext, line: { effectiveType: string; saveData: boolean }) =>
  context.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
    line,
  );
