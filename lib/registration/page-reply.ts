import { getSite } from '../content/site.ts';
import {
  already,
  answerOf,
  failed,
  pending,
  registered,
  unconfirmed,
  type RegistrationAnswer,
} from './answer.ts';
import type { FormName } from './fields.ts';
import { limitedSentence, results } from './messages.ts';
import { isReference } from './reference.ts';
import { findPass } from './passes.ts';
import type { PageOutcome, RegistrationReply } from './replies.ts';
import { openServices, type Services } from './services.ts';

/** The answer of a status link: what the POST would answer in the job's present state. */
export async function answerToToken(token: string, given?: Services): Promise<RegistrationAnswer> {
  const state = await findPass(token, given);
  if (state.kind === 'none') return { status: 404, code: 'unknown', message: results.failed };
  if (state.kind === 'unavailable') return failed('busy');
  return answerOf(given ?? (await openServices()), state.row);
}

/** What the page says of a job in its present state; undefined when the job is unknown or cannot be read. */
async function currentReply(
  token: string,
  given: Services | undefined,
): Promise<RegistrationReply | undefined> {
  const answer = await answerToToken(token, given);
  if ('reply' in answer) return answer.reply;
  return answer.code === 'failed' ? { kind: 'failed', message: answer.message } : undefined;
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
): Promise<RegistrationReply | undefined> {
  switch (outcome) {
    case 'registered':
    case 'finishing': {
      const current = token === '' ? undefined : await currentReply(token, services);
      if (current) return current;
      return outcome === 'finishing' || token !== ''
        ? pending(form).reply
        : registered(form, isReference(reference) ? { reference } : {}).reply;
    }
    case 'already':
      return already(form).reply;
    case 'unconfirmed':
      return unconfirmed(form).reply;
    case 'failed':
      return { kind: 'failed', message: results.failed };
    case 'limited':
    case 'limited-for-an-hour': {
      const again = outcome === 'limited' ? 'tomorrow' : 'in an hour';
      return { kind: 'failed', message: limitedSentence(form, getSite().eventsEmail, again) };
    }
    case 'invalid':
    case 'closed':
      return undefined;
  }
}
