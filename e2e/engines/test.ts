import { test as base, expect } from '@playwright/test';
import type { Engine } from '@/scripts/programs';
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
/** A string says why there is no browser. */
type WorkerFixtures = EngineOptions & { engineBrowser: Browser | string };
type TestFixtures = { line: Line; visitor: EnginePage };

/** Playwright's `test` in another engine: one browser for each worker, one line for each test. A console error fails it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  scripting: [true, { option: true, scope: 'worker' }],
  engineBrowser: [
    async ({ engine, scripting }, run) => {
      const browser = await startBrowser(engine, scripting);
      await run(browser);
      if (typeof browser === 'object') await browser.close();
    },
    // Above the time that the programs of an engine have to start.
    { scope: 'worker', timeout: 400_000 },
  ],
  line: async ({}, run) => {
    const line = await openLine(Number(process.env.E2E_PORT));
    await run(line);
    await line.close();
  },
  visitor: async ({ engineBrowser, line }, run, info) => {
    if (typeof engineBrowser === 'string') return info.skip(true, engineBrowser);
    const visitor = pageOf(engineBrowser.send, line.origin);
    await visitor.resize(1280, 900);
    await run(visitor);
    // Leaves the page, so that it asks for nothing when the line closes. Cookies do not belong to one port.
    await engineBrowser.send('DeleteAllCookies');
    await visitor.leave();
    expect(engineBrowser.takeErrors(), 'console errors').toEqual([]);
  },
});
