import { defineConfig } from '@playwright/test';
import { sharedConfig } from '@/tests/support/e2e/config';
import { engines, type Engine, type Mode } from './engines';

/** `npm run e2e:engines`: the journeys of this folder in each engine and mode. */
export default defineConfig<object, { engine: Engine; mode: Mode }>({
  ...sharedConfig,
  testDir: '.',
  // Occasionally WebKit's driver opens no window: the retry uses a new browser.
  retries: 1,
  globalSetup: './engines.ts',
  projects: (Object.keys(engines) as Engine[]).flatMap((engine) =>
    engines[engine].map((mode) => ({
      name: `${engine} ${mode}`,
      grep: new RegExp(`@${mode}$`),
      use: { engine, mode },
    })),
  ),
});
