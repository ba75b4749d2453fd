import type { BrowserContext, Page } from '@playwright/test';

export const hydratedLocator = (page: Page) => page.locator('#navigation[data-ready]');
const focusControl = () =>
  document.querySelector('[role=switch]')?.dispatchEvent(new Event('focusin', { bubbles: true }));
export const focusPage = (page: Page) => page.evaluate(focusControl);
export const touchEachPage = (context: BrowserContext) =>
  context.addInitScript(`addEventListener('DOMContentLoaded', ${String(focusControl)})`);
/** Waits until the page was idle twice. A busy browser never is, hence the timeout. */
export const untilIdle = (page: Page) =>
  page.evaluate(async () => {
    for (const timeout of [3_000, 3_000])
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout }));
  });
/**
 * Waits until React has hydrated the page and run its effects. Earlier input is handled as without JavaScript, or not
 * yet stored.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await hydratedLocator(page).waitFor({ state: 'attached' });
  await untilIdle(page);
}
/** Waits until the loader has seen a frame: before, what is below the first view has no layout (app/globals.css). */
export const untilLaidOut = (page: Page) =>
  page.locator('html[data-scripts=first]').waitFor({ state: 'detached' });
/** Number of Next's script elements in the page. Requests do not tell: a cached script makes none. */
export const scriptCount = (page: Page) => page.locator('script[src*="/_next/"]:not([nomodule])').count();
export const setConnection = (context: BrowserContext, line: { effectiveType: string; saveData: boolean }) =>
  context.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
    line,
  );
