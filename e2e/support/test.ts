import { test as base, expect, type BrowserContext } from '@playwright/test';

export { expect };

type Complaints = {
  /** Console errors, uncaught exceptions and CSP violations of all pages of the test; any left at its end fails it. */
  complaints: string[];
  /** Errors that the test expects. They count for the whole test, because browsers report them late. */
  forgiven: RegExp[];
  /** Adds an expected error. */
  forgive: (pattern: RegExp) => void;
};

/** Chromium reports a failed fetch or picture as a console error too. */
const ignored = /favicon\.ico/;

async function watch(context: BrowserContext, complaints: string[]): Promise<void> {
  context.on('console', (message) => {
    const text = message.text();
    const { url } = message.location();
    if (message.type() === 'error' && !ignored.test(text)) complaints.push(`console: ${text} ${url}`);
  });
  context.on('weberror', (webError) => complaints.push(`exception: ${webError.error().message}`));
  await context.exposeFunction('__cspViolation', (text: string) => complaints.push(`policy: ${text}`));
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
export const test = base.extend<Complaints>({
  forgiven: async ({}, run) => {
    await run([]);
  },
  complaints: [
    async ({ context, javaScriptEnabled, forgiven }, run) => {
      const complaints: string[] = [];
      if (javaScriptEnabled !== false) await watch(context, complaints);
      await run(complaints);
      const left = complaints.filter((text) => !forgiven.some((pattern) => pattern.test(text)));
      expect(left, 'console errors, exceptions and policy violations').toEqual([]);
    },
    { auto: true },
  ],
  forgive: async ({ forgiven }, run) => {
    await run((pattern) => void forgiven.push(pattern));
  },
});
