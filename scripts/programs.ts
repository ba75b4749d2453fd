import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const folders = process.env.PATH?.split(path.delimiter) ?? [];

/** The first file with one of these names on PATH or in /usr/sbin, which a user's PATH often lacks; or undefined. */
export const findProgram = (...names: readonly string[]): string | undefined =>
  names
    .flatMap((name) => [...folders, '/usr/sbin'].map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));

/** The browser for tests: CHROMIUM_PATH, otherwise one on PATH (the shell is twice as fast), otherwise Playwright's. */
export const findChromium = (): string | undefined =>
  [
    process.env.CHROMIUM_PATH ||
      findProgram('chromium-headless-shell', 'chromium') ||
      chromium.executablePath(),
  ].find((file) => existsSync(file));

/** Installs Debian's packages of Chromium and nginx for tests if they are missing; only possible as root on Debian. */
export function installPrograms(): void {
  const hasShell = process.env.CHROMIUM_PATH || findProgram('chromium-headless-shell');
  const packages = [
    ...(hasShell ? [] : ['chromium-headless-shell']),
    ...(findProgram('nginx') ? [] : ['nginx-light']),
  ];
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stdout.write(`Installing Debian packages: ${packages.join(', ')} …\n`);
  // With SYSTEMD_OFFLINE no service is started.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', SYSTEMD_OFFLINE: '1' };
  spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit', env });
  spawnSync('apt-get', ['install', '-q', '-y', ...packages], { stdio: 'inherit', env });
}
