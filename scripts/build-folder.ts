import { spawnSync } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the build, Next's default. */
export const buildFolder = '.next';

/** Content of the file that marks a complete build; `hash` identifies its sources and settings. */
type Marker = { hash: string };

function isComplete(marker: string, hash: string): boolean {
  try {
    const { hash: builtHash } = JSON.parse(readFileSync(marker, 'utf8')) as Partial<Marker>;
    return builtHash === hash;
  } catch {
    // No build, or an interrupted one: the marker is missing or empty.
    return false;
  }
}

/**
 * Locks an opened folder until this process ends: `shared` while serving the build, `exclusive` while building. Changes
 * a lock that this process already holds. Uses flock(1) on the open file, which the system releases at process end and
 * which needs only read access, so the folder may be read-only or another user's. Returns false if another process
 * holds a conflicting lock. Without flock(1), which every Linux has, nothing is locked.
 */
function lock(folder: number, kind: 'shared' | 'exclusive'): boolean {
  const flag = kind === 'shared' ? '-s' : '-x';
  const { status } = spawnSync('flock', ['-n', flag, '3'], {
    stdio: ['ignore', 'ignore', 'inherit', folder],
  });
  return status !== 1;
}

/**
 * Finds the build `hash` in `folder`, or builds it there with `make`, and locks it until this process ends. `make`
 * resolves to its success. `in use`: a build is needed, but a site is running or another process is building. Throws if
 * the folder cannot be read or, for a build, written.
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
  // If two processes get here at once, the first gives up its shared lock and fails; the second continues.
  if (!lock(opened, 'exclusive')) return 'in use';
  writeFileSync(marker, '');
  if (!(await make())) return 'failed';
  writeFileSync(marker, JSON.stringify({ hash } satisfies Marker));
  return lock(opened, 'shared') ? 'made' : 'in use';
}
