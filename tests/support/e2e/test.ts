import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { setConnection, touchEachPage, untilHydrated, untilLaidOut } from './hydration';

export { expect };

type Options = {
  /**
   * True to leave pages untouched, on a connection on which no script loads before a touch: a navigation ends when the
   * page is laid out. Otherwise each page is touched at once, and a navigation ends when the page is hydrated. So no
   * test depends on whether the test or the page is faster.
   */
  untouched: boolean;
};

type ErrorFixtures = {
  pageErrors: string[];
  /** Expected errors. They apply to the whole test, because browsers report late. */
  allowedErrors: RegExp[];
  allowErrors: (pattern: RegExp) => void;
};

/**
 * Errors that concern no code of ours: a missing favicon, and a fade between two documents that Chromium skipped
 * because the second one got its styles too late.
 */
const ignoredErrors = /favicon\.ico|^Transition was (?:aborted|skipped)/;

function waitAfterNavigations(page: Page, isReady: (page: Page) => Promise<void>): void {
  for (const name of ['goto', 'reload', 'goBack', 'goForward'] as const) {
    const navigate = page[name].bind(page) as (...args: unknown[]) => ReturnType<Page['goto']>;
    page[name] = async (...args: unknown[]) => {
      const response = await navigate(...args);
      if ((await page.locator('script[data-loader]').count()) > 0) await isReady(page);
      return response;
    };
  }
}

async function collectErrors(context: BrowserContext, pageErrors: string[]): Promise<void> {
  context.on('console', (message) => {
    const text = message.text();
    const { url } = message.location();
    if (message.type() === 'error' && !ignoredErrors.test(text)) pageErrors.push(`console: ${text} ${url}`);
  });
  context.on('weberror', (webError) => {
    const { message } = webError.error();
    if (!ignoredErrors.test(message)) pageErrors.push(`exception: ${message}`);
  });
  await context.exposeFunction('__cspViolation', (text: string) => pageErrors.push(`policy: ${text}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const reportViolation = Reflect.get(window, '__cspViolation');
      reportViolation?.(`${event.effectiveDirective} blocked ${event.blockedURI} ${event.sample}`.trim());
    });
  });
}

/**
 * Playwright's `test`, which with JavaScript fails on console errors, uncaught exceptions and CSP violations of its
 * context, except the ignored and allowed ones.
 */
export const test = base.extend<ErrorFixtures & Options>({
  untouched: [false, { option: true }],
  // The file name decides, not a project, because a project would start its own browser in each worker.
  javaScriptEnabled: ({}, runTest, { file }) => runTest(!file.endsWith('.nojs.spec.ts')),
  allowedErrors: ({}, runTest) => runTest([]),
  allowErrors: ({ allowedErrors }, runTest) => runTest((pattern) => void allowedErrors.push(pattern)),
  pageErrors: ({}, runTest) => runTest([]),
  // This fixture is not automatic: a context takes as long as several requests, and some tests only send requests.
  context: async ({ context, javaScriptEnabled, untouched, pageErrors, allowedErrors }, runTest) => {
    if (javaScriptEnabled !== false) {
      await collectErrors(context, pageErrors);
      if (untouched) await setConnection(context, { effectiveType: '3g', saveData: false });
      else await touchEachPage(context);
      context.on('page', (page) => waitAfterNavigations(page, untouched ? untilLaidOut : untilHydrated));
    }
    await runTest(context);
    const unexpectedErrors = pageErrors.filter(
      (text) => !allowedErrors.some((pattern) => pattern.test(text)),
    );
    expect(unexpectedErrors, 'console errors, exceptions and policy violations').toEqual([]);
  },
});
