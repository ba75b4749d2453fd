import { randomUUID } from 'node:crypto';
import {
  honeypotControl,
  idempotencyKeyControl,
  personControl,
  personValue,
} from '../../shared/forms/control-names.ts';
import { guidOf } from '../../shared/util/values.ts';
import { discardBody, readFields } from '../requests/body.ts';
import { requestIdOf } from '../requests/handler.ts';
import {
  errorResponse,
  jsonResponse,
  type Refusal,
  createRefusal,
  seeOther,
  speaksJson,
} from '../requests/responses.ts';
import { readUpload } from '../requests/upload.ts';
import { sha256 } from '../runtime/crypto.ts';
import { errorCode, log } from '../runtime/log.ts';
import { isStoreError } from '../store/sql.ts';
import { type FlashState, flashCookieHeader, flashOfRequest, stringFields } from './flash.ts';
import type { CheckedPost, Form, FormSettings, Post, RawFields, Submission } from './form.ts';
import { type AnyReply, invalidRefusal, type Outcome } from './outcome.ts';

/** Handles POST of a form (docs/product/forms.md#f1). */
export async function handleForm<Answers, Reply extends AnyReply>(
  request: Request,
  form: Form<Answers, Reply>,
): Promise<Response> {
  const closedRefusal = form.closedRefusal?.();
  if (closedRefusal) return respond(request, form, closedRefusal);

  const reading = await readPost(request, form);
  if (reading.kind === 'refused') return respond(request, form, reading);
  const { post } = reading;
  if (needsConfirmation(post.raw)) return respond(request, form, confirmationRefusal(form, post), post.raw);

  const checkedPost = await busyIfStoreFails(form, post, form.check(post));
  if (checkedPost.kind === 'refused') return respond(request, form, checkedPost, post.raw);
  const submission = submissionOf(post, checkedPost, form.failed);
  const outcome =
    submission.kind === 'refused'
      ? submission
      : await busyIfStoreFails(form, post, form.submit(checkedPost.answers, submission, post));
  const flash = await form.flash?.(checkedPost.answers, outcome, post);
  return respond(request, form, outcome, post.raw, flash);
}

type PostReading = { kind: 'read'; post: Post } | Refusal;

async function readPost(request: Request, { body, failed }: FormSettings): Promise<PostReading> {
  const context = { withoutScript: !speaksJson(request), requestId: requestIdOf(request) };
  if (!('file' in body)) {
    const reading = await readFields(request, body.maxBytes);
    return reading.kind === 'refused' ? reading : { kind: 'read', post: { raw: reading.fields, ...context } };
  }
  const upload = await readUpload(request, body);
  if (upload.kind === 'busy') return createRefusal('busy', failed);
  const fileError = { [body.file]: body.tooLarge };
  if (upload.kind === 'refused')
    return upload.code === 'too-large' ? { ...upload, message: body.tooLarge, errors: fileError } : upload;
  const { fields: raw, file, isTooLarge } = upload;
  return { kind: 'read', post: { raw, file, fileError: isTooLarge ? fileError : undefined, ...context } };
}

/** True if the honeypot is filled, as programs and some form fillers do, and no visitor has confirmed the answers. */
const needsConfirmation = (raw: RawFields): boolean =>
  Boolean(raw[honeypotControl]) && raw[personControl] !== personValue;

/** Asks to confirm the answers. Nothing is stored, so without JavaScript the photo must be chosen again. */
function confirmationRefusal({ body }: FormSettings, { withoutScript, file }: Post): Refusal {
  const isPhotoLost = withoutScript && file && 'file' in body;
  return invalidRefusal({
    ...(isPhotoLost && { [body.file]: 'Please choose your photo again' }),
    [personControl]: 'Please confirm that you filled in this form, then send it again',
  });
}

/**
 * The submission of checked answers, or a refusal. A post without a key (no JavaScript) gets one from `keyDigest`, so
 * that answers sent twice make one record. `failed` is the message for a key that is not a UUID.
 */
export function submissionOf(
  { raw, fileError }: Pick<Post, 'raw' | 'fileError'>,
  { errors, refusal, fingerprint, keyDigest = fingerprint }: Omit<CheckedPost<unknown>, 'kind' | 'answers'>,
  failed: string,
): ({ kind: 'valid' } & Submission) | Refusal {
  const allErrors = { ...errors, ...fileError };
  const [message] = Object.values(fileError ?? errors);
  if (message !== undefined)
    return createRefusal(fileError ? 'too-large' : 'invalid', message, { errors: allErrors });
  if (refusal) return refusal;
  const sentKey = raw[idempotencyKeyControl];
  if (sentKey === undefined || sentKey === '')
    return { kind: 'valid', idempotencyKey: uuidOf(keyDigest), fingerprint };
  const idempotencyKey = typeof sentKey === 'string' ? guidOf(sentKey) : undefined;
  return idempotencyKey ? { kind: 'valid', idempotencyKey, fingerprint } : createRefusal('bad-key', failed);
}

