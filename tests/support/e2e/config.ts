import type { PlaywrightTestConfig } from '@playwright/test';
import { existsSync, mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../programs/free-port';

// Workers evaluate this file again: choices of the first evaluation are passed in the environment.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'site-e2e-'));

/** Browsers see the fonts of the tests, not the machine's: a narrow face, or `E2E_FACE=wide`. */
process.env.FONTCONFIG_FILE = path.resolve(`tests/support/faces/${process.env.E2E_FACE ?? 'narrow'}.conf`);
if (!existsSync('node_modules/dejavu-fonts-ttf'))
  throw new Error('fonts of the tests are missing. Run npm ci');

export const origin = `http://localhost:${process.env.E2E_PORT}`;

export const sharedConfig = {
  outputDir: path.resolve('test-results'),
  fullyParallel: true,
  // Tests sometimes wait for connections and sites, so one more worker than there are cores.
  workers: Number(process.env.E2E_WORKERS ?? availableParallelism() + 1),
  // Limits for hanging tests, not speed requirements: a slow disk or busy machine must not fail a test.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  webServer: {
    command: `"${process.execPath}" tests/support/e2e/serve-site-under-test.ts`,
    cwd: process.cwd(),
    url: `${origin}/api/health/live`,
    // Includes building, on the first start after a change.
    timeout: 900_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
} satisfies PlaywrightTestConfig;
