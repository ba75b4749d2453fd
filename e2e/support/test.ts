import { test as base, expect, type BrowserContext } from '@playwright/test';

export { expect };

type Complaints = {
  /** Console errors, uncaught exceptions and CSP violations of every page of the test; must be empty at its end. */
  complaints: string[];
  /** Expect (and forget) complaints that match, for tests that provoke a failure on purpose. */
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
  complaints: [
    async ({ context, javaScriptEnabled }, run) => {
      const complaints: string[] = [];
      if (javaScriptEnabled !== false) await watch(context, complaints);
      await run(complaints);
      expect(complaints, 'console errors, exceptions and policy violations').toEqual([]);
    },
    { auto: true },
  ],
  forgive: async ({ complaints }, run) => {
    await run((pattern) => {
      const kept = complaints.filter((text) => !pattern.test(text));
      complaints.splice(0, complaints.length, ...kept);
    });
  },
});
