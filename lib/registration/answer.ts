import { isSecure } from '../foundation/env.ts';
import { clearFlashCookie } from '../forms/flash-state.ts';
import { json, seeOther, wantsJson } from '../http/error-response.ts';
import { photoControl, type FormName } from './fields.ts';
import { passFile, passPage, statusLink } from './links.ts';
import { results } from './messages.ts';
import type { Outcome, PassState } from './outcome.ts';
import type { Received } from './receive.ts';
import {
  answersSetCookie,
  pageAfter,
  type FlashAnswers,
  type PageOutcome,
  type RegistrationReply,
} from './replies.ts';
import { busyRetryAfter } from './schedule.ts';

/** A response before rendering: `status` and `reply` for JSON clients, `page` and `token` for redirecting an HTML form. */
export type Answer = {
  status: number;
  reply: RegistrationReply;
  page: PageOutcome;
  token?: string;
  retryAfterMs?: number;
};

const success = { visitor: results.visitor, vip: results.vip, conference: results.conference } as const;

const failure = (status: number, message: string, retryAfterMs?: number): Answer => ({
  status,
  reply: { kind: 'failed', message },
  page: 'failed',
  ...(retryAfterMs !== undefined && { retryAfterMs }),
});

const invalid = (status: number, errors: Readonly<Record<string, string>>): Answer => ({
  status,
  reply: { kind: 'invalid', errors },
  page: 'invalid',
});

export function registered(form: FormName, outcome?: Extract<Outcome, { kind: 'registered' }>): Answer {
  const note = outcome?.mailDelayed ? { note: results.mailDelayed } : {};
  const files = outcome?.files ?? [];
  const token = outcome && files.length > 0 ? outcome.token : undefined;
  const pass = token && {
    page: passPage(token),
    files: files.map((name) => ({ url: passFile(token, name), name })),
  };
  return {
    status: 201,
    reply: { kind: 'registered', message: success[form], ...note, ...(pass && { pass }) },
    page: 'registered',
    ...(token && { token }),
  };
}

const pending = (token: string | undefined): Answer => ({
  status: 202,
  reply: { kind: 'pending', message: results.finishing, ...(token && { statusUrl: statusLink(token) }) },
  page: 'finishing',
  ...(token && { token }),
});

const unconfirmed: Answer = {
  status: 202,
  reply: { kind: 'pending', message: results.unconfirmed },
  page: 'unconfirmed',
};

/** The answer table of docs/product/registration.md#e4. */
export function answerTo(form: FormName, outcome: Outcome): Answer {
  switch (outcome.kind) {
    case 'registered':
      return registered(form, outcome);
    case 'already':
      // VIP passes are issued after the team's review, so there is no e-mail to repeat.
      if (form === 'vip') return registered(form);
      return { status: 200, reply: { kind: 'already', message: results.already }, page: 'already' };
    case 'pending':
      return pending(outcome.token);
    case 'unconfirmed':
      return unconfirmed;
    case 'photo-refused':
      return invalid(400, { [photoControl]: outcome.message });
    case 'bad-key':
      return failure(400, results.failed);
    case 'in-progress':
      return failure(409, results.failed, 2_000);
    case 'key-reused':
      return failure(422, results.failed);
    case 'limited':
      return failure(429, results.failed, outcome.retryAfterMs);
    case 'busy':
      return failure(503, results.failed, outcome.retryAfterMs);
    case 'failed':
      return failure(502, results.failed);
  }
}

/** The response to a request refused before anything was stored or sent. */
export function answerToRefusal(form: FormName, received: Exclude<Received, { kind: 'ok' }>): Answer {
  switch (received.kind) {
    case 'honeypot':
      return registered(form);
    case 'invalid':
      return invalid(400, received.errors);
    case 'refused':
      return Object.keys(received.errors).length > 0
        ? invalid(received.status, received.errors)
        : failure(received.status, received.message);
    case 'limited':
      return failure(429, results.failed, received.retryAfterMs);
    case 'busy':
      return failure(503, results.failed, received.retryAfterMs);
  }
}

export const closed = (sentence: string): Answer => ({ ...failure(403, sentence), page: 'closed' });

/** The response of a status link: the same replies and status codes as the POST itself. */
export function answerToStatus(state: PassState, files: readonly string[]): Answer {
  const outcomeOf = (): Outcome => {
    switch (state.kind) {
      case 'ready': {
        const { token = '' } = state.row;
        return files.length > 0
          ? { kind: 'registered', token, files, mailDelayed: state.row.mailDelayed }
          : { kind: 'pending', token };
      }
      case 'received':
        return { kind: 'registered', token: '', files: [], mailDelayed: false };
      case 'pending':
        return { kind: 'pending', ...(state.row.token !== undefined && { token: state.row.token }) };
      case 'unconfirmed':
        return { kind: 'unconfirmed' };
      case 'failed':
        return { kind: 'failed' };
      case 'unavailable':
        return { kind: 'busy', retryAfterMs: busyRetryAfter };
      case 'none':
        return { kind: 'failed' };
    }
  };
  if (state.kind === 'none') return failure(404, results.failed);
  const form = state.kind === 'unavailable' ? 'visitor' : state.row.kind;
  return answerTo(form, outcomeOf());
}

const code: Readonly<Record<number, string>> = {
  400: 'invalid',
  403: 'closed',
  404: 'unknown',
  408: 'too-slow',
  409: 'in-progress',
  413: 'too-large',
  415: 'media-type',
  422: 'key-reused',
  429: 'limited',
  502: 'failed',
  503: 'busy',
};

/** The JSON response: the reply itself and, from status 400, the site's common `error` object. */
export function toJson({ status, reply, retryAfterMs }: Answer): Response {
  const headers =
    retryAfterMs === undefined ? {} : { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterMs / 1000))) };
  if (status < 400) return json(reply, status, headers);
  const message =
    reply.kind === 'failed' ? reply.message : (Object.values(messagesOf(reply))[0] ?? results.failed);
  return json({ ...reply, error: { code: code[status] ?? 'refused', message } }, status, headers);
}

const messagesOf = (reply: RegistrationReply): Readonly<Record<string, string>> =>
  reply.kind === 'invalid' ? reply.errors : {};

/** JSON or a 303, by the Accept header. `flash` holds the submitted values that the redirect target fills in again. */
export function toResponse(
  request: Request,
  form: FormName,
  answer: Answer,
  flash?: Omit<FlashAnswers, 'form' | 'errors'>,
): Response {
  if (wantsJson(request)) return toJson(answer);
  const response = seeOther(pageAfter(form, answer.page, answer.token) as `/${string}`);
  const secure = isSecure();
  if (answer.status < 400) response.headers.append('Set-Cookie', clearFlashCookie(secure));
  else if (flash) {
    const errors = messagesOf(answer.reply);
    response.headers.append('Set-Cookie', answersSetCookie({ form, errors, ...flash }, secure));
  }
  return response;
}
