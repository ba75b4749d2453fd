import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { keyControl } from '../forms/controls.ts';
import { bucketsNamed } from '../http/buckets.ts';
import { clientOf } from '../http/client.ts';
import { wantsJson } from '../http/error-response.ts';
import { requestId } from '../http/route.ts';
import { errorCode, log } from '../foundation/log.ts';
import type { PassPerson } from '../pass/index.ts';
import { StoreError } from '../store/types.ts';
import { answerTo, answerToRefusal, closed, toResponse, type Answer } from './answer.ts';
import { closedSentence } from './closed.ts';
import { photoControl, type FormName, type RegistrationFields } from './fields.ts';
import { saveUploadDraft, findUploadDraft, type Photo } from './upload-drafts.ts';
import { toPerson } from './person.ts';
import type { Outcome } from './outcome.ts';
import { receiveRegistration } from './receive.ts';
import type { FlashAnswers } from './replies.ts';
import { busyRetryAfter, retention } from './schedule.ts';
import { openServices, type Services } from './services.ts';
import { submitRegistration } from './submit.ts';

type NextAttempt = Omit<FlashAnswers, 'form' | 'errors'>;

/** Flash state for the next attempt without JavaScript: the submitted values and an idempotency key. */
const forNextAttempt = (raw: Readonly<Record<string, string>>, outcome?: Outcome['kind']): NextAttempt => {
  // An invalid key, or one used for other answers, would be refused again.
  const used = outcome === 'key-reused' || outcome === 'bad-key' ? undefined : raw[keyControl];
  // A row in progress without a sent key is found by its fingerprint, so no new key is generated.
  if (!used && outcome === 'in-progress') return { values: raw };
  return { values: raw, key: used || randomUUID() };
};

/** Limit of upload drafts for an address and hour, so that one address cannot fill the table (upload-drafts.ts). */
const draftBuckets = () => bucketsNamed('kept-photos', { capacity: 50, refillMs: retention.uploadDraft });

/**
 * Checks the photo of a failed attempt and saves it as an upload draft. Returns the draft's token, or the photo's error so
 * that it is reported together with the others.
 */
async function saveDraft(
  services: Services,
  address: string,
  person: PassPerson,
  photo: Photo,
): Promise<{ photo?: string; refused?: string }> {
  const prepared = await services.pass.preparePass(person, photo.bytes);
  if (prepared.kind === 'refused') return { refused: prepared.message };
  if (prepared.kind !== 'ok' || draftBuckets().take(address).kind === 'limited') return {};
  const draft = { bytes: prepared.photo, digest: photo.digest };
  const token = await saveUploadDraft(services.outbox.store, draft, services.now());
  return token === undefined ? {} : { photo: token };
}

/** Polling of a duplicate POST without JavaScript while the first one is in progress. */
const polling = { attempts: 30, intervalMs: 500 };

/**
 * A double click without JavaScript posts twice and the browser shows only the second response, so that one waits for the
 * outcome of the first. JSON clients get 409 and retry themselves.
 */
async function submitAndWait(submit: () => Promise<Outcome>): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await submit();
    if (outcome.kind !== 'in-progress' || attempt === polling.attempts) return outcome;
    await pause(polling.intervalMs);
  }
}

/**
 * Handles POST of a registration form. The route decides the attendee type (docs/product/choices.md#c26); a closed event is
 * refused before the body is read (docs/product/choices.md#c1).
 */
export async function handleRegistration(
  request: Request,
  form: FormName,
  given?: Services,
): Promise<Response> {
  const id = requestId(request);
  const respond = (answer: Answer, next?: NextAttempt) => {
    log.info('registration.answer', { id, form, status: answer.status, outcome: answer.page });
    return toResponse(request, form, answer, next);
  };
  const closedMessage = closedSentence(form);
  if (closedMessage !== undefined) return respond(closed(closedMessage));

  const services = given ?? (await servicesOrUndefined());
  if (!services) return respond(answerTo(form, { kind: 'busy', retryAfterMs: busyRetryAfter }));
  const received = await receiveRegistration(
    request,
    form,
    (token) => findUploadDraft(services.outbox.store, token, services.now()),
    () => services.pass.isBusy?.() ?? false,
  );
  const withoutScript = !wantsJson(request);
  const savePhoto = (fields: RegistrationFields, photo: Photo) =>
    saveDraft(services, clientOf(request), toPerson(form, fields), photo);
  if (received.kind === 'invalid' && received.photo && withoutScript) {
    const { photo, refused } = await savePhoto(received.fields, received.photo);
    const errors = { ...received.errors, ...(refused && { [photoControl]: refused }) };
    return respond(answerToRefusal(form, { ...received, errors }), {
      ...forNextAttempt(received.raw),
      ...(photo && { photo }),
    });
  }
  if (received.kind !== 'ok')
    return respond(
      answerToRefusal(form, received),
      'raw' in received ? forNextAttempt(received.raw) : undefined,
    );

  const submit = () => submitRegistration(form, received.fields, received.photo, received.key, services);
  const outcome = await (withoutScript ? submitAndWait(submit) : submit());
  const answer = answerTo(form, outcome);
  if (answer.status < 400 || !withoutScript) return respond(answer);
  const { photo } = await savePhoto(received.fields, received.photo);
  return respond(answer, { ...forNextAttempt(received.raw, outcome.kind), ...(photo && { photo }) });
}

/** The services, or undefined while the store cannot be opened. */
async function servicesOrUndefined(): Promise<Services | undefined> {
  try {
    return await openServices();
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    log.error('registration.store-unavailable', { code: errorCode(error) });
    return undefined;
  }
}
