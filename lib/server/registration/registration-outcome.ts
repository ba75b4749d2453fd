import { editionOfOldRows, getEventForm } from '../../shared/content/events.ts';
import { getSite } from '../../shared/content/site.ts';
import type { FormName } from '../../shared/registration/fields.ts';
import {
  replyTimeSentence,
  limitedSentence,
  referenceSentence,
  resultMessages,
} from '../../shared/registration/messages.ts';
import {
  type RegistrationOutcomeName,
  passPath,
  type RegistrationReply,
  statusPath,
} from '../../shared/registration/replies.ts';
import { withoutUndefined } from '../../shared/util/collections.ts';
import { dayMs, hourMs } from '../../shared/util/durations.ts';
import { fill } from '../../shared/util/fill.ts';
import { eventTitle, pastSentence, wasOn } from '../catalogue/events/event-texts.ts';
import { type AcceptedOutcome, type Outcome, replyTable, standingOf, toldOf } from '../forms/outcome.ts';
import { type Refusal, createRefusal, type RefusalCode } from '../requests/responses.ts';
import { isToken } from '../runtime/crypto.ts';
import type { Told } from '../store/outbox/job.ts';
import { passImages } from './pass-links.ts';
import { drawPassOf, findPassState } from './passes.ts';
import { hasPass, isReference, referenceOf, type Registration } from './registration.ts';
import { openRegistrationServices, type RegistrationServices } from './services.ts';

/** The replies to a visitor (docs/product/registration.md#e4). */

export type RegistrationOutcome = Outcome<RegistrationReply>;
type AcceptedRegistration = AcceptedOutcome<RegistrationReply>;

function pastField(form: FormName): { past?: string } {
  const pastText = pastSentence(getEventForm(form));
  return pastText ? { past: pastText } : {};
}

function vipNote(reference: string): string {
  const event = getEventForm('vip');
  const sentence = referenceSentence(reference);
  return pastSentence(event) ? sentence : `${sentence} ${replyTimeSentence(event)}`;
}

/** 201: registered and, except for VIPs, the pass is drawn. The page finds pass or reference by the `receipt`. */
export function registeredOutcome(
  form: FormName,
  details: { token?: string | undefined; isDeliveryDelayed?: boolean; reference?: string | undefined } = {},
): AcceptedRegistration {
  const { token, isDeliveryDelayed, reference } = details;
  const note = isDeliveryDelayed ? resultMessages.mailDelayed : reference && vipNote(reference);
  const pass = token === undefined ? undefined : { page: passPath(token), files: passImages(form, token) };
  const { status, kind, sentence } = replyTable[form].accepted;
  const reply = {
    kind,
    message: sentence,
    ...withoutUndefined({ note, pass, reference }),
    ...pastField(form),
  } as const;
  const receiptValue = token ?? reference;
  const receipt = receiptValue
    ? ({ parameter: token ? 'pass' : 'reference', value: receiptValue } as const)
    : undefined;
  return { kind: 'accepted', status, reply, receipt };
}

/** 200: the person is already registered. A VIP, who has no pass yet, gets the first reply again (201). */
export const alreadyRegisteredOutcome = (form: FormName, reference?: string): AcceptedRegistration =>
  hasPass(form)
    ? {
        kind: 'accepted',
        status: 200,
        reply: { kind: 'already', message: resultMessages.already, ...pastField(form) },
      }
    : registeredOutcome(form, { reference });

type PendingDetails = { told?: Told; email?: string | undefined; token?: string | undefined };

/**
 * 202: stored and not finished. The reply has no links without a token, which callers omit for a job with another key,
 * and none for `unconfirmed`, where an operator must look first (docs/product/registration.md#e1).
 */
export function pendingOutcome(
  form: FormName,
  { told = 'finishing', email = '', token }: PendingDetails = {},
): AcceptedRegistration {
  const { status, kind, sentence } = replyTable[form][told];
  const isLinked = token !== undefined && told !== 'unconfirmed';
  const links = isLinked && {
    page: passPath(token),
    ...(told === 'finishing' && { statusUrl: statusPath(token) }),
  };
  const reply = { kind, message: fill(sentence, { email }), ...pastField(form), ...links };
  const outcome = told === 'unconfirmed' ? told : 'finishing';
  return {
    kind: 'accepted',
    status,
    reply,
    outcome,
    receipt: isLinked ? { parameter: 'pass', value: token } : undefined,
  };
}

