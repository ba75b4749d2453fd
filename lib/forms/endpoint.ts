import { randomUUID } from 'node:crypto';
import { log } from '../foundation/log.ts';
import { bucketsNamed } from '../http/buckets.ts';
import { clientOf } from '../http/client.ts';
import { seeOther, speaksJson } from '../http/error-response.ts';
import { requestId } from '../http/route.ts';
import { discardUpload } from '../uploads/discard.ts';
import { invalid, outcomeOf, toJson, type Accepted, type Answer, type Refusal } from './answer.ts';
import type { Raw, ReadBody } from './body.ts';
import { honeypotControl, idempotencyKeyControl } from './controls.ts';
import { clearFlashCookie, flashSetCookie, textsOf, type Flash } from './flash-state.ts';
import { idempotencyKeyFrom } from './idempotency-key.ts';

type Texts = Readonly<Record<string, string>>;

/** A form: its rules and what happens with it. `handleForm` does the rest, in the order of these properties. */
export type Form<Fields> = {
  /** Name of the form in its flash state and in the log. */
  name: string;
  /** The page that shows the form again, or the outcome, without JavaScript. */
  page: `/${string}`;
  /** Names of the controls whose values that page gets back. */
  controls: readonly string[];
  /** The sentence of every failure that has none of its own. */
  failed: string;
  /** The refusal of a form that takes nothing now, before anything is read. */
  refuse?: (isPage: boolean) => Promise<Refusal | undefined>;
  /** Posts of one address: burst, and milliseconds in which it refills; and the refusal, if it is not `failed`. */
  limit: { name: string; capacity: number; refillMs: number; refusal?: Partial<Refusal> };
  read: ReadBody;
  clean: (raw: Raw, file: Uint8Array | undefined) => Fields | Promise<Fields>;
  /** The answer to a program that filled in the honeypot, like that to a person. */
  thank: (fields: Fields) => Accepted;
  /** Errors by control name, by the schema of the form. */
  check: (fields: Fields) => Texts | Promise<Texts>;
  /** Tells a repeated request from another one with the same key (lib/forms/idempotency-key.ts). */
  fingerprint: (fields: Fields) => string;
  submit: (fields: Fields, idempotencyKey: string, isPage: boolean) => Promise<Answer>;
  /** After a refusal without JavaScript: what the page needs beside the submitted values. */
  keep?: (fields: Fields, request: Request) => Promise<Partial<Flash>>;
};

/** The refusal when the address has no token left. */
function takeToken(
  { limit, failed }: Pick<Form<unknown>, 'limit' | 'failed'>,
  request: Request,
): Refusal | undefined {
  const taken = bucketsNamed(limit.name, limit).take(clientOf(request));
  if (taken.kind === 'ok') return undefined;
  return {
    status: 429,
    code: 'limited',
    message: failed,
    retryAfterMs: taken.retryAfterMs,
    ...limit.refusal,
  };
}

async function check<Fields>(form: Form<Fields>, raw: Raw, fields: Fields, isPage: boolean): Promise<Answer> {
  const errors = await form.check(fields);
  if (Object.keys(errors).length > 0) return invalid(errors);
  const idempotencyKey = idempotencyKeyFrom(raw[idempotencyKeyControl], form.fingerprint(fields));
  if (idempotencyKey === undefined) return { status: 400, code: 'bad-key', message: form.failed };
  return form.submit(fields, idempotencyKey, isPage);
}

/** The key for the next attempt without JavaScript. */
function nextKey(raw: Raw, { code }: Refusal): string | undefined {
  const sent = raw[idempotencyKeyControl];
  // An invalid key, or one used for other answers, would be refused again.
  if (typeof sent === 'string' && sent !== '' && code !== 'bad-key' && code !== 'key-reused') return sent;
  // A record in progress under the fingerprint would not be found under a new key.
  return code === 'in-progress' ? undefined : randomUUID();
}

/** The redirect of a form posted without JavaScript. Nothing personal is in the address; the flash state has it. */
function toPage(
  form: Pick<Form<unknown>, 'name' | 'page' | 'controls'>,
  answer: Answer,
  flash: Flash | undefined,
): Response {
  const isAccepted = 'reply' in answer;
  const query = new URLSearchParams({ outcome: outcomeOf(answer), ...(isAccepted && answer.query) });
  const response = seeOther(`${form.page}?${query.toString()}`);
  if (flash) response.headers.append('Set-Cookie', flashSetCookie(form.name, form.controls, flash));
  else if (isAccepted) response.headers.append('Set-Cookie', clearFlashCookie());
  return response;
}

/**
 * Handles POST of a form, JSON, form-encoded or multipart: refuses, limits and reads, drops what a program filled in, cleans,
 * checks, finds the idempotency key, submits, and answers as JSON or, to a form without JavaScript, as a redirect with flash
 * state (docs/product/forms.md#f1). The log gets no value of a field.
 */
export async function handleForm<Fields>(form: Form<Fields>, request: Request): Promise<Response> {
  const isPage = !speaksJson(request);
  const respond = (answer: Answer, flash?: Flash): Response => {
    const { status } = answer;
    log.info('form.answer', { id: requestId(request), form: form.name, status, outcome: outcomeOf(answer) });
    return isPage ? toPage(form, answer, flash) : toJson(answer);
  };
  const again = (refusal: Refusal, raw: Raw, kept: Partial<Flash> = {}): Response => {
    const idempotencyKey = nextKey(raw, refusal);
    return respond(refusal, {
      ...kept,
      values: { ...textsOf(raw), ...kept.values },
      errors: { ...refusal.errors, ...kept.errors },
      ...(idempotencyKey && { idempotencyKey }),
    });
  };

  const refusal = await form.refuse?.(isPage);
  if (refusal) {
    discardUpload(request);
    return respond(refusal);
  }
  const body = await form.read(request, () => takeToken(form, request));
  if (body.kind === 'unreadable') return body.response;
  if (body.kind === 'refused') {
    discardUpload(request);
    return body.raw ? again(body.refusal, body.raw) : respond(body.refusal);
  }

  const { raw } = body;
  const fields = await form.clean(raw, body.file);
  if (raw[honeypotControl]) return respond(form.thank(fields));
  const answer = await check(form, raw, fields, isPage);
  if ('reply' in answer) return respond(answer, answer.flash);
  return again(answer, raw, isPage ? await form.keep?.(fields, request) : undefined);
}
