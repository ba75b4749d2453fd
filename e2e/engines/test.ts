import { test as base, expect } from '@playwright/test';
import { missingForEngine, type BrowserEngine } from './engines';
import { startBrowser } from './browser';
import { openLine, type Line } from './line';
import { pageOf, type EnginePage } from './page';
import type { Browser } from './window';

export { expect };

export type EngineOptions = {
  /** Set by the project in playwright.config.ts. */
  engine: BrowserEngine;
  /** True if the browser runs scripts. */
  scripting: boolean;
};
type WorkerFixtures = EngineOptions & { engineBrowser: Browser | undefined };
type TestFixtures = { line: Line; visitor: EnginePage };

/**
 * Playwright's `test` in another engine: one browser per worker, one window and proxy per test. A console error fails
 * the test.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  scripting: [true, { option: true, scope: 'worker' }],
  engineBrowser: [
    async ({ engine, scripting }, run) => {
      // At the HTML level the browser runs scripts, but the loader loads none.
      const isHtml = /^chromium-(?:92|103)$/.test(engine);
      const browser = missingForEngine(engine) ? undefined : await startBrowser(engine, scripting || isHtml);
      await run(browser);
      await browser?.close();
    },
    // Longer than the programs of an engine take to start.
    { scope: 'worker', timeout: 200_000 },
  ],
  line: async ({}, run) => {
    const line = await openLine(Number(process.env.E2E_PORT));
    await run(line);
    await line.close();
  },
  visitor: [
    async ({ engine, engineBrowser, line }, run, info) => {
      if (!engineBrowser) return info.skip(true, missingForEngine(engine));
      const window = await engineBrowser.open();
      await window.resize(1280, 900);
      await run(pageOf(window, line.origin));
      expect(await window.close(), 'console errors').toEqual([]);
    },
    // A driver that has not opened a window by then never will.
    { timeout: 90_000 },
  ],
});
