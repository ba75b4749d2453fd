import { randomUUID } from 'node:crypto';
import { log } from '../foundation/log.ts';
import { errorResponse, json, seeOther, speaksJson } from '../http/error-response.ts';
import { requestId } from '../http/route.ts';
import { discardUpload } from '../uploads/discard.ts';
import type { Answer, Refusal } from './answer.ts';
import { idempotencyKeyControl } from './controls.ts';
import { clearFlashCookie, flashSetCookie, textsOf, type Flash } from './flash-state.ts';
import type { Form, Raw } from './form.ts';

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
 * The JSON response: the reply, or the site's common `error` object beside a `kind`, `invalid` or `failed`. `page` shows the
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
      values: { ...textsOf(raw), ...kept.values },
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
 * as far as it was read) and of what the form `kept` beside it. Logs status and outcome, no value of a field.
 */
export function respond(
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
