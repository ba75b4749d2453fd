import { test as base, expect, type BrowserContext } from '@playwright/test';

export { expect };

type Complaints = {
  /** Console errors, uncaught exceptions and CSP violations of every page of the test; none may be left at its end. */
  complaints: string[];
  /** What a test provokes on purpose. Counts for the whole test: browsers complain when they find the time. */
  forgiven: RegExp[];
  /** Adds to what is forgiven. */
  forgive: (pattern: RegExp) => void;
};

/** Chromium reports a failed fetch or picture as a console error too; the walkers look at answers themselves. */
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
 * Playwright's `test`, on pages that may not complain: a console error, an exception or a policy violation anywhere
 * fails the test. Import this one in every spec.
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
