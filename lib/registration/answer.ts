import { failureOf, invalid, type Accepted, type Answer } from '../forms/answer.ts';
import { photoControl, type FormName } from './fields.ts';
import { passFile, passPage, statusLink } from './links.ts';
import { results } from './messages.ts';
import type { Outcome, PassState } from './outcome.ts';
import type { PageOutcome, PageReply } from './replies.ts';

const success = { visitor: results.visitor, vip: results.vip, conference: results.conference } as const;

/** An answer without a refusal; `token` leads its page to the pass. */
const accepted = (
  status: 200 | 201 | 202,
  reply: PageReply,
  outcome: PageOutcome,
  token?: string,
): Accepted<PageReply> => ({ status, reply, outcome, ...(token && { query: { pass: token } }) });

export function registered(
  form: FormName,
  outcome?: Extract<Outcome, { kind: 'registered' }>,
): Accepted<PageReply> {
  const note = outcome?.mailDelayed ? { note: results.mailDelayed } : {};
  const files = outcome?.files ?? [];
  const token = outcome && files.length > 0 ? outcome.token : undefined;
  const pass = token && {
    page: passPage(token),
    files: files.map((name) => ({ url: passFile(token, name), name })),
  };
  const reply = { kind: 'registered', message: success[form], ...note, ...(pass && { pass }) } as const;
  return accepted(201, reply, 'registered', token);
}

function pending(token: string | undefined): Accepted<PageReply> {
  const statusUrl = token && { statusUrl: statusLink(token) };
  return accepted(202, { kind: 'pending', message: results.finishing, ...statusUrl }, 'finishing', token);
}

/** The answer table of docs/product/registration.md#e4. */
export function answerTo(form: FormName, outcome: Outcome): Answer<PageReply> {
  switch (outcome.kind) {
    case 'registered':
      return registered(form, outcome);
    case 'already':
      // VIP passes are issued after the team's review, so there is no e-mail to repeat.
      if (form === 'vip') return registered(form);
      return accepted(200, { kind: 'already', message: results.already }, 'already');
    case 'pending':
      return pending(outcome.token);
    case 'unconfirmed':
      return accepted(202, { kind: 'pending', message: results.unconfirmed }, 'unconfirmed');
    case 'photo-refused':
      return invalid({ [photoControl]: outcome.message });
    case 'in-progress':
      return failureOf({ ...outcome, retryAfterMs: 2_000 }, results.failed);
    default:
      return failureOf(outcome, results.failed);
  }
}

/** The answer of a status link: the same replies and status codes as the POST itself. */
export function answerToStatus(state: PassState, files: readonly string[]): Answer<PageReply> {
  switch (state.kind) {
    case 'none':
      return { status: 404, code: 'unknown', message: results.failed };
    case 'unavailable':
      return failureOf({ kind: 'busy' }, results.failed);
  }
  const form = state.row.kind;
  switch (state.kind) {
    case 'ready': {
      const { token = '' } = state.row;
      return files.length > 0
        ? registered(form, { kind: 'registered', token, files, mailDelayed: state.row.mailDelayed })
        : pending(token);
    }
    case 'received':
      return registered(form);
    case 'pending':
      return pending(state.row.token);
    case 'unconfirmed':
    case 'failed':
      return answerTo(form, state);
  }
}
