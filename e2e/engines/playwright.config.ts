import { defineConfig } from '@playwright/test';
import { chromiumVersion, engines, missingForEngine, type Engine } from '@/scripts/programs';
import { shared } from '../support/config';
import { fetchChromium } from './old-browsers';
import type { EngineOptions } from './test';

// What is missing is said once, and not by every worker again.
if (process.env.TEST_WORKER_INDEX === undefined)
  for (const engine of engines) {
    const version = chromiumVersion(engine);
    if (version !== undefined) fetchChromium(version);
    const missing = missingForEngine(engine);
    if (missing) process.stdout.write(`SKIPPED: ${missing}\n`);
  }

/** What is tried in an engine: the old ones get the journeys of their level (docs/browsers.md). */
const testsOf = (engine: Engine) => {
  if (engine === 'firefox' || engine === 'webkit') return { testIgnore: /levels\.spec/ };
  const isFull = engine === 'firefox-115' || engine === 'chromium-111';
  return { testMatch: isFull ? /journeys\.spec/ : /(?:nojs|levels)\.spec/ };
};

/** `npm run e2e:engines`: the journeys of this folder in each engine. */
export default defineConfig<object, EngineOptions>({
  ...shared,
  testDir: '.',
  // Once in many runs WebKit's driver opens no window: the second try is in a browser of its own.
  retries: 1,
  projects: engines.map((engine) => ({ name: engine, use: { engine }, ...testsOf(engine) })),
});
