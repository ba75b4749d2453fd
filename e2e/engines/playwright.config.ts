import { defineConfig } from '@playwright/test';
import { chromiumVersion, engines, missingForEngine, type BrowserEngine } from './engines';
import { shared } from '../support/config';
import { fetchChromium } from './old-browsers';
import type { EngineOptions } from './test';

// Reports missing programs once, not in every worker.
if (process.env.TEST_WORKER_INDEX === undefined)
  for (const engine of engines) {
    const version = chromiumVersion(engine);
    if (version !== undefined) fetchChromium(version);
    const missing = missingForEngine(engine);
    if (missing) process.stdout.write(`SKIPPED: ${missing}\n`);
  }

/** Tests of an engine: old ones run the journeys of their level (docs/browsers.md). */
const testsOf = (engine: BrowserEngine) => {
  if (engine === 'firefox' || engine === 'webkit') return { testIgnore: /levels\.spec/ };
  const isFull = engine === 'firefox-115' || engine === 'chromium-111';
  return { testMatch: isFull ? /journeys\.spec/ : /(?:nojs|levels)\.spec/ };
};

/** `npm run e2e:engines`: the journeys of this folder in each engine. */
export default defineConfig<object, EngineOptions>({
  ...shared,
  testDir: '.',
  // Occasionally WebKit's driver opens no window: the retry uses a new browser.
  retries: 1,
  projects: engines.map((engine) => ({ name: engine, use: { engine }, ...testsOf(engine) })),
});
