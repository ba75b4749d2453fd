import { randomUUID } from 'node:crypto';
import { sha256 } from '../runtime/crypto.ts';
import { guidOf } from '../../shared/util/values.ts';
import {
  type Answer,
  type Attempt,
  failureOf,
  type Form,
  invalid,
  type Post,
  type Raw,
  type Refusal,
} from './form.ts';
import {
  honeypotControl,
  idempotencyKeyControl,
  personControl,
  personValue,
} from '../../shared/forms/controls.ts';
import { errorCode, log } from '../runtime/log.ts';
import { errorResponse, json, seeOther, speaksJson } from '../http/responses.ts';
import { requestId } from '../http/handler.ts';
import { discardUpload } from '../http/body.ts';
import { clearFlashCookie, type Flash, flashSetCookie, postedFlash, stringFields } from './flash.ts';
import { clientOf } from '../http/rate-limit.ts';
import { isStoreError } from '../store/sql.ts';
import { readBody } from './read.ts';

/** SHA-256 of the form, the cleaned answers (in any order) and the digest of the uploaded photo. */
export function fingerprintOf(kind: string, fields: Readonly<Record<string, unknown>>, upload = ''): string {
  const answers = Object.keys(fields)
    .sort()
    .map((name) => [name, fields[name]]);
  return sha256(kind, JSON.stringify(answers), upload);
}

/** A digest as a UUID of version 8, "custom" (RFC 9562, 5.8). */
const uuidOf = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;

/** Result of checking a post. */
type Check = {
  /** Error messages by control name; empty if valid. */
  errors: Readonly<Record<string, string>>;
  /** Rejection of answers that are valid but cannot be accepted. */
  refusal?: Refusal | undefined;
  /** Digest of the answers (`fingerprintOf`). */
  fingerprint: string;
  /** Input for the key of a post without one; defaults to the fingerprint. */
  keyDigest?: string;
};

/**
 * The attempt of a post, or its rejection (errors, a refusal, or a key that is not a UUID). Uses the sent key in lower
 * case; without one (no JavaScript) derives it from `keyDigest`, so that sending the same answers twice makes one
 * record. `failed` is the form's message.
 */
export function attemptOf(
  { raw, fileError }: Pick<Post, 'raw' | 'fileError'>,
  { errors, refusal, fingerprint, keyDigest = fingerprint }: Check,
  failed: string,
): Attempt | Refusal {
  const found = { ...errors, ...fileError };
  if (Object.keys(found).length > 0) return invalid(found);
  if (refusal) return refusal;
  const sent = raw[idempotencyKeyControl];
  if (sent === undefined || sent === '') return { idempotencyKey: uuidOf(keyDigest), fingerprint };
  const idempotencyKey = typeof sent === 'string' ? guidOf(sent) : undefined;
  return idempotencyKey ? { idempotencyKey, fingerprint } : failureOf('bad-key', failed);
}

/** The `outcome` in the address of the page. */
function outcomeOf(answer: Answer): string {
  if (answer.outcome !== undefined) return answer.outcome;
  if ('reply' in answer) return answer.reply.kind;
  return answer.errors ? 'invalid' : 'failed';
}

/** Page that shows an answer. Its URL contains nothing personal; the flash state does. */
function pageOf({ page }: Form, answer: Answer): `/${string}` {
  const query = new URLSearchParams({
    outcome: outcomeOf(answer),
    ...('reply' in answer && answer.query),
  });
  return `${page}?${query.toString()}`;
}

/** JSON response: the reply, or the common `error` object with `kind` `invalid` or `failed`. */
export function toJson(answer: Answer): Response {
  if ('reply' in answer) return json(answer.reply, answer.status);
  const { errors, message } = answer;
  return errorResponse(answer.status, answer, errors ? { kind: 'invalid' } : { kind: 'failed', message });
}

/** Idempotency key for the next attempt without JavaScript. */
function nextKey(raw: Raw, { code }: Refusal): { idempotencyKey?: string } {
  const sent = raw[idempotencyKeyControl];
  // An invalid key, or one used for other answers, would be rejected again.
  if (typeof sent === 'string' && sent !== '' && code !== 'bad-key' && code !== 'key-reused')
    return { idempotencyKey: sent };
  // With a new key, a record in progress or with an unconfirmed write would not be found.
  return code === 'in-progress' || code === 'busy' ? {} : { idempotencyKey: randomUUID() };
}

