import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { randomUUID } from 'node:crypto';
import { errorCode } from '../foundation/log.ts';
import { dayOf, nowMs } from '../foundation/time.ts';
import { seedCities, seedRows, type SeedResource } from './seed.ts';

const tables = `
  CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS cities (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS seed (
    position INTEGER PRIMARY KEY, resource TEXT NOT NULL, centre TEXT NOT NULL, month TEXT NOT NULL, body TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS seed_by ON seed (resource, centre, month);
  CREATE TABLE IF NOT EXISTS attendees (
    id TEXT PRIMARY KEY, type TEXT NOT NULL, fields TEXT NOT NULL, photo BLOB NOT NULL, key TEXT, at INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS emails (id TEXT PRIMARY KEY, email TEXT NOT NULL, subject TEXT NOT NULL, file TEXT NOT NULL,
    key TEXT, at INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS inquiries (id TEXT PRIMARY KEY, fields TEXT NOT NULL, key TEXT, at INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS answers (
    path TEXT NOT NULL, key TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (path, key));`;

/** To be raised when the tables or the seed's shape change: the seed of an older file is then generated again. */
const seedVersion = '4';

export type Attendee = { type: string; fields: Record<string, string>; photo: Uint8Array };
export type Email = { email: string; subject: string; file: string };

/** Opens the database file, readable by this user only. Throws one line that names the file when it cannot be used. */
function openFile(folder: string): DatabaseSync {
  const file = path.join(/* turbopackIgnore: true */ folder, 'embedded-backend.db');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const db = new DatabaseSync(file, { timeout: 5000 });
    chmodSync(file, 0o600);
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
    db.exec(tables);
    return db;
  } catch (error) {
    throw new Error(
      `The embedded backend's database ${file} cannot be used (${errorCode(error)}). It was left as it is: move it away to begin with an empty one.`,
      { cause: error },
    );
  }
}

type Body = Record<string, unknown>;
const bodies = (rows: readonly Record<string, unknown>[]) =>
  rows.map((row) => JSON.parse(String(row.body)) as Body);
const withFields = (row: Record<string, unknown>) =>
  typeof row.fields === 'string' ? { ...row, fields: JSON.parse(row.fields) as Body } : row;

/** The embedded backend's database: the seed, and the data received. Opened once for each process. */
export class Data {
  readonly #db: DatabaseSync;
  #seeded = '';

  /** Opens `embedded-backend.db` in a folder and creates both when needed. */
  constructor(folder: string) {
    this.#db = openFile(folder);
  }

  close(): void {
    this.#db.close();
  }

  #transaction<T>(work: () => T): T {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#db.exec('COMMIT');
      return result;
    } catch (error) {
      this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  #all(sql: string, ...values: string[]) {
    return this.#db.prepare(sql).all(...values);
  }

  #insert(sql: string, values: Readonly<Record<string, string | Uint8Array | null>>): string {
    const id = randomUUID();
    this.#db.prepare(sql).run({ id, ...values, at: nowMs() });
    return id;
  }

  #reseed(today: string): void {
    const db = this.#db;
    const version = `${seedVersion}:${today}`;
    if (db.prepare("SELECT value FROM meta WHERE name = 'seed'").get()?.value === version) return;
    db.exec('DELETE FROM seed; DELETE FROM cities');
    const city = db.prepare('INSERT INTO cities (id, name) VALUES (?, ?)');
    for (const { id, name } of seedCities()) city.run(id, name);
    const row = db.prepare('INSERT INTO seed (resource, centre, month, body) VALUES (?, ?, ?, ?)');
    for (const { resource, centre, month, body } of seedRows(today))
      row.run(resource, centre, month, JSON.stringify(body));
    db.prepare("INSERT OR REPLACE INTO meta (name, value) VALUES ('seed', ?)").run(version);
  }

  /** Regenerates the seed on the first call of a new day. */
  #ensureSeed(): void {
    const today = dayOf();
    if (this.#seeded === today) return;
    this.#transaction(() => this.#reseed(today));
    this.#seeded = today;
  }

  /** Seeded rows of a centre's resource in insertion order; of one month if `month` is given. */
  rows(resource: SeedResource, centre = '', month?: string): Body[] {
    this.#ensureSeed();
    const sql = 'SELECT body FROM seed WHERE resource = ? AND centre = ?';
    return month === undefined
      ? bodies(this.#all(`${sql} ORDER BY position`, resource, centre))
      : bodies(this.#all(`${sql} AND month = ? ORDER BY position`, resource, centre, month));
  }

  centres(): Body[] {
    this.#ensureSeed();
    return bodies(this.#all("SELECT body FROM seed WHERE resource = 'centre' ORDER BY position"));
  }

  cities(): { id: number; name: string }[] {
    this.#ensureSeed();
    return this.#all('SELECT id, name FROM cities ORDER BY id').map((row) => ({
      id: Number(row.id),
      name: String(row.name),
    }));
  }

  /** Runs `work` once for each path and key; a repetition gets the first response (Idempotency-Key). */
  once(callPath: string, key: string | undefined, work: () => string): string {
    return this.#transaction(() => {
      if (key === undefined) return work();
      const [stored] = this.#all('SELECT body FROM answers WHERE path = ? AND key = ?', callPath, key);
      if (stored) return String(stored.body);
      const body = work();
      this.#db.prepare('INSERT INTO answers (path, key, body) VALUES (?, ?, ?)').run(callPath, key, body);
      return body;
    });
  }

  addAttendee({ type, fields, photo }: Attendee, key: string | undefined): string {
    const sql =
      'INSERT INTO attendees (id, type, fields, photo, key, at) VALUES (:id, :type, :fields, :photo, :key, :at)';
    return this.#insert(sql, { type, fields: JSON.stringify(fields), photo, key: key ?? null });
  }

  addEmail({ email, subject, file }: Email, key: string | undefined): string {
    const sql =
      'INSERT INTO emails (id, email, subject, file, key, at) VALUES (:id, :email, :subject, :file, :key, :at)';
    return this.#insert(sql, { email, subject, file, key: key ?? null });
  }

  addInquiry(fields: Body, key: string | undefined): string {
    const sql = 'INSERT INTO inquiries (id, fields, key, at) VALUES (:id, :fields, :key, :at)';
    return this.#insert(sql, { fields: JSON.stringify(fields), key: key ?? null });
  }

  /** All data received, without the photos; for tests. */
  records() {
    return {
      attendees: this.#all('SELECT id, type, fields, key, at FROM attendees ORDER BY at').map(withFields),
      emails: this.#all('SELECT id, email, subject, file, key, at FROM emails ORDER BY at'),
      inquiries: this.#all('SELECT id, fields, key, at FROM inquiries ORDER BY at').map(withFields),
    };
  }
}
