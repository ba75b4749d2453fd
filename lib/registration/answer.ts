import { failureOf, invalid, type Accepted, type Answer } from '../forms/answer.ts';
import { pastSentence } from '../content/event-dates.ts';
import { getEvent } from '../content/events.ts';
import { getSite } from '../content/site.ts';
import { photoControl, type FormName } from './fields.ts';
import { passFile, passPage, statusLink } from './links.ts';
import { answerWithin, limitedSentence, referenceSentence, results } from './messages.ts';
import type { Outcome } from './outcome.ts';
import type { PageOutcome, PageReply } from './replies.ts';

const success = { visitor: results.visitor, vip: results.vip, conference: results.conference } as const;

/** An answer without a refusal; the query leads its page to the pass, or to the reference it shows. */
const accepted = (
  status: 200 | 201 | 202,
  reply: PageReply,
  outcome: PageOutcome,
  query?: Readonly<Record<string, string>>,
): Accepted<PageReply> => ({ status, reply, outcome, ...(query && { query }) });

/** The line about an event whose form has stayed open after it. */
function pastOf(form: FormName): { past?: string } {
  const past = pastSentence(getEvent(form));
  return past ? { past } : {};
}

/** The second line after a VIP application; how soon it is answered is not said of a day that is over. */
function noteOf(reference: string): string {
  const event = getEvent('vip');
  return pastSentence(event)
    ? referenceSentence(reference)
    : `${referenceSentence(reference)} ${answerWithin(event)}`;
}

export function registered(
  form: FormName,
  outcome?: Partial<Extract<Outcome, { kind: 'registered' }>>,
): Accepted<PageReply> {
  const { files = [], token, reference } = outcome ?? {};
  const note = outcome?.mailDelayed ? results.mailDelayed : reference && noteOf(reference);
  const passToken = files.length > 0 ? token : undefined;
  const pass = passToken && {
    page: passPage(passToken),
    files: files.map((name) => ({ url: passFile(passToken, name), name })),
  };
  const reply = {
    kind: 'registered',
    message: success[form],
    ...(note && { note }),
    ...pastOf(form),
    ...(pass && { pass }),
    ...(reference && { reference }),
  } as const;
  const query = passToken ? { pass: passToken } : reference ? { reference } : undefined;
  return accepted(201, reply, 'registered', query);
}

function pending(form: FormName, token: string | undefined): Accepted<PageReply> {
  const statusUrl = token && { statusUrl: statusLink(token) };
  // A VIP has no pass before the team has approved the application.
  const message = form === 'vip' ? results.finishingVip : results.finishing;
  const reply = { kind: 'pending', message, ...pastOf(form), ...statusUrl } as const;
  return accepted(202, reply, 'finishing', token === undefined ? undefined : { pass: token });
}

/** The answer table of docs/product/registration.md#e4. */
export function answerTo(form: FormName, outcome: Outcome): Answer<PageReply> {
  switch (outcome.kind) {
    case 'registered':
      return registered(form, outcome);
    case 'already':
      // VIP passes are issued after the team's review, so there is no e-mail to repeat.
      if (form === 'vip') return registered(form, { reference: outcome.reference });
      return accepted(200, { kind: 'already', message: results.already, ...pastOf(form) }, 'already');
    case 'pending':
      return pending(form, outcome.token);
    case 'unconfirmed':
      return accepted(202, { kind: 'pending', message: results.unconfirmed, ...pastOf(form) }, 'unconfirmed');
    case 'photo-refused':
      return invalid({ [photoControl]: outcome.message });
    case 'limited':
      return {
        ...failureOf(outcome, limitedSentence(form, getSite().eventsEmail)),
        outcome: 'limited',
      };
    case 'in-progress':
      return failureOf({ ...outcome, retryAfterMs: 2_000 }, results.failed);
    default:
      return failureOf(outcome, results.failed);
  }
}
