import { randomUUID } from 'node:crypto';
import { sha256 } from '../runtime/crypto.ts';
import { guidOf } from '../../shared/util/values.ts';
import {
  type Answer,
  type Attempt,
  type Check,
  failureOf,
  type Form,
  invalid,
  type Raw,
  type Refusal,
} from './form.ts';
import {
  formerHoneypotControl,
  honeypotControl,
  idempotencyKeyControl,
  personControl,
  personValue,
} from '../../shared/forms/controls.ts';
import { errorCode, log } from '../runtime/log.ts';
import { errorResponse, json, seeOther, speaksJson } from '../http/responses.ts';
import { requestId } from '../http/route.ts';
import { discardUpload } from '../http/body.ts';
import { clearFlashCookie, type Flash, flashSetCookie, stringFields } from './flash.ts';
import { clientOf } from '../http/rate-limit.ts';
import { StoreError } from '../store/sql.ts';
import { formMessages } from '../../shared/forms/messages.ts';
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

/**
 * The idempotency key of a post, or its rejection (answers with `errors`, or a key that is not a UUID). Uses the sent
 * key in lower case; without one (no JavaScript) derives it from `keyDigest`, so that sending the same answers twice
 * makes one record. `failed` is the form's message.
 */
function attemptOf(
  raw: Raw,
  { errors, fingerprint, keyDigest = fingerprint }: Check,
  failed: string,
): Attempt | Refusal {
  if (Object.keys(errors).length > 0) return invalid(errors);
  const sent = raw[idempotencyKeyControl];
  if (sent === undefined || sent === '') return { idempotencyKey: uuidOf(keyDigest), fingerprint };
  const idempotencyKey = typeof sent === 'string' ? guidOf(sent) : undefined;
  return idempotencyKey ? { idempotencyKey, fingerprint } : failureOf({ kind: 'bad-key' }, failed);
}

/** The `outcome` in the address of the page. */
function outcomeOf(answer: Answer): string {
  if (answer.outcome !== undefined) return answer.outcome;
  if ('reply' in answer) return answer.reply.kind;
  return answer.errors ? 'invalid' : 'failed';
}

/** Page that shows an answer. Its URL contains nothing personal; the flash state does. */
function pageOf({ page }: Pick<Form, 'page'>, answer: Answer): `/${string}` {
  const query = new URLSearchParams({
    outcome: outcomeOf(answer),
    ...('reply' in answer && answer.query),
  });
  return `${page}?${query.toString()}`;
}

/**
 * JSON response: the reply, or the common `error` object with `kind` `invalid` or `failed`. `page` is a URL that shows
 * the reply even if the scripts of the form's page fail.
 */
export function toJson(answer: Answer, page?: string): Response {
  if ('reply' in answer) return json(answer.reply, answer.status, page ? { 'Content-Location': page } : {});
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

/** Flash state for the page after the redirect; after a rejection it includes everything typed. */
function flashOf(answer: Answer, raw: Raw | undefined, kept: Partial<Flash> = {}): Flash | undefined {
  if ('reply' in answer) return answer.flash;
  return (
    raw && {
      ...kept,
      values: { ...stringFields(raw), ...kept.values },
      errors: { ...answer.errors, ...kept.errors },
      ...nextKey(raw, answer),
    }
  );
}

/** Redirect after a post without JavaScript. */
function toPage(
  form: Pick<Form, 'name' | 'page' | 'controls'>,
  answer: Answer,
  flash: Flash | undefined,
): Response {
  const response = seeOther(pageOf(form, answer));
  if (flash) response.headers.append('Set-Cookie', flashSetCookie(form.name, form.controls, flash));
  else if ('reply' in answer) response.headers.append('Set-Cookie', clearFlashCookie());
  return response;
}

/**
 * Response to a post: JSON, or without JavaScript a redirect with flash state from the typed values (`raw`, as far as
 * read) and the form's own (`kept`). Logs status and outcome, never a value.
 */
function respond(
  request: Request,
  form: Pick<Form, 'name' | 'page' | 'controls'>,
  answer: Answer,
  raw?: Raw,
  kept?: Partial<Flash>,
): Response {
  const outcome = outcomeOf(answer);
  log.info('form.answer', { id: requestId(request), form: form.name, status: answer.status, outcome });
  if (!request.bodyUsed) discardUpload(request); // The body was not read.
  return speaksJson(request)
    ? toJson(answer, pageOf(form, answer))
    : toPage(form, answer, flashOf(answer, raw, kept));
}

/** True if the honeypot is filled, as programs and some form fillers do, and no visitor has confirmed the answers. */
const isUnconfirmed = (raw: Raw): boolean =>
  Boolean(raw[honeypotControl] || raw[formerHoneypotControl]) && raw[personControl] !== personValue;

/**
 * Handles POST of a form. Steps: closed? limit and read; ask for confirmation if the honeypot is filled; check;
 * idempotency key; submit; flash state after a rejection; respond (docs/product/forms.md#f1). A store failure gives
 * `busy`; other errors are thrown. `given` replaces the form's services in tests.
 */
export async function handleForm<Services, Checked extends Check>(
  request: Request,
  form: Form<Services, Checked>,
  given?: Services,
): Promise<Response> {
  const closed = form.closedRefusal?.();
  if (closed) return respond(request, form, closed);
  const sender = { isPage: !speaksJson(request), address: clientOf(request) };
  const body = await readBody(
    request,
    form,
    sender,
    () => form.isOverloadedFor?.(sender.address, given) ?? false,
  );
  if (body.kind === 'unreadable') return body.response;
  if (body.kind === 'refused') return respond(request, form, body.refusal, body.raw);
  const { raw, file } = body;
  if (isUnconfirmed(raw)) {
    // Nothing that a program may have sent is stored, so without JavaScript the photo must be chosen again.
    const lost = sender.isPage &&
      file &&
      'file' in form.body && { [form.body.file]: formMessages.chooseAgain };
    return respond(request, form, invalid({ ...lost, [personControl]: formMessages.confirm }), raw);
  }

  const post = { raw, file, ...sender };
  let answer: Answer;
  let keep: (() => Promise<Partial<Flash>>) | undefined;
  try {
    const services = given ?? (await form.open());
    const checked = await form.check(post, services);
    keep = form.flashAfterRefusal?.bind(form, services, checked, post);
    const errors = { ...checked.errors, ...body.errors };
    const attempt = attemptOf(raw, { ...checked, errors }, form.failed);
    answer =
      'code' in attempt
        ? attempt
        : (checked.refusal ?? (await form.submit(services, checked, attempt, post)));
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    log.error('form.store-unavailable', { id: requestId(request), form: form.name, code: errorCode(error) });
    answer = failureOf({ kind: 'busy' }, form.failed);
  }
  const kept = post.isPage && !('reply' in answer) ? await keep?.() : undefined;
  return respond(request, form, answer, raw, kept);
}
