import { randomUUID } from 'node:crypto';
import {
  honeypotControl,
  idempotencyKeyControl,
  personControl,
  personValue,
} from '../../shared/forms/control-names.ts';
import { guidOf } from '../../shared/util/values.ts';
import { bodyRefusal, discardBody, readFields } from '../requests/body.ts';
import { requestId } from '../requests/handler.ts';
import { errorResponse, json, type Refusal, refusal, seeOther, speaksJson } from '../requests/responses.ts';
import { readUpload } from '../requests/upload.ts';
import { sha256 } from '../runtime/crypto.ts';
import { errorCode, log } from '../runtime/log.ts';
import { isStoreError } from '../store/sql.ts';
import { type Flash, flashSetCookie, postedFlash, stringFields } from './flash.ts';
import type { CheckedPost, Form, FormSettings, Post, RawFields, Submission, UploadBody } from './form.ts';
import { type AnyReply, invalid, type Outcome } from './outcome.ts';

/**
 * Handles POST of a form (docs/product/forms.md#f1): reject while it is closed, read, ask for a confirmation
 * if the honeypot is filled, check the answers, submit them, respond.
 */
export async function handleForm<Answers, Reply extends AnyReply>(
  request: Request,
  form: Form<Answers, Reply>,
): Promise<Response> {
  const closed = form.closedRefusal?.();
  if (closed) return respond(request, form, closed);

  const read = await readPost(request, form);
  if (read.kind === 'unread') return respond(request, form, read.refusal, read.raw);
  const { post } = read;
  if (needsConfirmation(post.raw)) return respond(request, form, askToConfirm(form, post), post.raw);

  const checked = await busyIfStoreFails(form, post, () => form.check(post));
  if (checked.kind === 'refused') return respond(request, form, checked, post.raw);
  const valid = submissionOf(post, checked, form.failed);
  const outcome =
    valid.kind === 'refused'
      ? valid
      : await busyIfStoreFails(form, post, () => form.submit(checked.answers, valid.submission, post));
  const flash = await form.flash?.(checked.answers, outcome, post);
  return respond(request, form, outcome, post.raw, flash);
}

/** A post, or its rejection with the fields read so far, for the page that shows the form again. */
type ReadPost = { kind: 'read'; post: Post } | { kind: 'unread'; refusal: Refusal; raw?: RawFields };
type Sender = Pick<Post, 'withoutScript' | 'requestId'>;

async function readPost(request: Request, form: FormSettings): Promise<ReadPost> {
  const { body } = form;
  const sender = { withoutScript: !speaksJson(request), requestId: requestId(request) };
  if ('file' in body) return readUploadedPost(request, form, body, sender);
  const read = await readFields(request, body.maxBytes);
  return read.kind === 'refused'
    ? { kind: 'unread', refusal: bodyRefusal(read.code) }
    : { kind: 'read', post: { raw: read.fields, ...sender } };
}

async function readUploadedPost(
  request: Request,
  { failed }: FormSettings,
  { names, file, tooLarge }: UploadBody,
  sender: Sender,
): Promise<ReadPost> {
  const read = await readUpload(request, { names, file, skipOversizedFile: sender.withoutScript });
  if (read.kind === 'busy') return { kind: 'unread', refusal: refusal('busy', failed) };
  const fileError = { [file]: tooLarge };
  if (read.kind === 'ok') {
    const { fields, isTooLarge } = read;
    return {
      kind: 'read',
      post: { raw: fields, file: read.file, ...(isTooLarge && { fileError }), ...sender },
    };
  }
  const unread = bodyRefusal(read.code);
  const explained = read.code === 'too-large' ? { ...unread, message: tooLarge, errors: fileError } : unread;
  return { kind: 'unread', refusal: explained, raw: read.fields };
}

/** True if the honeypot is filled, as programs and some form fillers do, and no visitor has confirmed the answers. */
const needsConfirmation = (raw: RawFields): boolean =>
  Boolean(raw[honeypotControl]) && raw[personControl] !== personValue;

/** Asks the visitor to confirm the answers. Stores nothing, so without JavaScript the photo must be chosen again. */
function askToConfirm({ body }: FormSettings, { withoutScript, file }: Post): Refusal {
  const isLost = withoutScript && file && 'file' in body;
  return invalid({
    ...(isLost && { [body.file]: 'Please choose your photo again' }),
    [personControl]: 'Please confirm that you filled in this form, then send it again',
  });
}

/**
 * The submission of checked answers, or its rejection: errors, a refusal, or a key that is not a UUID. Uses the sent
 * key; without one (no JavaScript) derives it from `keyDigest`, so that answers sent twice make one record.
 */
