import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Builds, each in a folder named by its hash. A build never changes once its marker is written, so a running site keeps its
 * files during another build, and going back to earlier sources needs no build.
 */

/** Folder of the builds below the project's root; equal to `distDir` in next.config.mjs. */
const buildsFolder = '.next/builds';
/** Timeout of waiting for another process that makes the same build; longer than any build takes. */
const waitMs = 15 * 60_000;
const SQLITE_BUSY = 5;

export const buildFolder = (hash: string, root = buildsFolder): string => path.join(root, hash);
const markerOf = (folder: string) => path.join(folder, 'site-build.json');
const isComplete = (folder: string) => existsSync(markerOf(folder));

/** Locks this process holds until it ends; a reference keeps them from garbage collection, which would close them. */
const heldLocks: DatabaseSync[] = [];

/**
 * Locks a build: `shared` while a site serves it, `exclusive` while it is made or removed. It is SQLite's file lock on an
 * empty database, which the system releases whenever the process ends; the file is never removed, because another process
 * may be waiting for it. Returns undefined when the lock is not free within `ms`; throws when the file cannot be opened.
 */
function lock(folder: string, kind: 'shared' | 'exclusive', ms: number): DatabaseSync | undefined {
  // Read access suffices for a shared lock: in the image the file system is read-only and the files belong to another user.
  const database = new DatabaseSync(`${folder}.lock`, { readOnly: kind === 'shared', timeout: ms });
  try {
    database.exec(
      kind === 'shared'
        ? 'BEGIN; SELECT count(*) FROM sqlite_master'
        : 'PRAGMA journal_mode=MEMORY; BEGIN EXCLUSIVE',
    );
    return database;
  } catch (error) {
    database.close();
    if (typeof error === 'object' && error !== null && 'errcode' in error && error.errcode === SQLITE_BUSY)
      return undefined;
    throw error;
  }
}

/**
 * The builds to remove: all but `current` and the last used other one. `usedAt` is the marker's time, undefined when
 * incomplete.
 */
export function removableBuilds(
  builds: readonly { hash: string; usedAt: number | undefined }[],
  current: string,
): string[] {
  const others = builds.filter(({ hash }) => hash !== current);
  const last = Math.max(...others.map(({ usedAt }) => usedAt ?? 0));
  return others.filter(({ usedAt }) => usedAt === undefined || usedAt < last).map(({ hash }) => hash);
}

/** Removes older builds that no running site serves and no other process is making. */
function removeOldBuilds(current: string, root: string): void {
  const builds = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      hash: name,
      usedAt: statSync(markerOf(path.join(root, name)), { throwIfNoEntry: false })?.mtimeMs,
    }));
  for (const hash of removableBuilds(builds, current)) {
    const folder = buildFolder(hash, root);
    try {
      const removalLock = lock(folder, 'exclusive', 0);
      if (removalLock) rmSync(folder, { recursive: true, force: true });
      removalLock?.close();
    } catch {
      // It belongs to another user; keeping it is harmless.
    }
  }
}

/** Records the time of use of a build, for `removableBuilds`. */
function touch(folder: string): void {
  try {
    const now = Date.now() / 1000;
    utimesSync(markerOf(folder), now, now);
  } catch {
    // On a read-only file system no builds are made or removed.
  }
}

/**
 * Makes the build `hash` unless it exists, and locks it against removal until this process ends. `make` builds into the
 * given folder and resolves to its success; it runs only without a complete build, in one process at a time. `onWait` is
 * called before waiting for another process.
 */
export async function holdBuild(
  hash: string,
  make: (folder: string) => Promise<boolean>,
  onWait: () => void = () => undefined,
  root = buildsFolder,
): Promise<'found' | 'made' | 'failed'> {
  const folder = buildFolder(hash, root);
  if (!existsSync(`${folder}.lock`)) {
    mkdirSync(root, { recursive: true });
    writeFileSync(`${folder}.lock`, '', { flag: 'a' });
  }
  const acquire = (kind: 'shared' | 'exclusive') => {
    const freeLock = lock(folder, kind, 0);
    if (freeLock) return freeLock;
    onWait();
    return lock(folder, kind, waitMs);
  };
  let wasMade = false;
  for (;;) {
    const sharedLock = acquire('shared');
    if (!sharedLock) return 'failed';
    if (isComplete(folder)) {
      heldLocks.push(sharedLock);
      touch(folder);
      return wasMade ? 'made' : 'found';
    }
    sharedLock.close();
    const exclusiveLock = acquire('exclusive');
    if (!exclusiveLock) return 'failed';
    try {
      // Another process may have made it in the meantime.
      if (isComplete(folder)) continue;
      if (!(await make(folder))) return 'failed';
      writeFileSync(markerOf(folder), '{}');
      wasMade = true;
      removeOldBuilds(hash, root);
    } finally {
      exclusiveLock.close();
    }
  }
}
