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

/** SHA-256 of form, cleaned answers (in any order) and the digest of the photo as uploaded. */
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
 * What a post may be submitted as, or its refusal: answers with `errors`, or a key that is no UUID. The key is the one sent,
 * in lower case. A missing or empty one (a form without JavaScript) is made of `keyDigest`, so that sending the same answers
 * twice makes one record. `failed` is the form's sentence.
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

/** The page that shows an answer. Nothing personal is in the address; the flash state has it. */
function pageOf({ page }: Pick<Form, 'page'>, answer: Answer): `/${string}` {
  const query = new URLSearchParams({
    outcome: outcomeOf(answer),
    ...('reply' in answer && answer.query),
  });
  return `${page}?${query.toString()}`;
}

/**
 * The JSON response: the reply, or the site's common `error` object with a `kind`, `invalid` or `failed`. `page` shows the
 * reply also when the scripts of the form's page fail.
 */
export function toJson(answer: Answer, page?: string): Response {
  if ('reply' in answer) return json(answer.reply, answer.status, page ? { 'Content-Location': page } : {});
  const { errors, message } = answer;
  return errorResponse(answer.status, answer, errors ? { kind: 'invalid' } : { kind: 'failed', message });
}

/** The key for the next attempt without JavaScript. */
function nextKey(raw: Raw, { code }: Refusal): { idempotencyKey?: string } {
  const sent = raw[idempotencyKeyControl];
  // An invalid key, or one used for other answers, would be refused again.
  if (typeof sent === 'string' && sent !== '' && code !== 'bad-key' && code !== 'key-reused')
    return { idempotencyKey: sent };
  // A new key would not find a record that is in progress under the fingerprint, or whose write was not confirmed.
  return code === 'in-progress' || code === 'busy' ? {} : { idempotencyKey: randomUUID() };
}

/** What the page after the redirect shows: after a refusal all that was typed. */
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

/** The redirect of a form posted without JavaScript. */
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
 * The response to a post: JSON or, to a form without JavaScript, a redirect with flash state made of what was typed (`raw`,
 * as far as it was read) and of what the form `kept`. Logs status and outcome, no value of a field.
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
  if (!request.bodyUsed) discardUpload(request); // a body that was refused unread
  return speaksJson(request)
    ? toJson(answer, pageOf(form, answer))
    : toPage(form, answer, flashOf(answer, raw, kept));
}

/** Whether the honeypot is filled in, as programs and some form fillers do, and no visitor has confirmed the answers. */
const isUnconfirmed = (raw: Raw): boolean =>
  Boolean(raw[honeypotControl] || raw[formerHoneypotControl]) && raw[personControl] !== personValue;

/**
 * Handles POST of a form. The steps, in order: whether the form takes anything now, limit and read, ask for a confirmation
 * when the honeypot is filled in, check, idempotency key, submit, keep what a refusal's page needs, answer (docs/product/forms.md#f1). A store
 * that fails gives `busy`; any other error is thrown. `given` replaces the form's services in tests.
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
    // Nothing of a possible program is stored, so without JavaScript the photo has to be chosen again.
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
