import { chmodSync, closeSync, mkdirSync, openSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { errorCode } from '../runtime/log.ts';
import { runningMs } from '../../shared/util/time.ts';
import { numbered, type Row, type Store, StoreError, trialWrite, type Value, type Values } from './sql.ts';
import { indexes, SCHEMA_VERSION, upgradesFrom } from './schema.ts';

/** Timeout in ms for another process's write lock; node:sqlite's default is 0. */
const BUSY_TIMEOUT_MS = 5_000;
/** Larger files get only a schema check at start; a full check takes about a second per gigabyte. */
const MAX_CHECKED_BYTES = 256 * 1024 * 1024;
const MAX_CACHED_STATEMENTS = 100;
/**
 * Bytes written between two checkpoints. SQLite's automatic ones are off, so that any change of the file that this
 * process did not make is someone overwriting it.
 */
const CHECKPOINT_BYTES = 4 * 1024 * 1024;
/** Approximate bytes that a statement writes to the log in addition to its values. */
const STATEMENT_BYTES = 16 * 1024;
/**
 * Bytes for a few registrations with photos, on the disk and below the file size limit; with less, the site is not
 * ready.
 */
const MIN_FREE_BYTES = 8 * 1024 * 1024;

// Primary result codes of https://www.sqlite.org/rescode.html
const CORRUPT = 11;
const NOT_A_DATABASE = 26;
const isDamage = (code: number | undefined) => code === CORRUPT || code === NOT_A_DATABASE;

function sqliteCode(error: unknown): number | undefined {
  const code = typeof error === 'object' && error !== null && 'errcode' in error ? error.errcode : undefined;
  return typeof code === 'number' ? code & 0xff : undefined;
}

function unusable(file: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const code = sqliteCode(error);
  const damaged = isDamage(code);
  const what = damaged ? 'is damaged' : `cannot be opened (${errorCode(error)})`;
  const advice = damaged
    ? 'It was left as it is: restore a backup, or move the file away to begin with an empty one.'
    : 'Check DATA_DIR and its permissions.';
  return new StoreError('unusable', String(code ?? 'open'), `The database ${file} ${what}. ${advice}`);
}

/** Creates the file with mode 0600 before SQLite would make it readable for all. The WAL files copy its mode. */
function privateFile(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
}

function check(db: DatabaseSync, file: string): void {
  const version = Number(db.prepare('PRAGMA user_version').get()?.user_version ?? 0);
  if (version > SCHEMA_VERSION)
    throw new StoreError(
      'unusable',
      'newer',
      `The database ${file} belongs to a newer version of the site (schema ${version}, this one knows ${SCHEMA_VERSION}). Start that version.`,
    );
  if (statSync(file).size > MAX_CHECKED_BYTES) return;
  const checkResult = db.prepare('PRAGMA quick_check(1)').get()?.quick_check;
  if (checkResult !== 'ok')
    throw unusable(file, Object.assign(new Error('quick_check'), { errcode: CORRUPT }));
}

function upgrade(db: DatabaseSync): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    const version = Number(db.prepare('PRAGMA user_version').get()?.user_version ?? 0);
    for (const sql of [...upgradesFrom(version, 'BLOB'), ...indexes]) db.exec(sql);
    db.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}

function open(file: string): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    privateFile(file);
    db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
    check(db, file);
    // FULL: a commit is durable before it returns. secure_delete: overwrites deleted data (retention).
    db.exec(
      'PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON',
    );
    upgrade(db);
    return db;
  } catch (error) {
    db?.close();
    throw unusable(file, error);
  }
}

/** File and log as found on disk; zeros for a missing one. */
const filesAt = (file: string) =>
  [file, `${file}-wal`].map((name) => {
    const { dev = 0, ino = 0, size = 0, mtimeMs = 0 } = statSync(name, { throwIfNoEntry: false }) ?? {};
    return { id: `${dev}:${ino}`, size, version: `${size}:${mtimeMs}` };
  });

/**
 * Watches the file and its log. `problem` is `removed` while either is not the file that was opened, and `overwritten`
 * for good once another process has written the file or shortened the log (not checked with `isBeside`). Call `wrote`
 * after a checkpoint.
 */
