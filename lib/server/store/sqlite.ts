import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { errorCode } from '../runtime/log.ts';
import { migrationsFrom, schemaVersion, refuseNewerSchema } from './migrations.ts';
import { checkValues, type StoredRow, type Store, StoreError, type SqlValues, isStoreError } from './sql.ts';

/** Timeout in ms for another process's write lock; node:sqlite's default is 0. */
const busyTimeoutMs = 5_000;

// Result codes of https://www.sqlite.org/rescode.html
const corruptCode = 11;
const diskFullCode = 13;
const notADatabaseCode = 26;
/** SQLITE_IOERR_SHMSIZE, an extended code: the result of opening a file on a full disk. */
const shmSizeCode = 4_874;
const isDamageCode = (code: number | undefined) => code === corruptCode || code === notADatabaseCode;

function sqliteCode(error: unknown): number | undefined {
  const code = typeof error === 'object' && error !== null && 'errcode' in error ? error.errcode : undefined;
  return typeof code === 'number' ? code & 0xff : undefined;
}

const isDiskFull = (error: unknown) =>
  errorCode(error) === 'ENOSPC' || [diskFullCode, shmSizeCode].includes(Number(Object(error).errcode));

/** The error of a file that cannot be opened; `unavailable` for a full disk, so that the site starts and retries. */
function openingError(file: string, error: unknown): StoreError {
  if (isStoreError(error)) return error;
  if (isDiskFull(error))
    return new StoreError(
      'unavailable',
      String(diskFullCode),
      `The disk of the database ${file} is full. Free space on it.`,
    );
  const code = sqliteCode(error);
  const damageOrOpenSentence = isDamageCode(code)
    ? `The database ${file} is damaged. It was not changed. Restore a backup, or move the file away to start with an empty one.`
    : `The database ${file} cannot be opened (${error instanceof Error ? error.message : errorCode(error)}). Check that DATA_DIR and the files in it are writable for this user.`;
  return new StoreError('unusable', String(code ?? errorCode(error)), damageOrOpenSentence);
}

/** Gives the file mode 0600, because SQLite would create it with the mode of the umask. The WAL files copy the mode. */
function createPrivateFile(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
}

const versionOf = (db: DatabaseSync): number =>
  Number(db.prepare('PRAGMA user_version').get()?.user_version ?? 0);

function checkDatabase(db: DatabaseSync, file: string): void {
  const version = versionOf(db);
  refuseNewerSchema(version, file);
  const checkResult = db.prepare('PRAGMA quick_check(1)').get()?.quick_check;
  if (checkResult !== 'ok')
    throw openingError(file, Object.assign(new Error('quick_check'), { errcode: corruptCode }));
}

/** Migrates the file; writes nothing if it is up to date, so that the site also starts on a full disk. */
function upgrade(db: DatabaseSync): void {
  if (versionOf(db) === schemaVersion) return;
  db.exec('BEGIN IMMEDIATE');
  try {
    for (const sql of migrationsFrom(versionOf(db), 'sqlite')) db.exec(sql);
    db.exec(`PRAGMA user_version = ${schemaVersion}`);
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}

function openDatabase(file: string): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    createPrivateFile(file);
    // A statement may use only some of the values that it is given.
    db = new DatabaseSync(file, { timeout: busyTimeoutMs, allowUnknownNamedParameters: true });
    checkDatabase(db, file);
    // FULL: a commit is durable before it returns. secure_delete: overwrites deleted data (retention).
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    upgrade(db);
    return db;
  } catch (error) {
    db?.close();
    throw openingError(file, error);
  }
}

function identityOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}

/**
 * Opens the store in one SQLite file, created if missing; with `knownIdentity` only the file of that identity. Throws
 * `StoreError`. While the file is gone or replaced, writes are rejected with the code `removed`, because a restart
 * would lose them.
 */
export function openSqlite(file: string, knownIdentity?: string): Store & { identity: string | undefined } {
  const removedError = () =>
    new StoreError('unavailable', 'removed', 'The database file is gone or has been replaced');
  if (knownIdentity !== undefined && identityOf(file) !== knownIdentity) throw removedError();
  const db = openDatabase(file);
  const identity = identityOf(file);
  const runStatement = (sql: string, values: SqlValues): StoredRow[] => {
    checkValues(sql, values);
    if (!sql.startsWith('SELECT') && identityOf(file) !== identity) throw removedError();
    try {
      // Columns contain only text, numbers, bytes and null (migrations).
      return db.prepare(sql).all(values) as StoredRow[];
    } catch (error) {
      const code = String(sqliteCode(error) ?? errorCode(error));
      throw new StoreError('unavailable', code, 'A statement on the store failed');
    }
  };

  return {
    identity,
    engine: 'sqlite',
    all: async (sql, values = {}) => runStatement(sql, values),
    close: async () => {
      if (db.isOpen) db.close();
    },
  };
}

export type ThreadRequest = {
  file: string;
  /** Identity of the file when it was first opened; undefined before. */
  identity?: string | undefined;
  operation: 'open' | 'all' | 'close';
  sql?: string;
  values?: SqlValues;
};
/** The result of a `ThreadRequest`. An error is part of it, because a thrown one would lose its kind and code. */
export type ThreadResult = {
  identity?: string | undefined;
  rows?: StoredRow[];
  error?: Pick<StoreError, 'kind' | 'code' | 'message'>;
};

let openedStore: ReturnType<typeof openSqlite> | undefined;

/**
 * Runs one operation in the thread that store.ts starts; the first call opens the store. Never rejects. Node runs this
 * file by type stripping, without a bundler.
 */
export default async function run({
  file,
  identity,
  operation,
  sql = '',
  values = {},
}: ThreadRequest): Promise<ThreadResult> {
  try {
    openedStore ??= openSqlite(file, identity);
    if (operation === 'open') return { identity: openedStore.identity };
    if (operation === 'all') return { rows: await openedStore.all(sql, values) };
    if (operation === 'close') await openedStore.close();
    return {};
  } catch (error) {
    const { kind, code, message } = isStoreError(error)
      ? error
      : new StoreError('unavailable', errorCode(error), 'A statement on the store failed');
    return { error: { kind, code, message } };
  }
}
