import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../lib/foundation/env.ts';
import { attachPolicies } from '../lib/edge/attach-policies.ts';
import { provideArt } from './art/provide.ts';
import { holdBuild } from './builds.ts';

/** The sources of a build, without tests, documentation and state. */
const sources = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'next.config.mjs',
  'proxy.ts',
  'instrumentation.ts',
  'package-lock.json',
  'tsconfig.json',
];
const print = (sentence: string) => void process.stdout.write(`${sentence}\n`);
const notBuilt = /\.test\.tsx?$|\.md$|^\./;

function filesOf(entry: string): string[] {
  const stats = statSync(entry, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? [entry] : [];
  return readdirSync(entry)
    .filter((name) => !notBuilt.test(name))
    .toSorted()
    .flatMap((name) => filesOf(path.join(entry, name)));
}

/**
 * The name of the build of these sources and settings: SHA-256 over the sources' paths and bytes, and over the settings
 * that pre-rendered pages contain.
 */
export function sourcesHash(settings: Settings): string {
  const hash = createHash('sha256');
  hash.update(
    JSON.stringify([
      settings.siteUrl,
      settings.mediaBaseUrl,
      settings.noindex,
      settings.deferScripts,
      settings.editUrl,
    ]),
  );
  for (const file of sources.flatMap(filesOf)) {
    hash.update(`\0${file}\0`);
    hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 20);
}

/** Runs `next build` into `folder` and attaches the pages' policies; its output goes to this terminal. */
async function build(settings: Settings, hash: string, folder: string): Promise<boolean> {
  const code = await new Promise<number>((resolve) => {
    const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
      stdio: 'inherit',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        NODE_NO_WARNINGS: '1',
        SITE_BUILD: hash,
        SITE_URL: settings.siteUrl,
        MEDIA_BASE_URL: settings.mediaBaseUrl,
        ROBOTS: settings.noindex ? 'noindex' : '',
        EDIT_URL: settings.editUrl ?? '',
      },
    });
    child.once('error', () => resolve(1));
    child.once('exit', (exit) => resolve(exit ?? 1));
  });
  if (code !== 0) return false;
  if (sourcesHash(settings) !== hash) {
    print('The sources changed while they were built: start again.');
    return false;
  }
  const unprepared = attachPolicies(folder, settings);
  // Next's own page for an error of the root layout has no sheets.
  const left = unprepared.filter((page) => page !== '_global-error.html');
  if (left.length > 0) print(`Left as Next made them, heavier than the others: ${left.join(', ')}.`);
  return true;
}

/**
 * Draws missing art, builds the current sources for these settings unless that build exists, locks it until this process ends (`holdBuild`),
 * sets SITE_BUILD for next.config.mjs and prints one line. Resolves to whether the build exists.
 */
export async function provideBuild(settings: Settings): Promise<boolean> {
  if (!provideArt()) {
    print('The art of new items cannot be drawn; the reason is above.');
    return false;
  }
  const hash = sourcesHash(settings);
  process.env.SITE_BUILD = hash;
  try {
    const outcome = await holdBuild(
      hash,
      (folder) => {
        print('There is no build of these sources and settings yet. Building, about a minute …');
        return build(settings, hash, folder);
      },
      () => print('Another process is making this build. Waiting for it …'),
    );
    if (outcome === 'found') print('The build is up to date.');
    return outcome !== 'failed';
  } catch (error) {
    print(`The folder of the builds cannot be used: ${error instanceof Error ? error.message : 'unknown'}`);
    return false;
  }
}
