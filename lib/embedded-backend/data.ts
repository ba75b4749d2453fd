import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { randomUUID } from 'node:crypto';
import { errorCode } from '../log.ts';
import { dayOf, nowMs } from '../time.ts';
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

/** Raise when the tables or the seed's shape change: an older file's seed is then made again. */
const seedVersion = '3';

export type Attendee = { type: string; fields: Record<string, string>; photo: Uint8Array };
export type Email = { email: string; subject: string; file: string };

/** The embedded backend's own database: what it was sent, and the seed. */
export type Data = ReturnType<typeof openData>;

/** The database file, for this user only. Throws one line that names the file when it cannot be used as it is. */
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

/** Opens `embedded-backend.db` in a folder, making both when needed. */
export function openData(folder: string) {
  const db = openFile(folder);

  const transaction = <T>(work: () => T): T => {
    db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      db.exec('COMMIT');
      return result;
    } catch (error) {
      db.exec('ROLLBACK');
      throw error;
    }
  };

  let seeded = '';
  const reseed = (today: string) => {
    const wanted = `${seedVersion}:${today}`;
    const have = db.prepare("SELECT value FROM meta WHERE name = 'seed'").get()?.value;
    if (have === wanted) return;
    db.exec('DELETE FROM seed; DELETE FROM cities');
    const city = db.prepare('INSERT INTO cities (id, name) VALUES (?, ?)');
    for (const { id, name } of seedCities()) city.run(id, name);
    const row = db.prepare('INSERT INTO seed (resource, centre, month, body) VALUES (?, ?, ?, ?)');
    for (const { resource, centre, month, body } of seedRows(today))
      row.run(resource, centre, month, JSON.stringify(body));
    db.prepare("INSERT OR REPLACE INTO meta (name, value) VALUES ('seed', ?)").run(wanted);
  };
  /** The seed follows the calendar: the first call of a new day makes it again. */
  const ensureSeed = () => {
    const today = dayOf();
    if (seeded === today) return;
    transaction(() => reseed(today));
    seeded = today;
  };

  const rows = (resource: SeedResource, centre = '', month?: string): Record<string, unknown>[] => {
    ensureSeed();
    const where = month === undefined ? '' : ' AND month = ?';
    const values = month === undefined ? [resource, centre] : [resource, centre, month];
    return db
      .prepare(`SELECT body FROM seed WHERE resource = ? AND centre = ?${where} ORDER BY position`)
      .all(...values)
      .map((row) => JSON.parse(String(row.body)) as Record<string, unknown>);
  };

  const centres = (): Record<string, unknown>[] => {
    ensureSeed();
    return db
      .prepare("SELECT body FROM seed WHERE resource = 'centre' ORDER BY position")
      .all()
      .map((row) => JSON.parse(String(row.body)) as Record<string, unknown>);
  };

  const cities = (): { id: number; name: string }[] => {
    ensureSeed();
    return db
      .prepare('SELECT id, name FROM cities ORDER BY id')
      .all()
      .map((row) => ({ id: Number(row.id), name: String(row.name) }));
  };

  /** Does something once for each key and path: a repetition gets the first answer (Idempotency-Key). */
  const once = (where: string, key: string | undefined, work: () => string): string =>
    transaction(() => {
      if (key === undefined) return work();
      const known = db.prepare('SELECT body FROM answers WHERE path = ? AND key = ?').get(where, key);
      if (known) return String(known.body);
      const body = work();
      db.prepare('INSERT INTO answers (path, key, body) VALUES (?, ?, ?)').run(where, key, body);
      return body;
    });

  return {
    rows,
    centres,
    cities,
    once,
    addAttendee(attendee: Attendee, key: string | undefined): string {
      const id = randomUUID();
      db.prepare('INSERT INTO attendees (id, type, fields, photo, key, at) VALUES (?, ?, ?, ?, ?, ?)').run(
        id,
        attendee.type,
        JSON.stringify(attendee.fields),
        attendee.photo,
        key ?? null,
        nowMs(),
      );
      return id;
    },
    addEmail(email: Email, key: string | undefined): string {
      const id = randomUUID();
      db.prepare('INSERT INTO emails (id, email, subject, file, key, at) VALUES (?, ?, ?, ?, ?, ?)').run(
        id,
        email.email,
        email.subject,
        email.file,
        key ?? null,
        nowMs(),
      );
      return id;
    },
    addInquiry(fields: Record<string, unknown>, key: string | undefined): string {
      const id = randomUUID();
      db.prepare('INSERT INTO inquiries (id, fields, key, at) VALUES (?, ?, ?, ?)').run(
        id,
        JSON.stringify(fields),
        key ?? null,
        nowMs(),
      );
      return id;
    },
    /** Everything received, for tests: without the photos. */
    records() {
      const parsed = (sql: string) =>
        db
          .prepare(sql)
          .all()
          .map((row) => ({
            ...row,
            ...(typeof row.fields === 'string' && {
              fields: JSON.parse(row.fields) as Record<string, unknown>,
            }),
          }));
      return {
        attendees: parsed('SELECT id, type, fields, key, at FROM attendees ORDER BY at'),
        emails: parsed('SELECT id, email, subject, file, key, at FROM emails ORDER BY at'),
        inquiries: parsed('SELECT id, fields, key, at FROM inquiries ORDER BY at'),
      };
    },
    close: () => db.close(),
  };
}
