import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import path from 'node:path';

/** Minimum free space in bytes: a run holds at most 70 MB at once, and a container's default of 64 MB is too little. */
const defaultMinBytes = 1024 ** 3;

/**
 * Creates a folder in memory for the tests' files, or returns undefined when `tmpfs` has less than `minBytes` free; the
 * system's temporary folder is used then. The outbox syncs every step, which on a slow disk (20 ms a sync) makes some
 * suites ten times slower and proves nothing, because a killed process's writes survive in memory too.
 */
export function scratchInMemory(tmpfs = '/dev/shm', minBytes = defaultMinBytes): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(tmpfs);
    if (bavail * bsize < minBytes) return undefined;
    const folder = mkdtempSync(path.join(tmpfs, 'site-tests-'));
    // PostgreSQL runs as another user, in its own folder below this one.
    chmodSync(folder, 0o711);
    return folder;
  } catch {
    return undefined;
  }
}
