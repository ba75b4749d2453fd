import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { getCentre } from '../content/centres.ts';
import { isSecure } from '../foundation/env.ts';
import { honeypotControl, keyControl } from '../forms/controls.ts';
import { guidOf } from '../foundation/guid.ts';
import { clearFlashCookie } from '../forms/flash-state.ts';
import { bucketsNamed } from '../http/buckets.ts';
import { clientOf } from '../http/client.ts';
import { readFields, type Fields } from '../http/fields.ts';
import { json, errorResponse, seeOther, speaksJson, type ErrorBody } from '../http/error-response.ts';
import { errorCode, log } from '../foundation/log.ts';
import { fingerprintOf } from '../registration/identity.ts';
import { normaliseFeedback, type FeedbackFields } from '../content/feedback-fields.ts';
import { messages } from './messages.ts';
import { feedbackLine, saveFeedback } from './record.ts';
import { feedbackPageAfter, feedbackSetCookie, type FeedbackOutcome, type FeedbackReply } from './replies.ts';
import { checkFeedback } from './schema.ts';

/** Feedback of one address in ten minutes: a whole class may sit behind one. */
const posts = () => bucketsNamed('feedback', { capacity: 60, refillMs: 600_000 });

type Answer = { status: 201; reply: FeedbackReply } | { status: 400 | 422 | 429 | 503; refusal: ErrorBody };

/**
 * Writes of this process by key: a repeated attempt waits for the same write, is thanked again and makes no second line.
 * The digest of the answers tells it from another one with the same key, which was never written.
 */
const writes = new LRUCache<string, { digest: string; write: Promise<void> }>({ max: 5_000 });

/** The key of the attempt; a missing or empty one is made up. Undefined for what is no UUID: 400. */
function keyOf({ [keyControl]: key }: Fields): string | undefined {
  if (key === undefined || key === '') return randomUUID();
  return typeof key === 'string' ? guidOf(key) : undefined;
}

const thanks = (id: string): Answer => ({
  status: 201,
  reply: { kind: 'saved', id, message: messages.thanks },
});

async function keep(id: string, typed: FeedbackFields): Promise<Answer> {
  const digest = fingerprintOf('feedback', typed);
  const known = writes.get(id);
  if (known && known.digest !== digest)
    return { status: 422, refusal: { code: 'key-reused', message: messages.failed } };
  const write = known?.write ?? saveFeedback(feedbackLine(id, typed, getCentre(typed.centresId)?.name));
  if (!known) writes.set(id, { digest, write });
  try {
    await write;
  } catch (error) {
    writes.delete(id);
    log.error('feedback.not-saved', { id, code: errorCode(error) });
    return {
      status: 503,
      refusal: { code: 'not-saved', message: messages.failed, retryAfterMs: 10_000 },
    };
  }
  log.info('feedback.saved', { id });
  return thanks(id);
}

async function answer(fields: Fields, typed: FeedbackFields, address: string): Promise<Answer> {
  // People do not see this field: what a program sends is thanked for and thrown away.
  if (fields[honeypotControl]) return thanks(randomUUID());
  const errors = checkFeedback(typed);
  const [first] = Object.values(errors);
  if (first !== undefined) return { status: 400, refusal: { code: 'invalid', message: first, errors } };
  const rate = posts().take(address);
  if (rate.kind === 'limited')
    return {
      status: 429,
      refusal: { code: 'limited', message: messages.limited, retryAfterMs: rate.retryAfterMs },
    };
  const id = keyOf(fields);
  if (id === undefined) return { status: 400, refusal: { code: 'bad-key', message: messages.failed } };
  return keep(id, typed);
}

const outcomes: Readonly<Record<Answer['status'], FeedbackOutcome>> = {
  201: 'saved',
  400: 'invalid',
  422: 'failed',
  429: 'limited',
  503: 'failed',
};

/** The page for a form posted without JavaScript; what was typed goes along in the visitor's own cookie. */
function page(result: Answer, typed: FeedbackFields): Response {
  // A refusal without sentences at the fields is told above them.
  const unexplained = result.status === 400 && 'refusal' in result && !result.refusal.errors;
  const response = seeOther(feedbackPageAfter(unexplained ? 'failed' : outcomes[result.status]));
  const cookie =
    'reply' in result
      ? clearFlashCookie(isSecure())
      : feedbackSetCookie({ values: typed, errors: result.refusal.errors ?? {} }, isSecure());
  response.headers.append('Set-Cookie', cookie);
  return response;
}

/**
 * POST /api/feedback, JSON or form-encoded: read, validate with the form's schema, one line on disk, then the thanks
 * (docs/product/choices.md#c7). The log gets ids only.
 */
export async function handleFeedback(request: Request): Promise<Response> {
  const body = await readFields(request, 8 * 1024);
  if (body.kind === 'refused') return body.response;
  const typed = normaliseFeedback(body.fields);
  const result = await answer(body.fields, typed, clientOf(request));
  if (!speaksJson(request)) return page(result, typed);
  return 'reply' in result ? json(result.reply, result.status) : errorResponse(result.status, result.refusal);
}
