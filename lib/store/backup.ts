import { chmod, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { errorCode } from '../foundation/log.ts';
import { StoreError, type Store } from './types.ts';

/** What came of a backup; `bytes` is the size of the file. */
export type Backup =
  | { kind: 'ok'; bytes: number }
  | { kind: 'exists' | 'damaged' | 'postgres' }
  /** The copy cannot be written: `code` is SQLite's or the system's. */
  | { kind: 'failed'; code: string };

/** The whole file is read: SQLite's own check of a database that nobody else has open. */
function isSound(file: string): boolean {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return db.prepare('PRAGMA quick_check(1)').get()?.quick_check === 'ok';
  } finally {
    db.close();
  }
}

async function sync(at: string): Promise<void> {
  const handle = await open(at, 'r');
  await handle.sync().finally(() => handle.close());
}

/**
 * Writes a copy of the SQLite ledger to a new file, readable by its owner only: one consistent moment of it, checked and on
 * disk when the promise resolves. Safe beside a running site, which may write meanwhile (VACUUM INTO,
 * https://www.sqlite.org/lang_vacuum.html). What retention has removed is not in it. Never overwrites a file. PostgreSQL has
 * pg_dump.
 */
export async function backUp(store: Store, file: string): Promise<Backup> {
  if (store.engine !== 'sqlite') return { kind: 'postgres' };
  if (await stat(file).catch(() => undefined)) return { kind: 'exists' };
  // A copy that was cut off must not look like a backup: it gets its name last.
  const part = `${file}.part`;
  await rm(part, { force: true });
  try {
    await (await open(part, 'wx', 0o600)).close();
    await chmod(part, 0o600);
    await store.all('VACUUM INTO ?', [part]);
    if (!isSound(part)) return { kind: 'damaged' };
    await sync(part);
    await rename(part, file);
    await sync(path.dirname(file));
    return { kind: 'ok', bytes: (await stat(file)).size };
  } catch (error) {
    return { kind: 'failed', code: error instanceof StoreError ? error.code : errorCode(error) };
  } finally {
    await rm(part, { force: true });
  }
}
