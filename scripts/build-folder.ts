import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../lib/server/runtime/env.ts';

export const buildFolder = '.next';

/** The file that marks a complete build. It contains the hash of its sources and settings. */
export const buildMarker = (folder = buildFolder): string => path.join(folder, 'site-build');

const hashedSources =
  'app components content lib public scripts/styles scripts/build.ts next.config.mjs instrumentation.ts package.json package-lock.json tsconfig.json';
const notBuiltPattern = /\.test\.tsx?$|\.md$|^\./;

function filesOf(entry: string): string[] {
  if (!statSync(entry).isDirectory()) return [entry];
  const entryNames = readdirSync(entry).filter((name) => !notBuiltPattern.test(name));
  return entryNames.toSorted().flatMap((name) => filesOf(path.join(entry, name)));
}

/** Hash of the sources' paths and bytes, and of settings that pre-rendered pages contain. */
export function sourcesHash(settings: Settings): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([settings.siteUrl, settings.mediaBaseUrl, settings.noindex]));
  for (const file of hashedSources.split(' ').flatMap(filesOf))
    hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 20);
}

/** True if `folder` contains the complete build of these sources and settings. */
export function isBuilt(hash: string, folder = buildFolder): boolean {
  try {
    return readFileSync(buildMarker(folder), 'utf8') === hash;
  } catch {
    return false;
  }
}

/**
 * Locks `folder` until this process ends: `shared` while serving the build, `exclusive` while building. False if
 * another process holds a conflicting lock. The lock of an existing folder needs only read access. Without flock(1),
 * which most Linux systems have, nothing is locked.
 */
export function lockBuild(kind: 'shared' | 'exclusive', folder = buildFolder): boolean {
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync('flock', ['--nonblock', `--${kind}`, '3'], {
    stdio: ['ignore', 'ignore', 'inherit', openSync(folder, 'r')],
  });
  return status !== 1;
}
