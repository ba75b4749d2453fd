import { test as base, expect } from '@playwright/test';
import { missingForEngine, type Engine } from '@/scripts/programs';
import { startBrowser, type Browser } from './browser';
import { openLine, type Line } from './line';
import { pageOf, type EnginePage } from './page';

export { expect };

export type EngineOptions = {
  /** Set by the project in playwright.config.ts. */
  engine: Engine;
  /** Whether the browser runs scripts. */
  scripting: boolean;
};
type WorkerFixtures = EngineOptions & { engineBrowser: Browser | undefined };
type TestFixtures = { line: Line; visitor: EnginePage };

/** Playwright's `test` in another engine: one browser for each worker, one line for each test. A console error fails it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  scripting: [true, { option: true, scope: 'worker' }],
  engineBrowser: [
    async ({ engine, scripting }, run) => {
      const missing = missingForEngine(engine);
      if (missing) console.warn(missing);
      const browser = missing ? undefined : await startBrowser(engine, scripting);
      await run(browser);
      await browser?.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  line: async ({}, run) => {
    const line = await openLine(Number(process.env.E2E_PORT));
    await run(line);
    await line.close();
  },
  visitor: async ({ engine, engineBrowser, line }, run, info) => {
    info.skip(!engineBrowser, `${engine} is not installed`);
    if (!engineBrowser) return;
    const visitor = pageOf(engineBrowser.send, line.origin);
    await visitor.resize(1280, 900);
    await run(visitor);
    // Leaves the page, so that it asks for nothing when the line closes. Cookies do not belong to one port.
    await engineBrowser.send('DeleteAllCookies');
    await visitor.leave();
    expect(engineBrowser.takeErrors(), 'console errors').toEqual([]);
  },
});
