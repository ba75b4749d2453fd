import { LRUCache } from 'lru-cache';
import { getCentre } from '../../shared/content/centres.ts';
import {
  feedbackControls,
  type FeedbackFields,
  type FeedbackReply,
  feedbackMessages,
  normaliseFeedback,
} from '../../shared/feedback/fields.ts';
import { type Accepted, type Answer, type Attempt, failureOf, type Form } from '../forms/form.ts';
import { env } from '../runtime/env.ts';
import { errorCode, log } from '../runtime/log.ts';
import { feedbackLine, saveFeedback } from './record.ts';
import { attemptOf, fingerprintOf, handleForm } from '../forms/endpoint.ts';
import { checkFeedback } from '../../shared/feedback/schema.ts';

/** Outcome of feedback that is on disk. */
const saved = (id: string): Accepted<FeedbackReply> => ({
  status: 201,
  reply: { kind: 'saved', id, message: feedbackMessages.thanks },
});

/**
 * Writes of this process by idempotency key: a retry awaits the same write and adds no second line. The fingerprint
 * detects a key re-used for other answers.
 */
const writes = new LRUCache<string, { fingerprint: string; write: Promise<void> }>({ max: 5_000 });

/** Writes one line to disk, the only record (docs/product/choices.md#c7). */
async function submitFeedback(
  fields: FeedbackFields,
  { idempotencyKey, fingerprint }: Attempt,
): Promise<Answer> {
  const known = writes.get(idempotencyKey);
  if (known && known.fingerprint !== fingerprint) return failureOf('key-reused', feedbackMessages.failed);
  const centre = getCentre(fields.centreId)?.name;
  const write = known?.write ?? saveFeedback(env().dataDir, feedbackLine(idempotencyKey, fields, centre));
  if (!known) writes.set(idempotencyKey, { fingerprint, write });
  try {
    await write;
  } catch (error) {
    writes.delete(idempotencyKey);
    log.error('feedback.not-saved', { id: idempotencyKey, code: errorCode(error) });
    return { status: 503, code: 'not-saved', message: feedbackMessages.failed, retryAfterMs: 10_000 };
  }
  log.info('feedback.saved', { id: idempotencyKey });
  return saved(idempotencyKey);
}

const form: Form = {
  name: 'feedback',
  page: '/feedback',
  controls: feedbackControls,
  failed: feedbackMessages.failed,
  // Allows a whole class behind one address.
  limit: {
    name: 'feedback',
    capacity: 60,
    refillMs: 600_000,
    refusal: { message: feedbackMessages.limited, outcome: 'limited' },
  },
  body: { maxBytes: 8 * 1024 },
  async take(post) {
    const fields = normaliseFeedback(post.raw);
    const check = { errors: checkFeedback(fields), fingerprint: fingerprintOf('feedback', fields) };
    const attempt = attemptOf(post, check, feedbackMessages.failed);
    return 'code' in attempt ? attempt : submitFeedback(fields, attempt);
  },
};

/** Handles POST /api/feedback (docs/product/forms.md#f9). */
export const handleFeedback = (request: Request): Promise<Response> => handleForm(request, form);
