import { randomUUID } from 'node:crypto';
import { sha256 } from '../runtime/crypto.ts';
import { guidOf } from '../../shared/util/values.ts';
import {
  type Checked,
  failureOf,
  type Form,
  type FormOutcome,
  invalid,
  type Post,
  type Raw,
  type Refusal,
  type Submission,
  type UploadBody,
} from './form.ts';
import {
  honeypotControl,
  idempotencyKeyControl,
  personControl,
  personValue,
} from '../../shared/forms/controls.ts';
import { errorCode, log } from '../runtime/log.ts';
import { errorResponse, json, seeOther, speaksJson } from '../requests/responses.ts';
import { requestId } from '../requests/handler.ts';
import { bodyRefusal, discardBody, readFields } from '../requests/body.ts';
import { type Flash, flashSetCookie, postedFlash, stringFields } from './flash.ts';
import { bucketsNamed, clientOf } from '../requests/rate-limit.ts';
import { readUpload } from '../requests/upload.ts';
import { isStoreError } from '../store/sql.ts';

/**
 * Handles POST of a form (docs/product/forms.md#f1): reject while it is closed, limit and read, ask for a confirmation if
 * the honeypot is filled, check the answers, submit them, respond.
 */
export async function handleForm(request: Request, form: Form): Promise<Response> {
  const closed = form.closedRefusal?.();
  if (closed) return respond(request, form, closed);

  const read = await readPost(request, form);
  if ('refusal' in read) return respond(request, form, read.refusal, read.raw);
  const { post } = read;
  if (isUnconfirmed(post.raw)) return respond(request, form, unconfirmed(form, post), post.raw);

  const outcome = await busyIfStoreFails(form, post, async () => {
    const checked = await form.check(post);
    const submission = submissionOf(post, checked, form.failed);
    // The store may fail here too, and the page then still gets its flash state.
    const result =
      'code' in submission
        ? submission
        : await busyIfStoreFails(form, post, () => checked.submit(submission));
    const flash = await checked.flashAfter?.(result);
    return flash ? { ...result, flash } : result;
  });
  return respond(request, form, outcome, post.raw);
}

/** A post, or its rejection with the fields read so far, for the page that shows the form again. */
type ReadPost = { post: Post } | { refusal: Refusal; raw?: Raw };
type Sender = Pick<Post, 'isPage' | 'requestId'>;

/**
 * Counts a post against the form's limit and reads its body within bounds. Over the limit uploads stay unread; small
 * bodies are read, so that the page can restore them.
 */
async function readPost(request: Request, form: Form): Promise<ReadPost> {
  const { limit, body, failed } = form;
  const sender = { isPage: !speaksJson(request), requestId: requestId(request) };
  const permit = bucketsNamed(limit.name, limit).take(clientOf(request));
  const limited =
    permit.kind === 'limited'
      ? { ...failureOf('limited', failed, permit.retryAfterMs), ...limit.refusal }
      : undefined;
  if ('file' in body) return limited ? { refusal: limited } : readUploadedPost(request, form, body, sender);
  const read = await readFields(request, body.maxBytes);
  if (read.kind === 'refused') return { refusal: bodyRefusal(read.code) };
  return limited ? { refusal: limited, raw: read.fields } : { post: { raw: read.fields, ...sender } };
}