export function submissionOf(
  { raw, fileError }: Pick<Post, 'raw' | 'fileError'>,
  {
    errors,
    refusal: refused,
    fingerprint,
    keyDigest = fingerprint,
  }: Omit<CheckedPost<unknown>, 'kind' | 'answers'>,
  failed: string,
): { kind: 'valid'; submission: Submission } | Refusal {
  const allErrors = { ...errors, ...fileError };
  if (Object.keys(allErrors).length > 0) return invalid(allErrors);
  if (refused) return refused;
  const sent = raw[idempotencyKeyControl];
  if (sent === undefined || sent === '')
    return { kind: 'valid', submission: { idempotencyKey: uuidOf(keyDigest), fingerprint } };
  const idempotencyKey = typeof sent === 'string' ? guidOf(sent) : undefined;
  return idempotencyKey
    ? { kind: 'valid', submission: { idempotencyKey, fingerprint } }
    : refusal('bad-key', failed);
}

/**
 * SHA-256 of the form, the cleaned answers (in any order) and the digest of the uploaded photo. Empty answers do not
 * count, so that a retry from a page without a new field is recognised.
 */
export function fingerprintOf(kind: string, fields: Readonly<Record<string, unknown>>, upload = ''): string {
  const answers = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .sort();
  return sha256(kind, JSON.stringify(answers), upload);
}

/** A digest as a UUID of version 8, "custom" (RFC 9562, 5.8). */
const uuidOf = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;

/** The result of `work`, or `busy` if the store fails. Other errors are thrown. */
export async function busyIfStoreFails<Result>(
  { name, failed }: Pick<FormSettings, 'name' | 'failed'>,
  { requestId: id }: Pick<Post, 'requestId'>,
  work: () => Promise<Result>,
): Promise<Result | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (!isStoreError(error)) throw error;
    log.error('form.store-unavailable', { id, form: name, code: errorCode(error) });
    return refusal('busy', failed);
  }
}

/**
 * Response to a post: JSON, or without JavaScript a redirect with flash state, which includes the typed values (`raw`,
 * as far as read). Logs status and outcome, never a value.
 */
function respond(
  request: Request,
  form: FormSettings,
  outcome: Outcome,
  raw?: RawFields,
  more?: Partial<Flash>,
): Response {
  const { status } = outcome;
  log.info('form.response', {
    id: requestId(request),
    form: form.name,
    status,
    outcome: outcomeName(outcome),
  });
  discardBody(request);
  const withoutScript = !speaksJson(request);
  const response = withoutScript ? seeOther(pageUrlOf(form, outcome)) : toJson(outcome);
  const earlier = postedFlash(form.name, request);
  // Answers accepted with JavaScript outdate the page of an earlier rejection without it.
  const isOutdated = outcome.kind === 'accepted' && earlier !== undefined;
  const none = { outcome: outcomeName(outcome), values: {}, errors: {} };
  const flash = withoutScript ? flashOf(outcome, raw, earlier, more) : none;
  if (withoutScript || isOutdated)
    response.headers.append('Set-Cookie', flashSetCookie(form.name, form.controls, flash));
  return response;
}

/** Name of an outcome: the parameter `outcome` of its page. */
function outcomeName(outcome: Outcome): string {
  if (outcome.outcome !== undefined) return outcome.outcome;
  if (outcome.kind === 'accepted') return outcome.reply.kind;
  return outcome.errors ? 'invalid' : 'failed';
}

/** Page that shows an outcome. Its URL contains nothing personal; the flash state does. */
function pageUrlOf({ page }: FormSettings, outcome: Outcome): `/${string}` {
  const query = new URLSearchParams({ outcome: outcomeName(outcome) });
  if (outcome.kind === 'accepted' && outcome.receipt)
    query.set(outcome.receipt.parameter, outcome.receipt.value);
  return `${page}?${query.toString()}`;
}

/** JSON response: the reply, or the common `error` object with `kind` `invalid` or `failed`. */
export function toJson(outcome: Outcome): Response {
  if (outcome.kind === 'accepted') return json(outcome.reply, outcome.status);
  const { errors, message } = outcome;
  return errorResponse(outcome, errors ? { kind: 'invalid' } : { kind: 'failed', message });
}

/** Idempotency key for the next attempt without JavaScript. */
function nextKey(raw: RawFields, { code }: Refusal): { idempotencyKey?: string } {
  const sent = raw[idempotencyKeyControl];
  // An invalid key, or one used for other answers, would be rejected again.
  if (typeof sent === 'string' && sent !== '' && code !== 'bad-key' && code !== 'key-reused')
    return { idempotencyKey: sent };
  // Without a key the next post derives the same one from its answers, and so finds what is in progress.
  return code === 'in-progress' || code === 'busy' ? {} : { idempotencyKey: randomUUID() };
}

/**
 * Flash state for the page after the redirect; after a rejection it includes everything typed, of the `earlier` post if
 * this one was not read.
 */
function flashOf(
  result: Outcome,
  raw: RawFields | undefined,
  earlier: Flash | undefined,
  more: Partial<Flash> = {},
): Flash {
  const none = { outcome: outcomeName(result), values: {}, errors: {} };
  if (result.kind === 'accepted')
    return { ...none, ...(result.receipt && { receipt: result.receipt.value }), ...more };
  if (!raw) return { ...earlier, ...none, values: earlier?.values ?? {} };
  return {
    ...none,
    ...more,
    values: { ...stringFields(raw), ...more.values },
    errors: { ...result.errors, ...more.errors },
    ...nextKey(raw, result),
  };
}
