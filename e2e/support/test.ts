import { test as base, expect, type BrowserContext } from '@playwright/test';

export { expect };

type Options = {
  /** Does not touch pages. Otherwise each is touched at once, so that its scripts load as for an active visitor. */
  untouched: boolean;
};

type ErrorFixtures = {
  /** Console errors, uncaught exceptions and CSP violations of all pages; any left at the end fails the test. */
  pageErrors: string[];
  /** Expected errors. They apply to the whole test, because browsers report late. */
  allowedErrors: RegExp[];
  /** Adds an expected error. */
  allowErrors: (pattern: RegExp) => void;
};

/**
 * Chromium also reports failed fetches and pictures as console errors, and a skipped cross-document fade as an
 * exception: the other document has no styles, or has them too late.
 */
const ignored = /favicon\.ico|^Transition was (?:aborted|skipped)/;

async function watch(context: BrowserContext, pageErrors: string[]): Promise<void> {
  context.on('console', (message) => {
    const text = message.text();
    const { url } = message.location();
    if (message.type() === 'error' && !ignored.test(text)) pageErrors.push(`console: ${text} ${url}`);
  });
  context.on('weberror', (webError) => {
    const { message } = webError.error();
    if (!ignored.test(message)) pageErrors.push(`exception: ${message}`);
  });
  await context.exposeFunction('__cspViolation', (text: string) => pageErrors.push(`policy: ${text}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = Reflect.get(window, '__cspViolation');
      report?.(`${event.effectiveDirective} blocked ${event.blockedURI} ${event.sample}`.trim());
    });
  });
}

/**
 * Playwright's `test`, which fails on any console error, uncaught exception or CSP violation of a page. Every spec imports
 * this one.
 */
export const test = base.extend<ErrorFixtures & Options & { touch: void }>({
  untouched: [false, { option: true }],
  // By file name instead of a project, which would start its own browser in each worker.
  javaScriptEnabled: ({}, run, { file }) => run(!file.endsWith('.nojs.spec.ts')),
  touch: [
    async ({ context, javaScriptEnabled, untouched }, run) => {
      if (javaScriptEnabled !== false && !untouched)
        await context.addInitScript(() =>
          addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('focusin'))),
        );
      await run();
    },
    { auto: true },
  ],
  allowedErrors: async ({}, run) => {
    await run([]);
  },
  pageErrors: [
    async ({ context, javaScriptEnabled, allowedErrors }, run) => {
      const pageErrors: string[] = [];
      if (javaScriptEnabled !== false) await watch(context, pageErrors);
      await run(pageErrors);
      const left = pageErrors.filter((text) => !allowedErrors.some((pattern) => pattern.test(text)));
      expect(left, 'console errors, exceptions and policy violations').toEqual([]);
    },
    { auto: true },
  ],
  allowErrors: async ({ allowedErrors }, run) => {
    await run((pattern) => void allowedErrors.push(pattern));
  },
});