async function readUploadedPost(
  request: Request,
  { failed }: Form,
  { names, file, tooLarge }: UploadBody,
  sender: Sender,
): Promise<ReadPost> {
  const busy = failureOf('busy', failed);
  const read = await readUpload(request, { names, file, skipOversizedFile: sender.isPage });
  if (read.kind === 'busy') return { refusal: busy };
  if (read.kind === 'limited') return { refusal: { ...busy, status: 429, code: 'limited' } };
  const fileError = { [file]: tooLarge };
  if (read.kind === 'ok') {
    const { fields, isTooLarge } = read;
    return { post: { raw: fields, file: read.file, ...(isTooLarge && { fileError }), ...sender } };
  }
  const refusal = bodyRefusal(read.code);
  const explained =
    read.code === 'too-large' ? { ...refusal, message: tooLarge, errors: fileError } : refusal;
  return { refusal: explained, raw: read.fields };
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
 * The submission of checked answers, or its rejection (errors, a refusal, or a key that is not a UUID). Uses the sent key
 * in lower case; without one (no JavaScript) derives it from `keyDigest`, so that sending the same answers twice makes
 * one record. `failed` is the form's message.
 */
export function submissionOf(
  { raw, fileError }: Pick<Post, 'raw' | 'fileError'>,
  { errors, refusal, fingerprint, keyDigest = fingerprint }: Omit<Checked, 'submit'>,
  failed: string,
): Submission | Refusal {
  const allErrors = { ...errors, ...fileError };
  if (Object.keys(allErrors).length > 0) return invalid(allErrors);
  if (refusal) return refusal;
  const sent = raw[idempotencyKeyControl];
  if (sent === undefined || sent === '') return { idempotencyKey: uuidOf(keyDigest), fingerprint };
  const idempotencyKey = typeof sent === 'string' ? guidOf(sent) : undefined;
  return idempotencyKey ? { idempotencyKey, fingerprint } : failureOf('bad-key', failed);
}

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

/** The outcome of `work`, or `busy` if the store fails. Other errors are thrown. */
export async function busyIfStoreFails<Outcome extends FormOutcome>(
  { name, failed }: Pick<Form, 'name' | 'failed'>,
  { requestId: id }: Pick<Post, 'requestId'>,
  work: () => Promise<Outcome>,
): Promise<Outcome | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (!isStoreError(error)) throw error;
    log.error('form.store-unavailable', { id, form: name, code: errorCode(error) });
    return failureOf('busy', failed);
  }
}

/**
 * Response to a post: JSON, or without JavaScript a redirect with flash state, which includes the typed values (`raw`, as
 * far as read). Logs status and outcome, never a value.
 */
function respond(request: Request, form: Form, outcome: FormOutcome, raw?: Raw): Response {
  const { status } = outcome;
  log.info('form.response', { id: requestId(request), form: form.name, status, outcome: nameOf(outcome) });
  discardBody(request);
  const isPage = !speaksJson(request);
  const response = isPage ? seeOther(pageOf(form, outcome)) : toJson(outcome);
  const earlier = postedFlash(form.name, request);
  // Accepted by script, answers outdate the page of an earlier rejection without JavaScript.
  const isOutdated = 'reply' in outcome && earlier !== undefined;
  const none = { outcome: nameOf(outcome), values: {}, errors: {} };
  const flash = isPage ? flashOf(outcome, raw, earlier) : none;
  if (isPage || isOutdated)
    response.headers.append('Set-Cookie', flashSetCookie(form.name, form.controls, flash));
  return response;
}

/** The `outcome` in the address of the page. */
function nameOf(outcome: FormOutcome): string {
  if (outcome.outcome !== undefined) return outcome.outcome;
  if ('reply' in outcome) return outcome.reply.kind;
  return outcome.errors ? 'invalid' : 'failed';
}

/** Page that shows an outcome. Its URL contains nothing personal; the flash state does. */
function pageOf({ page }: Form, outcome: FormOutcome): `/${string}` {
  const query = new URLSearchParams({
    outcome: nameOf(outcome),
    ...('reply' in outcome && outcome.query),
  });
  return `${page}?${query.toString()}`;
}

/** JSON response: the reply, or the common `error` object with `kind` `invalid` or `failed`. */
export function toJson(outcome: FormOutcome): Response {
  if ('reply' in outcome) return json(outcome.reply, outcome.status);
  const { errors, message } = outcome;
  return errorResponse(outcome.status, outcome, errors ? { kind: 'invalid' } : { kind: 'failed', message });
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

/**
 * Flash state for the page after the redirect; after a rejection it includes everything typed, of the `earlier` post if
 * this one was not read.
 */
function flashOf(result: FormOutcome, raw: Raw | undefined, earlier: Flash | undefined): Flash {
  const none = { outcome: nameOf(result), values: {}, errors: {} };
  if ('reply' in result) {
    const [record] = Object.values(result.query ?? {});
    return { ...none, ...(record && { record }), ...result.flash };
  }
  if (!raw) return { ...earlier, ...none, values: earlier?.values ?? {} };
  const { errors, flash } = result;
  return {
    ...none,
    ...flash,
    values: { ...stringFields(raw), ...flash?.values },
    errors: { ...errors, ...flash?.errors },
    ...nextKey(raw, result),
  };
}
