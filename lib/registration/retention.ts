import type { Store, Value } from '../store/types.ts';
import { mailLimits, purgeInterval, retention } from './schedule.ts';

/**
 * What an UPDATE sets to remove everything personal of a row. Without answers nobody can finish a row that still waits, so it
 * ends as `done` and calls nobody any more.
 */
export const eraseAnswers = `fields = NULL, photo = NULL, token = NULL, person = NULL, mailbox = NULL,
  state = CASE WHEN state IN ('unknown', 'added', 'attention', 'mail_failed') THEN 'done' ELSE state END`;

/** The statements of one purge. A limit "at most" is met although a purge runs only every `purgeEvery`. */
const statements = (now: number): readonly (readonly [sql: string, values: readonly Value[]])[] => {
  const before = (age: number) => now - age + purgeInterval;
  return [
    [
      `DELETE FROM registrations WHERE state = 'ready' AND since <= ? RETURNING 1 AS changed`,
      [now - retention.ready],
    ],
    // Nothing came of it, and what is left without its photo could not be sent when its visitor comes back.
    [
      `DELETE FROM registrations WHERE state = 'rejected' AND since <= ? RETURNING 1 AS changed`,
      [before(retention.rejected)],
    ],
    // Whatever has happened to it since: a pass that is asked for again is drawn without the photo.
    [
      `UPDATE registrations SET photo = NULL WHERE photo IS NOT NULL AND done <= ? RETURNING 1 AS changed`,
      [before(retention.photo)],
    ],
    [
      `UPDATE registrations SET ${eraseAnswers}
       WHERE fields IS NOT NULL AND created <= ? RETURNING 1 AS changed`,
      [before(retention.fields)],
    ],
    [`DELETE FROM registrations WHERE created <= ? RETURNING 1 AS changed`, [before(retention.row)]],
    [`DELETE FROM drafts WHERE at <= ? RETURNING 1 AS changed`, [before(retention.uploadDraft)]],
    [`DELETE FROM resends WHERE at <= ? RETURNING 1 AS changed`, [now - mailLimits.day]],
  ];
};

/**
 * Removes what has been kept long enough (docs/product/registration.md#e7) and returns the number of rows touched. On SQLite
 * the write-ahead log is folded into the file afterwards, for it still holds the old pages; `secure_delete` has overwritten
 * them in the file itself.
 */
export async function purge(store: Store, now: number): Promise<number> {
  let changed = 0;
  for (const [sql, values] of statements(now)) changed += (await store.all(sql, values)).length;
  if (changed > 0 && store.engine === 'sqlite') await store.all('PRAGMA wal_checkpoint(TRUNCATE)');
  return changed;
}
