import { test as base, expect } from '@playwright/test';
import { missingForEngine, type Engine } from '@/scripts/programs';
import { startBrowser } from './browser';
import { openLine, type Line } from './line';
import { pageOf, type EnginePage } from './page';
import type { Browser } from './window';

export { expect };

export type EngineOptions = {
  /** Set by the project in playwright.config.ts. */
  engine: Engine;
  /** Whether the browser runs scripts. */
  scripting: boolean;
};
type WorkerFixtures = EngineOptions & { engineBrowser: Browser | undefined };
type TestFixtures = { line: Line; visitor: EnginePage };

/**
 * Playwright's `test` in another engine: one browser for each worker, one window and one line for each test. An error in the
 * console fails the test.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  scripting: [true, { option: true, scope: 'worker' }],
  engineBrowser: [
    async ({ engine, scripting }, run) => {
      // At the level of HTML the browser runs scripts, and the loader loads none.
      const isHtml = /^chromium-(?:92|103)$/.test(engine);
      const browser = missingForEngine(engine) ? undefined : await startBrowser(engine, scripting || isHtml);
      await run(browser);
      await browser?.close();
    },
    // Above the time that the programs of an engine have to start.
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
    // A driver that has opened no window by then opens none.
    { timeout: 90_000 },
  ],
});