/** The `pendingOutcome` of a stored job. */
export const pendingOutcomeOf = (registration: Registration): AcceptedRegistration => {
  const { kind, payload, token } = registration;
  return pendingOutcome(kind, { told: toldOf(registration), email: payload?.email, token });
};

export const closedRefusal = (message: string): Refusal =>
  createRefusal('closed', message, { outcome: 'closed' });

/** 403 for answers of a past edition, from a page that was left open; undefined for the current edition. */
export function refusePastEdition(form: FormName, edition: string = editionOfOldRows): Refusal | undefined {
  const event = getEventForm(form, edition);
  const eventOfForm = getEventForm(form);
  if (eventOfForm.edition === event.edition) return undefined;
  return closedRefusal(
    `${wasOn(event)} To register for ${eventTitle(eventOfForm)}, please load this page again.`,
  );
}

export const registrationRefusal = (code: RefusalCode, more?: Partial<Refusal>): Refusal =>
  createRefusal(code, resultMessages.failed, more);

/** 502: the backend has rejected the registration, or the photo cannot be checked. */
export function failedRefusal(form: FormName): Refusal {
  const { status, sentence } = replyTable[form].failed;
  return createRefusal('failed', sentence, { status });
}

/** 409: another request with this key, or of this person, is running. */
export const inProgressRefusal = (): Refusal => registrationRefusal('in-progress', { retryAfterMs: 2_000 });

/** 429: the person has reached the hourly limit (`retryAfterMs` of at most an hour), or the mailbox its daily limit. */
export function limitedRefusal(form: FormName, retryAfterMs: number): Refusal {
  const isForHour = retryAfterMs <= hourMs;
  const message = limitedSentence(form, getSite().helpline, isForHour ? 'in an hour' : 'tomorrow');
  return createRefusal('limited', message, {
    retryAfterMs,
    outcome: isForHour ? 'limited-for-an-hour' : 'limited',
  });
}

/** The outcome of a registration in the state of its job; `pendingOutcome` if the pass cannot be drawn now. */
export async function outcomeOf(
  services: RegistrationServices,
  registration: Registration,
): Promise<RegistrationOutcome> {
  const { kind: form, token, idempotencyKey, isDeliveryDelayed } = registration;
  const standing = standingOf(registration);
  if (standing === 'failed') return failedRefusal(form);
  if (standing !== 'accepted') return pendingOutcomeOf(registration);
  if (!hasPass(form)) return registeredOutcome(form, { reference: referenceOf(idempotencyKey) });
  const drawing = await drawPassOf(services, registration);
  if (drawing.kind !== 'ok') return pendingOutcome(form, { token });
  return registeredOutcome(form, { token, isDeliveryDelayed });
}

/** The outcome for a status link, whose `token` may be any text. */
export async function outcomeOfToken(
  token: string,
  services?: RegistrationServices,
): Promise<RegistrationOutcome> {
  const passState = await findPassState(token, services);
  if (passState.kind === 'none') return registrationRefusal('unknown');
  if (passState.kind === 'unavailable') return registrationRefusal('busy');
  return outcomeOf(services ?? (await openRegistrationServices()), passState.registration);
}

/**
 * The reply for the page after a post without JavaScript; undefined for `invalid` and `closed`, which the page shows
 * in another way. `token` and `reference` are from the URL, so untrusted.
 */
export async function replyForPage(
  form: FormName,
  outcome: RegistrationOutcomeName,
  { token = '', reference = '' }: { token?: string; reference?: string },
  services?: RegistrationServices,
): Promise<RegistrationReply | undefined> {
  switch (outcome) {
    case 'registered':
    case 'finishing': {
      if (outcome === 'registered' && token === '')
        return registeredOutcome(form, isReference(reference) ? { reference } : {}).reply;
      const currentOutcome = await outcomeOfToken(token, services);
      if (currentOutcome.kind === 'accepted') return currentOutcome.reply;
      if (currentOutcome.code === 'failed') return { kind: 'failed', message: currentOutcome.message };
      return pendingOutcome(form, isToken(token) ? { token } : {}).reply;
    }
    case 'already':
      return alreadyRegisteredOutcome(form).reply;
    case 'unconfirmed':
      return pendingOutcome(form, { told: 'unconfirmed' }).reply;
    case 'failed':
      return { kind: 'failed', message: failedRefusal(form).message };
    case 'limited':
      return { kind: 'failed', message: limitedRefusal(form, dayMs).message };
    case 'limited-for-an-hour':
      return { kind: 'failed', message: limitedRefusal(form, hourMs).message };
    case 'invalid':
    case 'closed':
      return undefined;
  }
}
