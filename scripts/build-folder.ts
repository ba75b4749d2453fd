import { spawnSync } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the build, Next's default. */
export const buildFolder = '.next';

/** The content of the file that marks a complete build; `hash` names the sources and settings it was made of. */
type Marker = { hash: string };

function isComplete(marker: string, hash: string): boolean {
  try {
    const { hash: builtHash } = JSON.parse(readFileSync(marker, 'utf8')) as Partial<Marker>;
    return builtHash === hash;
  } catch {
    // There is no build, or one whose making was interrupted: the marker is missing or empty.
    return false;
  }
}

/**
 * Locks an opened folder until this process ends, however it ends: `shared` while a site serves the build, `exclusive` while
 * it is made. A lock that this process holds already is changed. flock(1) locks the open file, which this process keeps; the
 * system releases it, so none is left behind, and read access suffices, so the folder may be on a read-only file system or
 * belong to another user. Returns false when another process holds a lock that excludes this one. Where there is no flock(1),
 * which every Linux has, nothing is locked.
 */
function lock(folder: number, kind: 'shared' | 'exclusive'): boolean {
  const flag = kind === 'shared' ? '-s' : '-x';
  const { status } = spawnSync('flock', ['-n', flag, '3'], {
    stdio: ['ignore', 'ignore', 'inherit', folder],
  });
  return status !== 1;
}

/**
 * Finds the build `hash` in `folder`, or has `make` build it there, and locks it until this process ends. `make` resolves to
 * its success. `in use` means that it would have to be built under a running site or while another process builds.
 * Throws when the folder cannot be read or, with a build to make, written.
 */
export async function holdBuild(
  hash: string,
  make: () => Promise<boolean>,
  folder = buildFolder,
): Promise<'found' | 'made' | 'failed' | 'in use'> {
  const marker = path.join(folder, 'site-build.json');
  mkdirSync(folder, { recursive: true });
  const opened = openSync(folder, 'r');
  if (!lock(opened, 'shared')) return 'in use';
  if (isComplete(marker, hash)) return 'found';
  // When two processes come here at once, the first to ask gives up its shared lock and fails, and the second goes on.
  if (!lock(opened, 'exclusive')) return 'in use';
  writeFileSync(marker, '');
  if (!(await make())) return 'failed';
  writeFileSync(marker, JSON.stringify({ hash } satisfies Marker));
  return lock(opened, 'shared') ? 'made' : 'in use';
}
