import { defineConfig } from '@playwright/test';
import { engines, missingForEngine } from '@/scripts/programs';
import { shared } from '../support/config';
import type { EngineOptions } from './test';

// What is missing is said once, and not by every worker again.
if (process.env.TEST_WORKER_INDEX === undefined)
  for (const engine of engines) {
    const missing = missingForEngine(engine);
    if (missing) process.stdout.write(`SKIPPED: ${missing}\n`);
  }

/** `npm run e2e:engines`: the journeys of this folder in each engine. */
export default defineConfig<object, EngineOptions>({
  ...shared,
  testDir: '.',
  // Once in many runs WebKit's driver opens no window: the second try is in a browser of its own.
  retries: 1,
  projects: engines.map((engine) => ({ name: engine, use: { engine } })),
});
