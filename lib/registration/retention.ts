import type { Store, Value } from '../store/types.ts';
import { mailLimits, purgeInterval, retention } from './schedule.ts';

/**
 * Assignments of an UPDATE that erase the personal data of a row. A waiting row becomes `done`, because it cannot be finished
 * without its answers.
 */
export const eraseAnswers = `fields = NULL, photo = NULL, token = NULL, person = NULL, mailbox = NULL,
  state = CASE WHEN state IN ('unknown', 'added', 'attention', 'mail_failed') THEN 'done' ELSE state END`;

/** The statements of one purge. Rows expire one `purgeInterval` early, so that no limit is exceeded between two purges. */
const statements = (now: number): readonly (readonly [sql: string, values: readonly Value[]])[] => {
  const before = (age: number) => now - age + purgeInterval;
  return [
    [
      `DELETE FROM registrations WHERE state = 'ready' AND since <= ? RETURNING 1 AS changed`,
      [now - retention.ready],
    ],
    // A rejected row is deleted as a whole, because without its photo a retry could not send it.
    [
      `DELETE FROM registrations WHERE state = 'rejected' AND since <= ? RETURNING 1 AS changed`,
      [before(retention.rejected)],
    ],
    // In every state: a pass requested again later is drawn without the photo.
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
 * Removes expired data (docs/product/registration.md#e7) and returns the number of rows changed. On SQLite it then
 * checkpoints the write-ahead log, which still holds the old pages; `secure_delete` overwrites them in the file.
 */
export async function purge(store: Store, now: number): Promise<number> {
  let changed = 0;
  for (const [sql, values] of statements(now)) changed += (await store.all(sql, values)).length;
  if (changed > 0 && store.engine === 'sqlite') await store.all('PRAGMA wal_checkpoint(TRUNCATE)');
  return changed;
}
