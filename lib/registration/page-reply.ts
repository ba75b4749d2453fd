import { answerToStatus, registered } from './answer.ts';
import type { FormName } from './fields.ts';
import { results } from './messages.ts';
import { isReference } from './reference.ts';
import { findPass, passFiles } from './passes.ts';
import type { PageOutcome, PageReply } from './replies.ts';
import type { Services } from './services.ts';

/** The reply for the row's current state; undefined when it cannot be read. */
async function currentReply(token: string, services: Services | undefined): Promise<PageReply | undefined> {
  const state = await findPass(token, services);
  if (state.kind === 'none' || state.kind === 'unavailable') return undefined;
  const drawn = state.kind === 'ready' ? await passFiles(token, services) : undefined;
  const answer = answerToStatus(state, drawn?.kind === 'ok' ? drawn.files.map(({ name }) => name) : []);
  return 'reply' in answer ? answer.reply : { kind: 'failed', message: answer.message };
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
        ? { kind: 'pending', message: results.finishing }
        : registered(form, isReference(reference) ? { reference } : {}).reply;
    }
    case 'already':
      return { kind: 'already', message: results.already };
    case 'unconfirmed':
      return { kind: 'pending', message: results.unconfirmed };
    case 'failed':
      return { kind: 'failed', message: results.failed };
    case 'invalid':
    case 'closed':
      return undefined;
  }
}
