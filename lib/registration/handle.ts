import { randomUUID } from 'node:crypto';
import { log } from '../log.ts';
import { requestId } from '../http/route.ts';
import { answerTo, answerToRefusal, closed, toResponse, type Answer } from './answer.ts';
import { closedSentence } from './closed.ts';
import { keyControl, type FormName } from './fields.ts';
import { receiveRegistration } from './receive.ts';
import type { KeptAnswers } from './replies.ts';
import type { Site } from './site.ts';
import { submitRegistration } from './submit.ts';

/** What a page without JavaScript needs for the next attempt: the answers, and a key that stays the same from now on. */
const kept = (
  raw: Readonly<Record<string, string>>,
  fresh = false,
): Omit<KeptAnswers, 'form' | 'errors'> => ({
  values: raw,
  key: (!fresh && raw[keyControl]) || randomUUID(),
});

/**
 * POST of a registration form: receive, submit, answer. The attendee type is the route's (decision 26); a closed event is
 * refused before the body is read (decision 1).
 */
export async function handleRegistration(request: Request, form: FormName, site?: Site): Promise<Response> {
  const done = (answer: Answer, keep?: Omit<KeptAnswers, 'form' | 'errors'>) => {
    log.info('registration.answer', {
      id: requestId(request),
      form,
      status: answer.status,
      outcome: answer.page,
    });
    return toResponse(request, form, answer, keep);
  };
  const sentence = closedSentence(form);
  if (sentence !== undefined) return done(closed(sentence));

  const received = await receiveRegistration(request, form);
  if (received.kind !== 'ok')
    return done(answerToRefusal(form, received), 'raw' in received ? kept(received.raw) : undefined);

  const { fields, upload, key, raw } = received;
  const outcome = await submitRegistration(form, fields, upload, key, site);
  // A key that belongs to other answers, or is none, is of no use to the next attempt.
  const fresh = outcome.kind === 'key-reused' || outcome.kind === 'bad-key';
  return done(answerTo(form, outcome), kept(raw, fresh));
}
