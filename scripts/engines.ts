import { existsSync } from 'node:fs';
import path from 'node:path';

/** The engines beside Chromium: Firefox's, and WebKit, which every browser on an iPhone uses. */
export const engines = ['firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

/** The programs an engine needs, and the Debian packages that have them. */
const needs: Readonly<Record<Engine, { programs: readonly string[]; packages: readonly string[] }>> = {
  firefox: { programs: ['firefox-esr'], packages: ['firefox-esr'] },
  webkit: { programs: ['WebKitWebDriver', 'Xvfb'], packages: ['webkit2gtk-driver', 'xvfb'] },
};

const isInstalled = (program: string) =>
  (process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, program)));

/** The sentence that says which programs of an engine are missing and how to install them, or undefined. */
export function missingForEngine(engine: Engine): string | undefined {
  const { programs, packages } = needs[engine];
  const missing = programs.filter((program) => !isInstalled(program));
  if (missing.length === 0) return undefined;
  return `${missing.join(' and ')} not found, so nothing is tried in ${engine}. Install: apt-get install --no-install-recommends ${packages.join(' ')}`;
}
