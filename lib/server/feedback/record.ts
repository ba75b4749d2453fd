import {
  type FeedbackFields,
  feedbackQuestions,
  type FeedbackTextField,
} from '../../shared/feedback/fields.ts';
import { retention } from '../../shared/retention.ts';
import { purgeIntervalMs } from '../store/outbox/purge-jobs.ts';
import type { Store } from '../store/sql.ts';

/** The record to store; `0` is an unanswered question (docs/product/choices.md#c6). */
export function toFeedbackRecord(fields: FeedbackFields, centre: string | undefined) {
  const { centreId, studentName, enrollmentNo, faculty, batchCode } = fields;
  // A text that is left out is a type error.
  const textAnswers = { centreId, studentName, enrollmentNo, faculty, batchCode } satisfies Record<
    FeedbackTextField,
    string
  >;
  const { q3o1, q3o2, q3o3, q3o4, ...otherAnswers } = Object.fromEntries(
    feedbackQuestions.map((name) => [name, Number(fields[name]) || 0]),
  );
  const { centreId: centresId, ...otherTexts } = textAnswers;
  return { centresId, centre, ...otherTexts, ...otherAnswers, q3: { q3o1, q3o2, q3o3, q3o4 } };
}

/** Stores feedback durably; resolves to false if the id was used for other answers. Rejects with `StoreError`. */
export async function saveFeedback(
  store: Store,
  feedback: { id: string; fingerprint: string; record: object },
  now: number,
): Promise<boolean> {
  const { id, fingerprint, record } = feedback;
  await store.all(
    `INSERT INTO feedback (id, fingerprint, record, created) VALUES (:id, :fingerprint, :record, :now)
     ON CONFLICT (id) DO NOTHING`,
    { id, fingerprint, record: JSON.stringify(record), now },
  );
  const [row] = await store.all('SELECT fingerprint FROM feedback WHERE id = :id', { id });
  return row?.fingerprint === fingerprint;
}

/** All feedback as lines of JSON, oldest first, for the operator only. */
export async function exportFeedback(store: Store): Promise<string[]> {
  const rows = await store.all('SELECT id, record, created FROM feedback ORDER BY created, id');
  return rows.map(({ id, record, created }) =>
    JSON.stringify({
      id,
      at: new Date(Number(created)).toISOString(),
      ...(JSON.parse(String(record)) as object),
    }),
  );
}

/** Erases one feedback; false if there is none with this id. */
export const eraseOneFeedback = async (store: Store, id: string): Promise<boolean> =>
  (await store.all('DELETE FROM feedback WHERE id = :id RETURNING id', { id })).length > 0;

/** Erases the feedback whose retention ends before the next purge; returns how many were erased. */
export async function eraseOldFeedback(store: Store, now: number): Promise<number> {
  const cutoff = now - retention.feedback.ms + purgeIntervalMs;
  return (await store.all('DELETE FROM feedback WHERE created <= :cutoff RETURNING id', { cutoff })).length;
}