function watchFiles(file: string, isBeside: boolean) {
  const look = () => {
    const [main, log] = filesAt(file);
    return { ids: `${main?.id} ${log?.id}`, version: main?.version, logBytes: log?.size ?? 0 };
  };
  let known = look();
  let isOverwritten = false;
  return {
    problem(): 'removed' | 'overwritten' | undefined {
      const seen = look();
      if (seen.ids !== known.ids) return 'removed';
      isOverwritten ||= !isBeside && (seen.version !== known.version || seen.logBytes < known.logBytes);
      known.logBytes = seen.logBytes;
      return isOverwritten ? 'overwritten' : undefined;
    },
    wrote: () => void (known = look()),
  };
}

const sizeOf = (value: Value) =>
  typeof value === 'object' ? (value?.byteLength ?? 0) : String(value).length;

/** Maximum bytes that this process may write to one file (`ulimit -f`). */
function fileSizeLimit(): number {
  const { userLimits } = process.report.getReport() as {
    userLimits?: { file_size_blocks?: { soft: number | 'unlimited' } };
  };
  const limit = userLimits?.file_size_blocks?.soft;
  return typeof limit === 'number' ? limit : Infinity;
}

/**
 * Opens the store in one SQLite file, created if missing. Throws `StoreError('unusable')` with a one-line message for a
 * file that is damaged, of a newer schema or not permitted, and never changes it. If the file is found damaged, missing
 * or overwritten later, every write is rejected (`11`, `removed`, `overwritten`) and reads continue. `isBeside`:
 * another process (a site) may use the file and alone makes checkpoints.
 */
export function openSqlite(file: string, isBeside = false): Store {
  const db = open(file);
  const files = watchFiles(file, isBeside);
  const mostBytes = fileSizeLimit();
  let isDamaged = false;
  let writtenBytes = 0;
  const statements = new Map<string, StatementSync>();

  const prepare = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = db.prepare(sql);
    if (statements.size >= MAX_CACHED_STATEMENTS) statements.clear();
    statements.set(sql, statement);
    return statement;
  };
  const run = (sql: string, values: Values): Row[] => {
    const { text, list } = numbered(sql, values, 'sqlite');
    const isRead = sql.startsWith('SELECT');
    if (!isRead) {
      // Rejects writes: they would be lost with a deleted or corrupt file.
      const code = isDamaged ? String(CORRUPT) : files.problem();
      if (code) throw new StoreError('unavailable', code, 'The store takes no writes any more');
    }
    try {
      // Columns contain only text, numbers and bytes (schema.ts).
      const rows = prepare(text).all(...list) as Row[];
      if (isRead) return rows;
      if (isBeside) return rows;
      writtenBytes += list.reduce<number>((sum, value) => sum + sizeOf(value), STATEMENT_BYTES);
      const isCheckpoint = sql.startsWith('PRAGMA wal_checkpoint');
      if (!isCheckpoint && writtenBytes >= CHECKPOINT_BYTES) prepare('PRAGMA wal_checkpoint(PASSIVE)').all();
      else if (!isCheckpoint) return rows;
      writtenBytes = 0;
      files.wrote();
      return rows;
    } catch (error) {
      const code = sqliteCode(error);
      isDamaged ||= isDamage(code);
      throw new StoreError(
        'unavailable',
        String(code ?? errorCode(error)),
        'A statement on the store failed',
      );
    }
  };

  return {
    engine: 'sqlite',
    all: async (sql, values = {}) => run(sql, values),
    writable: async () => {
      try {
        const { bavail, bsize } = statfsSync(path.dirname(file));
        if (bavail * bsize < MIN_FREE_BYTES) return false;
        const bytes = filesAt(file).reduce((sum, { size }) => sum + size, 0);
        if (bytes + MIN_FREE_BYTES > mostBytes) return false;
        run(trialWrite, { now: runningMs() });
        return true;
      } catch {
        return false; // StoreError of run, or a missing folder
      }
    },
    close: async () => {
      if (db.isOpen) db.close();
    },
  };
}
