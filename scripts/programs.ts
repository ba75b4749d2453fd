import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Programs that tests need beside Node and Chromium (chromium.ts). */

/** Folders that are often missing from an unprivileged user's PATH. */
const systemFolders = ['/usr/sbin', '/usr/local/sbin'];

/** The file of a program, or undefined. */
export const findProgram = (program: string): string | undefined =>
  [...(process.env.PATH ?? '').split(path.delimiter), ...systemFolders]
    .map((folder) => path.join(folder, program))
    .find((file) => existsSync(file));

/** Installs Debian packages when possible (root on Debian), without starting their services, and prints their names. */
export function installDebianPackages(...names: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stdout.write(`Installing Debian packages: ${names.join(', ')} …\n`);
  // With this variable systemctl starts no services.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', SYSTEMD_OFFLINE: '1' };
  spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit', env });
  spawnSync('apt-get', ['install', '-q', '-y', ...names], { stdio: 'inherit', env });
}

/**
 * The nginx for the test of deploy/nginx.conf; if missing and `install` is set, Debian's package is installed if permitted.
 */
export function findNginx(install: boolean): string | undefined {
  if (install && !findProgram('nginx')) installDebianPackages('nginx-light');
  return findProgram('nginx');
}

/** Engines other than the current Chromium: Firefox's, WebKit, which every browser on an iPhone uses, and old ones. */
export const engines = [
  'firefox',
  'webkit',
  'firefox-115',
  'chromium-111',
  'chromium-103',
  'chromium-92',
] as const;
export type Engine = (typeof engines)[number];

/** The major version of an old Chromium; undefined for another engine. */
export const chromiumVersion = (engine: Engine): number | undefined =>
  engine.startsWith('chromium-') ? Number(engine.slice('chromium-'.length)) : undefined;
/** Where e2e/engines/old-browsers.ts puts an old Chromium. */
export const chromiumFolder = (version: number): string => path.resolve(`.cache/chromium-${version}`);
/** The file of Firefox 115, which a variable names. */
export const oldFirefox = (): string | undefined =>
  existsSync(process.env.FIREFOX_115 ?? '') ? process.env.FIREFOX_115 : undefined;

/** The programs an engine needs, and the Debian packages that have them. */
const needs: Partial<Record<Engine, { programs: readonly string[]; packages: readonly string[] }>> = {
  firefox: { programs: ['firefox-esr'], packages: ['firefox-esr'] },
  webkit: { programs: ['WebKitWebDriver', 'Xvfb'], packages: ['webkit2gtk-driver', 'xvfb'] },
};

/** The sentence that says which programs of an engine are missing and how to install them, or undefined. */
export function missingForEngine(engine: Engine): string | undefined {
  const version = chromiumVersion(engine);
  if (version !== undefined)
    return existsSync(chromiumFolder(version))
      ? undefined
      : `Chromium ${version} could not be fetched from npm, so nothing is tried in ${engine}.`;
  if (engine === 'firefox-115')
    return oldFirefox()
      ? undefined
      : 'FIREFOX_115 names no file, so nothing is tried in firefox-115. Set it to the firefox-esr of Debian bullseye (e2e/engines/README.md).';
  const { programs, packages } = needs[engine] ?? { programs: [], packages: [] };
  const missing = programs.filter((program) => !findProgram(program));
  if (missing.length === 0) return undefined;
  return `${missing.join(' and ')} not found, so nothing is tried in ${engine}. Install: apt-get install --no-install-recommends ${packages.join(' ')}`;
}
