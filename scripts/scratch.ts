import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import path from 'node:path';

/** A whole run was never seen to hold more than 70 MB at once; a container's default of 64 MB is too little. */
const needed = 1024 ** 3;

/**
 * A folder in memory for what the tests write, where the machine has room for one (`/dev/shm` on Linux), or undefined: then
 * the system's temporary folder has to do. The ledger syncs every step to disk; on a slow disk (20 ms a sync) that makes some
 * suites ten times slower, and proves nothing: tests kill processes, and what a killed process wrote survives in memory too.
 * `tmpfs`: where to look, a folder; `room`: bytes that must be free there.
 */
export function scratchInMemory(tmpfs = '/dev/shm', room = needed): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(tmpfs);
    if (bavail * bsize < room) return undefined;
    const folder = mkdtempSync(path.join(tmpfs, 'site-tests-'));
    // PostgreSQL runs as a user of its own, in a folder of its own inside this one.
    chmodSync(folder, 0o711);
    return folder;
  } catch {
    return undefined;
  }
}
