import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/programs';
import { origin, sharedConfig } from './tests/support/e2e/config';

/** Undefined without a Chromium: knip reads this file too, and Playwright names what is missing. */
const executablePath = findChromium();

const launchOptions = {
  ...(executablePath && { executablePath }),
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

/** Tests for other engines, which have their own configuration. */
const inEngines = /e2e[\\/]engines[\\/]/;

/**
 * Browser journeys on the production build. Files named *.nojs.spec.ts run with JavaScript off
 * (tests/support/e2e/test.ts), *.after.spec.ts last.
 */
export default defineConfig({
  ...sharedConfig,
  testDir: 'e2e',
  use: {
    baseURL: origin,
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Karachi',
    trace: 'off',
    // As for expectations, a limit for what hangs: a control that never becomes ready.
    actionTimeout: 120_000,
    launchOptions,
  },
  projects: [
    { name: 'site', testIgnore: [/\.after\.spec\.ts$/, inEngines], teardown: 'after' },
    { name: 'after', testMatch: /\.after\.spec\.ts$/ },
  ],
});
