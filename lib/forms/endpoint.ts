import { randomUUID } from 'node:crypto';
import { errorCode, log } from '../foundation/log.ts';
import { bucketsNamed } from '../http/buckets.ts';
import { clientOf } from '../http/client.ts';
import { seeOther, speaksJson } from '../http/error-response.ts';
import { requestId } from '../http/route.ts';
import { StoreError } from '../store/types.ts';
import { discardUpload } from '../uploads/discard.ts';
import { failureOf, invalid, outcomeOf, toJson, type Accepted, type Answer, type Refusal } from './answer.ts';
import type { Raw, ReadBody } from './body.ts';
import { honeypotControl, idempotencyKeyControl } from './controls.ts';
import { clearFlashCookie, flashSetCookie, textsOf, type Flash } from './flash-state.ts';
import { idempotencyKeyFrom, type Attempt } from './idempotency-key.ts';

type Texts = Readonly<Record<string, string>>;

/** What came with a form: cleaned fields, errors by control name, and what tells a repeated request from another one. */
export type Received<Fields> = { fields: Fields; errors: Texts; fingerprint: string };

/** A form: its rules and what happens with it. `handleForm` does the rest. */
export type Form<Fields> = {
  /** Name of the form in its flash state and in the log. */
  name: string;
  /** The page that shows the form again, or the outcome, without JavaScript. */
  page: `/${string}`;
  /** Names of the controls whose values that page gets back. */
  controls: readonly string[];
  /** The sentence of every failure that has none of its own. */
  failed: string;
  /** Posts of one address: burst, and milliseconds in which it refills; and the refusal, if it is not `failed`. */
  limit: { name: string; capacity: number; refillMs: number; refusal?: Partial<Refusal> };
  /** The refusal of a form that takes nothing now, before anything is read. */
  refuse?: (isPage: boolean) => Promise<Refusal | undefined>;
  read: ReadBody;
  /** The answer to a program that filled in the honeypot, like that to a person. */
  thank: (raw: Raw) => Accepted;
  /** Cleans, and checks by the schema of the form. */
  receive: (raw: Raw, file: Uint8Array | undefined) => Promise<Received<Fields>>;
  submit: (fields: Fields, attempt: Attempt, isPage: boolean) => Promise<Answer>;
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
  return { ...failureOf({ ...taken, kind: 'limited' }, failed), ...limit.refusal };
}

/** The key for the next attempt without JavaScript. */
function nextKey(raw: Raw, { code }: Refusal): { idempotencyKey?: string } {
  const sent = raw[idempotencyKeyControl];
  // An invalid key, or one used for other answers, would be refused again.
  if (typeof sent === 'string' && sent !== '' && code !== 'bad-key' && code !== 'key-reused')
    return { idempotencyKey: sent };
  // A record in progress under the fingerprint would not be found under a new key.
  return code === 'in-progress' ? {} : { idempotencyKey: randomUUID() };
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
 * Handles POST of a form, JSON, form-encoded or multipart. The steps, in order: whether the form takes anything now, limit,
 * read, drop what a program filled in, clean and check, find the idempotency key, submit. The answer is JSON or, to a form
 * without JavaScript, a redirect with flash state (docs/product/forms.md#f1); a `StoreError` of any step is answered as
 * `busy`. The log gets no value of a field.
 */
export async function handleForm<Fields>(form: Form<Fields>, request: Request): Promise<Response> {
  const isPage = !speaksJson(request);
  const respond = (answer: Answer, flash?: Flash): Response => {
    const { status } = answer;
    log.info('form.answer', { id: requestId(request), form: form.name, status, outcome: outcomeOf(answer) });
    discardUpload(request); // a body that was refused unread
    return isPage ? toPage(form, answer, flash) : toJson(answer);
  };
  const refuse = (refusal: Refusal, raw: Raw, kept: Partial<Flash> = {}): Response =>
    respond(refusal, {
      ...kept,
      values: { ...textsOf(raw), ...kept.values },
      errors: { ...refusal.errors, ...kept.errors },
      ...nextKey(raw, refusal),
    });

  const busy = (error: unknown): Refusal => {
    if (!(error instanceof StoreError)) throw error;
    log.error('form.store-unavailable', { id: requestId(request), form: form.name, code: errorCode(error) });
    return failureOf({ kind: 'busy' }, form.failed);
  };

  const refused = await form.refuse?.(isPage).catch(busy);
  if (refused) return respond(refused);
  const body = await form.read(request, takeToken(form, request));
  if (body.kind === 'unreadable') return body.response;
  if (body.kind === 'refused') return body.raw ? refuse(body.refusal, body.raw) : respond(body.refusal);
  const { raw } = body;
  if (raw[honeypotControl]) return respond(form.thank(raw));
  const received = await form.receive(raw, body.file).catch(busy);
  if ('code' in received) return refuse(received, raw);
  const { fields, errors, fingerprint } = received;
  const idempotencyKey = idempotencyKeyFrom(raw[idempotencyKeyControl], fingerprint);
  const submit = async (): Promise<Answer> => {
    if (Object.keys(errors).length > 0) return invalid(errors);
    if (idempotencyKey === undefined) return failureOf({ kind: 'bad-key' }, form.failed);
    return form.submit(fields, { idempotencyKey, fingerprint }, isPage);
  };
  const answer = await submit().catch(busy);
  if ('reply' in answer) return respond(answer, answer.flash);
  return refuse(answer, raw, isPage ? await form.keep?.(fields, request) : undefined);
}
