import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installDebianPackage } from './debian.ts';

export type FoundBrowser = { kind: 'found'; path: string } | { kind: 'missing'; why: string };

const debian = '/usr/bin/chromium';

/**
 * The browser for the browser tests: CHROMIUM_PATH, else Debian's, else Playwright's own, else Debian's package is
 * installed when we may.
 */
export function findChromium(install: boolean): FoundBrowser {
  const named = process.env.CHROMIUM_PATH;
  if (named)
    return existsSync(named)
      ? { kind: 'found', path: named }
      : { kind: 'missing', why: `CHROMIUM_PATH names ${named}, which does not exist` };
  if (existsSync(debian)) return { kind: 'found', path: debian };
  const own = chromium.executablePath();
  if (existsSync(own)) return { kind: 'found', path: own };
  if (install) installDebianPackage('chromium');
  if (existsSync(debian)) return { kind: 'found', path: debian };
  return {
    kind: 'missing',
    why: 'no Chromium found. Install the package chromium, run `npx playwright install chromium`, or set CHROMIUM_PATH',
  };
}
