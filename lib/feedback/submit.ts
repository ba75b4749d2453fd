import { LRUCache } from 'lru-cache';
import { getCentre } from '../content/centres.ts';
import type { FeedbackFields } from '../content/feedback-fields.ts';
import { failureOf, type Accepted, type Answer } from '../forms/answer.ts';
import type { Attempt } from '../forms/form.ts';
import { errorCode, log } from '../foundation/log.ts';
import { messages } from './messages.ts';
import { feedbackLine, saveFeedback } from './record.ts';
import type { FeedbackReply } from './replies.ts';

/** The answer to feedback that is on disk. */
const saved = (id: string): Accepted<FeedbackReply> => ({
  status: 201,
  reply: { kind: 'saved', id, message: messages.thanks },
});

/**
 * Writes of this process by idempotency key: a repeated attempt awaits the same write and adds no second line. The
 * fingerprint detects a key that was re-used for other answers.
 */
const writes = new LRUCache<string, { fingerprint: string; write: Promise<void> }>({ max: 5_000 });

/** Writes one line to disk, which is the only record (docs/product/choices.md#c7). */
export async function submitFeedback(
  _services: undefined,
  { fields }: { fields: FeedbackFields },
  { idempotencyKey, fingerprint }: Attempt,
): Promise<Answer> {
  const known = writes.get(idempotencyKey);
  if (known && known.fingerprint !== fingerprint) return failureOf({ kind: 'key-reused' }, messages.failed);
  const centre = getCentre(fields.centreId)?.name;
  const write = known?.write ?? saveFeedback(feedbackLine(idempotencyKey, fields, centre));
  if (!known) writes.set(idempotencyKey, { fingerprint, write });
  try {
    await write;
  } catch (error) {
    writes.delete(idempotencyKey);
    log.error('feedback.not-saved', { id: idempotencyKey, code: errorCode(error) });
    return { status: 503, code: 'not-saved', message: messages.failed, retryAfterMs: 10_000 };
  }
  log.info('feedback.saved', { id: idempotencyKey });
  return saved(idempotencyKey);
}
