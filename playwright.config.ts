import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './e2e/engines/test';
import { findChromium } from './scripts/chromium';
import { engines } from './scripts/programs';
import { freePort } from './tests/support/free-port';

// Workers evaluate this file again: what the first evaluation chose travels in the environment.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'site-e2e-'));
const port = process.env.E2E_PORT;
const browser = findChromium(false);
if (browser.kind === 'missing') throw new Error(browser.why);

const launchOptions = {
  executablePath: browser.path,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** The journeys of e2e/engines run in Firefox and WebKit, all other files in Chromium. */
const inEngines = /e2e[\\/]engines[\\/].*\.spec\.ts$/;

/** Browser journeys on the production build. Files named *.nojs.spec.ts run with JavaScript off, *.after.spec.ts last. */
export default defineConfig<object, EngineOptions>({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: Number(process.env.E2E_WORKERS ?? 2),
  // Limits for what hangs, not demands on speed: a slow disk or a busy machine must not fail a test.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Karachi',
    trace: 'off',
    launchOptions,
  },
  projects: [
    // First, because their journeys are long: at the end one worker would wait while the other runs the last of them.
    ...(process.env.E2E_ENGINES ? engines : []).map((engine) => ({
      name: engine,
      testMatch: inEngines,
      ...(process.env.E2E_ENGINES === 'short' && { grep: /@short/ }),
      use: { engine },
      teardown: 'after',
    })),
    { name: 'js', testIgnore: [/\.(nojs|after)\.spec\.ts$/, inEngines], teardown: 'after' },
    {
      name: 'nojs',
      testMatch: /\.nojs\.spec\.ts$/,
      testIgnore: inEngines,
      use: { javaScriptEnabled: false },
      teardown: 'after',
    },
    { name: 'after', testMatch: /\.after\.spec\.ts$/ },
  ],
  webServer: {
    command: `"${process.execPath}" e2e/support/serve.ts`,
    url: `http://localhost:${port}/api/health/live`,
    // Building belongs to the first start after a change.
    timeout: 900_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
