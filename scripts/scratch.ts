import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import path from 'node:path';

/** Minimum free space in bytes: a run uses at most 70 MB at once, and a container's default of 64 MB is too little. */
const defaultMinBytes = 1024 ** 3;

/**
 * Creates a folder in memory for the tests' files, or returns undefined if `tmpfs` has less than `minBytes` free; then
 * the system's temporary folder is used. The outbox syncs every step, which makes some suites ten times slower on a
 * slow disk (20 ms per sync) and proves nothing, because writes of a killed process survive in memory too.
 */
export function scratchInMemory(tmpfs = '/dev/shm', minBytes = defaultMinBytes): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(tmpfs);
    if (bavail * bsize < minBytes) return undefined;
    const folder = mkdtempSync(path.join(tmpfs, 'site-tests-'));
    // PostgreSQL runs as another user, in a folder below this one.
    chmodSync(folder, 0o711);
    return folder;
  } catch {
    return undefined;
  }
}
