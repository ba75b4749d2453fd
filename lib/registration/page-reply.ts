import { failureOf, type Answer } from '../forms/answer.ts';
import { getSite } from '../content/site.ts';
import { answerTo, registered } from './answer.ts';
import { outcomeOfStored } from './drawn-pass.ts';
import type { FormName } from './fields.ts';
import { limitedSentence, results } from './messages.ts';
import { isReference } from './reference.ts';
import { findPass } from './passes.ts';
import type { Outcome } from './outcome.ts';
import type { PageOutcome, PageReply } from './replies.ts';
import { openServices, type Services } from './services.ts';

/** The answer of a status link: what the POST would answer in the job's current state. */
export async function answerToToken(token: string, given?: Services): Promise<Answer<PageReply>> {
  const state = await findPass(token, given);
  switch (state.kind) {
    case 'none':
      return { status: 404, code: 'unknown', message: results.failed };
    case 'unavailable':
      return failureOf({ kind: 'busy' }, results.failed);
    case 'ready':
    case 'received':
      return answerTo(state.row.kind, await outcomeOfStored(given ?? (await openServices()), state.row));
    case 'pending':
      return answerTo(state.row.kind, { kind: 'pending', token });
    case 'unconfirmed':
    case 'failed':
      return answerTo(state.row.kind, state);
  }
}

/** The same as a reply of the page; undefined when the job is unknown or cannot be read. */
async function currentReply(token: string, given: Services | undefined): Promise<PageReply | undefined> {
  const answer = await answerToToken(token, given);
  if ('reply' in answer) return answer.reply;
  return answer.code === 'failed' ? { kind: 'failed', message: answer.message } : undefined;
}

/** The reply to an outcome that is accepted, as the POST gives it. */
function replyTo(form: FormName, outcome: Outcome): PageReply | undefined {
  const answer = answerTo(form, outcome);
  return 'reply' in answer ? answer.reply : undefined;
}

/**
 * The reply shown on the redirect target of a form without JavaScript, equal to the JSON reply. Undefined for outcomes shown
 * at the fields. `token` and `reference` come from the URL and are untrusted.
 */
export async function replyOnPage(
  form: FormName,
  outcome: PageOutcome,
  { token = '', reference = '' }: { token?: string; reference?: string },
  services?: Services,
): Promise<PageReply | undefined> {
  switch (outcome) {
    case 'registered':
    case 'finishing': {
      const current = token === '' ? undefined : await currentReply(token, services);
      if (current) return current;
      return outcome === 'finishing' || token !== ''
        ? replyTo(form, { kind: 'pending' })
        : registered(form, isReference(reference) ? { reference } : {}).reply;
    }
    case 'already':
    case 'unconfirmed':
      return replyTo(form, { kind: outcome });
    case 'failed':
      return { kind: 'failed', message: results.failed };
    case 'limited':
      return { kind: 'failed', message: limitedSentence(form, getSite().eventsEmail) };
    case 'invalid':
    case 'closed':
      return undefined;
  }
}
