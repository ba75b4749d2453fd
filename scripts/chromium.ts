import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installDebianPackages } from './programs.ts';

type FoundBrowser = { kind: 'found'; path: string } | { kind: 'missing'; why: string };

/** headless-shell takes half the time, so it comes first. */
const debian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'] as const;
const inDebian = () => debian.find((file) => existsSync(file));

/**
 * The browser for the browser tests: CHROMIUM_PATH, otherwise Debian's, Playwright's, or Debian's package, installed if
 * `install` is set and permitted.
 */
export function findChromium(install: boolean): FoundBrowser {
  const named = process.env.CHROMIUM_PATH;
  if (named)
    return existsSync(named)
      ? { kind: 'found', path: named }
      : { kind: 'missing', why: `CHROMIUM_PATH names ${named}, which does not exist` };
  const playwrightBrowser = [chromium.executablePath()].find((file) => existsSync(file));
  const found = inDebian() ?? playwrightBrowser;
  if (found) return { kind: 'found', path: found };
  if (install) installDebianPackages('chromium-headless-shell', 'fonts-liberation');
  const installed = inDebian();
  if (installed) return { kind: 'found', path: installed };
  return {
    kind: 'missing',
    why: 'no Chromium found. Install the package chromium-headless-shell or chromium, run `npx playwright install chromium`, or set CHROMIUM_PATH',
  };
}