/** Digest of form, answers and file. Empty answers do not count: an open page may lack a field that was added since. */
export function fingerprintOf(
  kind: string,
  fields: Readonly<Record<string, unknown>>,
  uploadDigest = '',
): string {
  const sortedAnswers = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .sort();
  return sha256(kind, JSON.stringify(sortedAnswers), uploadDigest);
}

/** A digest as a UUID of version 8, "custom" (RFC 9562, 5.8). */
const uuidOf = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;

/** Resolves to the result of `work`, or to a `busy` refusal if the store fails. Other errors are thrown. */
export async function busyIfStoreFails<Result>(
  { name, failed }: Pick<FormSettings, 'name' | 'failed'>,
  { requestId: id }: Pick<Post, 'requestId'>,
  work: Promise<Result>,
): Promise<Result | Refusal> {
  try {
    return await work;
  } catch (error) {
    if (!isStoreError(error)) throw error;
    log.error('form.store-unavailable', { id, form: name, code: errorCode(error) });
    return createRefusal('busy', failed);
  }
}

/** Responds with JSON, or without JavaScript with a redirect and flash state. Logs no answers. */
function respond(
  request: Request,
  form: FormSettings,
  outcome: Outcome,
  raw?: RawFields,
  extraFlash?: Partial<FlashState>,
): Response {
  const { status } = outcome;
  log.info('form.response', {
    id: requestIdOf(request),
    form: form.name,
    status,
    outcome: outcomeNameOf(outcome),
  });
  discardBody(request);
  const withoutScript = !speaksJson(request);
  const response = withoutScript ? seeOther(pageUrlOf(form, outcome)) : toJsonResponse(outcome);
  const earlierFlash = flashOfRequest(form.name, request);
  // Answers accepted with JavaScript make the flash state of an earlier post without it obsolete.
  const isOutdated = outcome.kind === 'accepted' && earlierFlash !== undefined;
  if (withoutScript || isOutdated) {
    const flash = flashOf(outcome, raw, earlierFlash, withoutScript ? extraFlash : {});
    response.headers.append('Set-Cookie', flashCookieHeader(form.name, form.controls, flash));
  }
  return response;
}

/** The parameter `outcome` of the page that shows an outcome. */
function outcomeNameOf(outcome: Outcome): string {
  if (outcome.outcome !== undefined) return outcome.outcome;
  if (outcome.kind === 'accepted') return outcome.reply.kind;
  return outcome.errors ? 'invalid' : 'failed';
}

/** The page that shows an outcome; its URL contains no answers. */
function pageUrlOf({ page }: FormSettings, outcome: Outcome): `/${string}` {
  const query = new URLSearchParams({ outcome: outcomeNameOf(outcome) });
  if (outcome.kind === 'accepted' && outcome.receipt)
    query.set(outcome.receipt.parameter, outcome.receipt.value);
  return `${page}?${query.toString()}`;
}

/** The JSON response: the reply, or a refusal with the additional field `kind`: `invalid` or `failed`. */
export function toJsonResponse(outcome: Outcome): Response {
  if (outcome.kind === 'accepted') return jsonResponse(outcome.reply, outcome.status);
  const { errors, message } = outcome;
  return errorResponse(outcome, errors ? { kind: 'invalid' } : { kind: 'failed', message });
}

/** The key for the next attempt without JavaScript. */
function nextKeyField(raw: RawFields, { code }: Refusal): { idempotencyKey?: string } {
  const sentKey = raw[idempotencyKeyControl];
  // An invalid key, or one used for other answers, would be rejected again.
  if (typeof sentKey === 'string' && sentKey !== '' && code !== 'bad-key' && code !== 'key-reused')
    return { idempotencyKey: sentKey };
  // Without a key the next post derives the same key from its answers, so it finds a job that this post left.
  return code === 'in-progress' || code === 'busy' ? {} : { idempotencyKey: randomUUID() };
}

/**
 * Flash state for the page after the redirect. After a refusal it has everything typed, taken from the earlier flash
 * state if this post was not read (no `raw`).
 */
function flashOf(
  outcome: Outcome,
  raw: RawFields | undefined,
  earlierFlash: FlashState | undefined,
  extraFlash: Partial<FlashState> = {},
): FlashState {
  const flashWithoutAnswers = { outcome: outcomeNameOf(outcome), values: {}, errors: {} };
  if (outcome.kind === 'accepted')
    return { ...flashWithoutAnswers, receipt: outcome.receipt?.value, ...extraFlash };
  if (!raw) return { ...earlierFlash, ...flashWithoutAnswers, values: earlierFlash?.values ?? {} };
  return {
    ...flashWithoutAnswers,
    ...extraFlash,
    values: { ...stringFields(raw), ...extraFlash.values },
    errors: { ...outcome.errors, ...extraFlash.errors },
    ...nextKeyField(raw, outcome),
  };
}
