import { defineConfig } from '@playwright/test';
import { shared } from '../support/config';
import { engines, type Engine, type Mode } from './engines';

<<<<<<< HEAD
/** `npm run e2e:engines`: the journeys of this folder in each engine and mode. */
export default defineConfig<object, { engine: Engine; mode: Mode }>({
=======
// Reports missing programs once, not in every worker.
if (process.env.TEST_WORKER_INDEX === undefined)
  for (const engine of engines) {
    const version = chromiumVersion(engine);
    if (version !== undefined) fetchChromium(version);
    const missing = missingForEngine(engine);
    if (missing) process.stdout.write(`SKIPPED: ${missing}\n`);
  }

/** Tests of an engine: old ones run the journeys of their level (docs/performance.md). */
const testsOf = (engine: BrowserEngine) => {
  if (engine === 'firefox' || engine === 'webkit') return { testIgnore: /levels\.spec/ };
  const isFull = engine === 'firefox-115' || engine === 'chromium-111';
  return { testMatch: isFull ? /journeys\.spec/ : /(?:nojs|levels)\.spec/ };
};

/** `npm run e2e:engines`: the journeys of this folder in each engine. */
export default defineConfig<object, EngineOptions>({
>>>>>>> c161714e (Compress scripts and sheets as pages; drop two packages)
  ...shared,
  testDir: '.',
  // Occasionally WebKit's driver opens no window: the retry uses a new browser.
  retries: 1,
  globalSetup: './report-missing.ts',
  projects: (Object.keys(engines) as Engine[]).flatMap((engine) =>
    engines[engine].map((mode) => ({
      name: `${engine} ${mode}`,
      grep: new RegExp(`@${mode}$`),
      use: { engine, mode },
    })),
  ),
});
