import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { nowMs } from '../../shared/util/time.ts';

const createTablesSql = `
  CREATE TABLE IF NOT EXISTS received (
    id TEXT PRIMARY KEY, kind TEXT NOT NULL, body TEXT NOT NULL, photo BLOB, key TEXT, at INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS answers (
    path TEXT NOT NULL, key TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (path, key));`;

/** Data of the three write calls, by the name of their list in `records()`. */
type ReceivedBodies = {
  attendees: { type: string; fields: Record<string, string> };
  emails: { email: string; subject: string; file: string };
  inquiries: { fields: Record<string, unknown> };
};

/** Opens the database of a folder, or creates it, readable by this user only. */
function openDatabase(folder: string): DatabaseSync {
  const file = path.join(/* turbopackIgnore: true */ folder, 'embedded-backend.db');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(file, { timeout: 5000 });
  chmodSync(file, 0o600);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
  db.exec(createTablesSql);
  return db;
}

export class ReceivedData {
  readonly #db: DatabaseSync;

  constructor(folder: string) {
    this.#db = openDatabase(folder);
  }

  close(): void {
    this.#db.close();
  }

  /** Runs `work` in a transaction; with a key, only once for each path and key: a retry gets the first body again. */
  once(callPath: string, key: string | undefined, work: () => string): string {
    const db = this.#db;
    db.exec('BEGIN IMMEDIATE');
    try {
      const storedAnswer =
        key && db.prepare('SELECT body FROM answers WHERE path = ? AND key = ?').get(callPath, key);
      const body = storedAnswer ? String(storedAnswer.body) : work();
      if (key && !storedAnswer)
        db.prepare('INSERT INTO answers (path, key, body) VALUES (?, ?, ?)').run(callPath, key, body);
      db.exec('COMMIT');
      return body;
    } catch (error) {
      db.exec('ROLLBACK');
      throw error;
    }
  }

  /** Stores the data of a call; returns the new id. */
  add<Kind extends keyof ReceivedBodies>(
    kind: Kind,
    body: ReceivedBodies[Kind],
    key: string | undefined,
    photo?: Uint8Array,
  ): string {
    const id = randomUUID();
    this.#db
      .prepare(
        'INSERT INTO received (id, kind, body, photo, key, at) VALUES (:id, :kind, :body, :photo, :key, :at)',
      )
      .run({ id, kind, body: JSON.stringify(body), photo: photo ?? null, key: key ?? null, at: nowMs() });
    return id;
  }

  /** All received data without photos; for tests. */
  records() {
    const allRows = this.#db.prepare('SELECT id, kind, body, key, at FROM received ORDER BY at').all();
    const received = <Kind extends keyof ReceivedBodies>(kind: Kind) =>
      allRows
        .filter((row) => row.kind === kind)
        .map(({ id, body, key, at }) => ({
          id,
          ...(JSON.parse(String(body)) as ReceivedBodies[Kind]),
          key,
          at,
        }));
    return { attendees: received('attendees'), emails: received('emails'), inquiries: received('inquiries') };
  }
}
