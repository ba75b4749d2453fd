import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

export type FoundBrowser = { kind: 'found'; path: string } | { kind: 'missing'; why: string };

const debian = '/usr/bin/chromium';

/**
 * The browser for the browser tests: CHROMIUM_PATH, else Debian's, else Playwright's own, else Debian's package is
 * installed when we may (design.md, Two commands).
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
  if (install && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('No browser here yet: installing the Debian package chromium …\n');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit', env });
    spawnSync('apt-get', ['install', '-q', '-y', 'chromium'], { stdio: 'inherit', env });
    if (existsSync(debian)) return { kind: 'found', path: debian };
  }
  return {
    kind: 'missing',
    why: 'no Chromium found. Install the package chromium, run `npx playwright install chromium`, or set CHROMIUM_PATH',
  };
}
