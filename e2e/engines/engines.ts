import { existsSync } from 'node:fs';
import path from 'node:path';
import { findProgram } from '@/scripts/programs';

/** Engines other than current Chromium: Firefox, WebKit (used by all browsers on iPhones), and old versions. */
export const engines = [
  'firefox',
  'webkit',
  'firefox-115',
  'chromium-111',
  'chromium-103',
  'chromium-92',
] as const;
export type BrowserEngine = (typeof engines)[number];

/** The major version of an old Chromium; undefined for another engine. */
export const chromiumVersion = (engine: BrowserEngine): number | undefined =>
  engine.startsWith('chromium-') ? Number(engine.slice('chromium-'.length)) : undefined;
/** Where e2e/engines/old-browsers.ts puts an old Chromium. */
export const chromiumFolder = (version: number): string => path.resolve(`.cache/chromium-${version}`);
/** The Firefox 115 executable, from an environment variable. */
export const oldFirefox = (): string | undefined =>
  existsSync(process.env.FIREFOX_115 ?? '') ? process.env.FIREFOX_115 : undefined;

/** Programs that an engine needs, with their Debian packages. */
const needs: Partial<Record<BrowserEngine, { programs: readonly string[]; packages: readonly string[] }>> = {
  firefox: { programs: ['firefox-esr'], packages: ['firefox-esr'] },
  webkit: { programs: ['WebKitWebDriver', 'Xvfb'], packages: ['webkit2gtk-driver', 'xvfb'] },
};

/** Sentence that names an engine's missing programs and how to install them, or undefined. */
export function missingForEngine(engine: BrowserEngine): string | undefined {
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
