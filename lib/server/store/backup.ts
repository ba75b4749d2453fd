import { open, rename, rm, stat } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { errorCode } from '../runtime/log.ts';
import { type Store, isStoreError } from './sql.ts';

type BackupResult =
  | { kind: 'ok'; bytes: number }
  | { kind: 'exists' | 'damaged' | 'postgres' }
  /** The copy could not be written; `code` says why. */
  | { kind: 'failed'; code: string };

function isSound(file: string): boolean {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return db.prepare('PRAGMA quick_check(1)').get()?.quick_check === 'ok';
  } finally {
    db.close();
  }
}

/**
 * Copies the SQLite database to a new file with mode 0600 and checks the copy. May run while the site writes (VACUUM
 * INTO, https://www.sqlite.org/lang_vacuum.html). An existing `file` is kept (`exists`); `file` + `.part` is replaced.
 */
export async function backUp(store: Store, file: string): Promise<BackupResult> {
  if (store.engine !== 'sqlite') return { kind: 'postgres' };
  if (await stat(file).catch(() => undefined)) return { kind: 'exists' };
  // The copy gets its final name last, so that an incomplete copy does not look like a backup.
  const partialFile = `${file}.part`;
  await rm(partialFile, { force: true });
  try {
    await (await open(partialFile, 'wx', 0o600)).close();
    await store.all('VACUUM INTO :partialFile', { partialFile });
    if (!isSound(partialFile)) return { kind: 'damaged' };
    await rename(partialFile, file);
    return { kind: 'ok', bytes: (await stat(file)).size };
  } catch (error) {
    return { kind: 'failed', code: isStoreError(error) ? error.code : errorCode(error) };
  } finally {
    await rm(partialFile, { force: true });
  }
}
