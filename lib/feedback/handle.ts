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

/** Rate limit: feedback of one client address in ten minutes, enough for a class behind one address. */
const posts = () => bucketsNamed('feedback', { capacity: 60, refillMs: 600_000 });

type Answer = { status: 201; reply: FeedbackReply } | { status: 400 | 422 | 429 | 503; refusal: ErrorBody };

/**
 * Writes of this process by key: a repeated attempt awaits the same write and adds no second line. The digest of the
 * answers detects a key that was re-used for other answers.
 */
const writes = new LRUCache<string, { digest: string; write: Promise<void> }>({ max: 5_000 });

/** The idempotency key; generated when missing or empty. undefined for what is no UUID, which gives 400. */
function keyOf({ [keyControl]: key }: Fields): string | undefined {
  if (key === undefined || key === '') return randomUUID();
  return typeof key === 'string' ? guidOf(key) : undefined;
}

const thanks = (id: string): Answer => ({
  status: 201,
  reply: { kind: 'saved', id, message: messages.thanks },
});

async function saveOnce(id: string, typed: FeedbackFields): Promise<Answer> {
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
  // Only programs fill in the honeypot: they get a normal success, and the feedback is dropped.
  if (fields[honeypotControl]) return thanks(randomUUID());
  const errors = checkFeedback(typed);
  const [firstError] = Object.values(errors);
  if (firstError !== undefined)
    return { status: 400, refusal: { code: 'invalid', message: firstError, errors } };
  const rate = posts().take(address);
  if (rate.kind === 'limited')
    return {
      status: 429,
      refusal: { code: 'limited', message: messages.limited, retryAfterMs: rate.retryAfterMs },
    };
  const id = keyOf(fields);
  if (id === undefined) return { status: 400, refusal: { code: 'bad-key', message: messages.failed } };
  return saveOnce(id, typed);
}

const outcomes: Readonly<Record<Answer['status'], FeedbackOutcome>> = {
  201: 'saved',
  400: 'invalid',
  422: 'failed',
  429: 'limited',
  503: 'failed',
};

/** Redirects a form posted without JavaScript; the visitor's answers travel in a cookie. */
function page(result: Answer, typed: FeedbackFields): Response {
  // A 400 without messages at the fields is shown as a failure above the form.
  const hasNoFieldErrors = result.status === 400 && 'refusal' in result && !result.refusal.errors;
  const response = seeOther(feedbackPageAfter(hasNoFieldErrors ? 'failed' : outcomes[result.status]));
  const cookie =
    'reply' in result
      ? clearFlashCookie(isSecure())
      : feedbackSetCookie({ values: typed, errors: result.refusal.errors ?? {} }, isSecure());
  response.headers.append('Set-Cookie', cookie);
  return response;
}

/**
 * Handles POST /api/feedback, JSON or form-encoded: parses, validates by the form's schema, writes one line to disk and
 * responds (docs/product/choices.md#c7). The log gets ids only.
 */
export async function handleFeedback(request: Request): Promise<Response> {
  const body = await readFields(request, 8 * 1024);
  if (body.kind === 'refused') return body.response;
  const typed = normaliseFeedback(body.fields);
  const result = await answer(body.fields, typed, clientOf(request));
  if (!speaksJson(request)) return page(result, typed);
  return 'reply' in result ? json(result.reply, result.status) : errorResponse(result.status, result.refusal);
}