const accepted: Flash = { values: {}, errors: {}, isAccepted: true };

/** Flash state for the page after the redirect; after a rejection it includes everything typed. */
function flashOf(answer: Answer, raw: Raw | undefined): Flash | undefined {
  if ('reply' in answer) return { ...accepted, ...answer.flash };
  const { errors, flash } = answer;
  return (
    raw && {
      ...flash,
      values: { ...stringFields(raw), ...flash?.values },
      errors: { ...errors, ...flash?.errors },
      ...nextKey(raw, answer),
    }
  );
}

/** Redirect after a post without JavaScript. */
function toPage(request: Request, form: Form, answer: Answer, raw: Raw | undefined): Response {
  const flash = flashOf(answer, raw);
  const response = seeOther(pageOf(form, answer));
  if (flash) response.headers.append('Set-Cookie', flashSetCookie(form.name, form.controls, flash));
  // This rejection, whose body was not read, is newer than the accepted post.
  else if (postedFlash(form.name, request)?.isAccepted)
    response.headers.append('Set-Cookie', clearFlashCookie());
  return response;
}

/** The JSON response. If it accepts answers whose earlier post was rejected without JavaScript, that page is outdated. */
function toScript(request: Request, form: Form, answer: Answer): Response {
  const response = toJson(answer);
  if ('reply' in answer && postedFlash(form.name, request))
    response.headers.append('Set-Cookie', flashSetCookie(form.name, [], accepted));
  return response;
}

/**
 * Response to a post: JSON, or without JavaScript a redirect with flash state, which includes the typed values (`raw`, as
 * far as read). Logs status and outcome, never a value.
 */
function respond(request: Request, form: Form, answer: Answer, raw?: Raw): Response {
  const outcome = outcomeOf(answer);
  log.info('form.answer', { id: requestId(request), form: form.name, status: answer.status, outcome });
  if (!request.bodyUsed) discardUpload(request); // The body was not read.
  return speaksJson(request) ? toScript(request, form, answer) : toPage(request, form, answer, raw);
}

/** The answer of `work`, or `busy` if the store fails. Other errors are thrown. */
export async function busyIfStoreFails<Given extends Answer>(
  { name, failed }: Pick<Form, 'name' | 'failed'>,
  { requestId: id }: Pick<Post, 'requestId'>,
  work: () => Promise<Given>,
): Promise<Given | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (!isStoreError(error)) throw error;
    log.error('form.store-unavailable', { id, form: name, code: errorCode(error) });
    return failureOf('busy', failed);
  }
}

/** True if the honeypot is filled, as programs and some form fillers do, and no visitor has confirmed the answers. */
const isUnconfirmed = (raw: Raw): boolean =>
  Boolean(raw[honeypotControl]) && raw[personControl] !== personValue;

/**
 * Asks the visitor to confirm the answers. Nothing that a program may have sent is stored, so without JavaScript the photo
 * must be chosen again.
 */
function unconfirmed({ body }: Form, { isPage, file }: Post): Refusal {
  const isLost = isPage && file && 'file' in body;
  return invalid({
    ...(isLost && { [body.file]: 'Please choose your photo again' }),
    [personControl]: 'Please confirm that you filled in this form, then send it again',
  });
}

/**
 * Handles POST of a form. Steps: closed? limit and read; ask for confirmation if the honeypot is filled; let the form take
 * the post; respond (docs/product/forms.md#f1).
 */
export async function handleForm(request: Request, form: Form): Promise<Response> {
  const closed = form.closedRefusal?.();
  if (closed) return respond(request, form, closed);
  const sender = { isPage: !speaksJson(request), address: clientOf(request) };
  const body = await readBody(request, form, sender);
  if (body.kind === 'unreadable') return body.response;
  if (body.kind === 'refused') return respond(request, form, body.refusal, body.raw);
  const post: Post = { ...body.read, ...sender, requestId: requestId(request) };
  const answer = isUnconfirmed(post.raw)
    ? unconfirmed(form, post)
    : await busyIfStoreFails(form, post, () => form.take(post));
  return respond(request, form, answer, post.raw);
}
