import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * The builds of a folder, each in a folder of its own, named by its hash. A build is never changed once its marker is
 * written, so a running site keeps its files whatever is built beside it, and going back to earlier sources is a start.
 */

/** Where builds lie, from the project's root; next.config.mjs names the same folder as `distDir`. */
const buildsFolder = '.next/builds';
/** Longer than any build takes: how long a start waits while another process makes the same build. */
const waitMs = 15 * 60_000;
const SQLITE_BUSY = 5;

export const buildFolder = (hash: string, root = buildsFolder): string => path.join(root, hash);
const markerOf = (folder: string) => path.join(folder, 'site-build.json');
const isComplete = (folder: string) => existsSync(markerOf(folder));

/** Locks this process holds until it ends; one that nobody refers to would be closed with the next garbage collection. */
const held: DatabaseSync[] = [];

/**
 * Locks a build: `shared` while a site serves it, `exclusive` while it is made or removed. The lock is SQLite's own file
 * lock on an empty database, which the system releases when the process ends, however it ends. The file is never removed:
 * another process may be waiting for it. Waits `ms`; `undefined` when the lock was not free by then. Throws when the file
 * cannot be opened at all.
 */
function lock(folder: string, kind: 'shared' | 'exclusive', ms: number): DatabaseSync | undefined {
  // Reading is enough for a shared lock: the image's file system is read-only, and the files belong to another user.
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

/** Which builds may go: all but `current` and the one used last before it. `builds`: their marker's time, if complete. */
export function removableBuilds(
  builds: readonly { hash: string; usedAt: number | undefined }[],
  current: string,
): string[] {
  const others = builds.filter(({ hash }) => hash !== current);
  const last = Math.max(...others.map(({ usedAt }) => usedAt ?? 0));
  return others.filter(({ usedAt }) => usedAt === undefined || usedAt < last).map(({ hash }) => hash);
}

/** Removes older builds, but none that a running site serves or another process is making. */
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
      const removing = lock(folder, 'exclusive', 0);
      if (removing) rmSync(folder, { recursive: true, force: true });
      removing?.close();
    } catch {
      // It belongs to another user: it takes room and does no harm.
    }
  }
}

/** Notes that a build is in use now, for `removableBuilds`. */
function touch(folder: string): void {
  try {
    const now = Date.now() / 1000;
    utimesSync(markerOf(folder), now, now);
  } catch {
    // A read-only file system: nobody builds or removes anything there.
  }
}

/**
 * Makes sure that the build `hash` exists, and holds it for this process: nobody removes it until the process ends.
 * `make` builds into the folder it is given and resolves with its success; it runs when there is no complete build, in one
 * process at a time. `onWait` is called before waiting for another process. Resolves with what happened.
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
  const take = (kind: 'shared' | 'exclusive') => {
    const free = lock(folder, kind, 0);
    if (free) return free;
    onWait();
    return lock(folder, kind, waitMs);
  };
  let made = false;
  for (;;) {
    const using = take('shared');
    if (!using) return 'failed';
    if (isComplete(folder)) {
      held.push(using);
      touch(folder);
      return made ? 'made' : 'found';
    }
    using.close();
    const making = take('exclusive');
    if (!making) return 'failed';
    try {
      // Another process may have made it meanwhile.
      if (isComplete(folder)) continue;
      if (!(await make(folder))) return 'failed';
      writeFileSync(markerOf(folder), '{}');
      made = true;
      removeOldBuilds(hash, root);
    } finally {
      making.close();
    }
  }
}
