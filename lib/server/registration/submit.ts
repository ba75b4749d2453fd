import { setTimeout as pause } from 'node:timers/promises';
import { toPerson } from '../../shared/pass/person.ts';
import { type FormName, photoControl, type RegistrationFields } from '../../shared/registration/fields.ts';
import type { Post, Submission } from '../forms/form.ts';
import { invalidRefusal, toldAfterCall, toldOf } from '../forms/outcome.ts';
import { newToken } from '../runtime/crypto.ts';
import type { Job } from '../store/outbox/job.ts';
import { findJobsByKeyOrPerson } from '../store/outbox/outbox.ts';
import { type Call, callHandler, type Reader, recordCall } from '../store/outbox/worker.ts';
import { jobHandlerOf } from './jobs.ts';
import {
  alreadyRegisteredOutcome,
  failedRefusal,
  inProgressRefusal,
  limitedRefusal,
  outcomeOf,
  pendingOutcome,
  pendingOutcomeOf,
  registrationRefusal,
  type RegistrationOutcome,
} from './registration-outcome.ts';
import { hasPass, mailboxDigestOf, personDigestOf, referenceOf, registrationOf } from './registration.ts';
import type { RegistrationServices } from './services.ts';
import type { UploadedPhoto } from './upload-drafts.ts';

/** Steps 3–7 of docs/product/registration.md#e3: recognise a retry or create a job, send it, reply. */

/** Polling of a repeated post without JavaScript while the first post runs. */
const retryPolling = { maxPolls: 30, intervalMs: 500 };

export type RegistrationAnswers = { form: FormName; fields: RegistrationFields; photo: UploadedPhoto };
/** `personDigest` recognises a repeated registration; `contactDigest` limits emails. */
type Registrant = RegistrationAnswers & Submission & { personDigest: string; contactDigest: string };

/**
 * Registers one person; `answers` must be valid. A double click without JavaScript posts twice, and the browser shows
 * only the second response: with `withoutScript` the second post therefore waits for the first. Rejects with
 * `StoreError` if the store fails before anything is sent.
 */
export async function submitRegistration(
  services: RegistrationServices,
  answers: RegistrationAnswers,
  submission: Submission,
  { withoutScript }: Pick<Post, 'withoutScript'>,
): Promise<RegistrationOutcome> {
  const { form, fields } = answers;
  const digests = {
    personDigest: personDigestOf(form, fields),
    contactDigest: mailboxDigestOf(fields.email ?? ''),
  };
  const registrant = { ...answers, ...submission, ...digests };
  for (let polls = withoutScript ? retryPolling.maxPolls : 1; ; polls -= 1) {
    const outcome = await register(services, registrant, services.responseDeadline());
    if (outcome.kind === 'accepted' || outcome.code !== 'in-progress' || polls === 1) return outcome;
    await pause(retryPolling.intervalMs);
  }
}

/** A job that this request has claimed and must send, or the outcome. */
type Step = { kind: 'claimed'; job: Job } | RegistrationOutcome;

async function register(
  services: RegistrationServices,
  registrant: Registrant,
  deadline: AbortSignal,
): Promise<RegistrationOutcome> {
  const step =
    (await recognise(services, registrant)) ??
    (await insertNewPerson(services, registrant, deadline)) ??
    // A concurrent request may have inserted the job first.
    (await recognise(services, registrant));
  if (step) return step.kind === 'claimed' ? sendBefore(deadline, services, step.job) : step;
  const limitedMs = await services.outbox.limitedForMs(registrant.contactDigest, services.now());
  return limitedRefusal(registrant.form, limitedMs);
}

/** True if `work` ends before the signal aborts. Rejects if `work` rejects before that. */
async function endsBefore(signal: AbortSignal, work: Promise<unknown>): Promise<boolean> {
  const { promise: aborted, resolve } = Promise.withResolvers<false>();
  const onAbort = () => resolve(false);
  signal.addEventListener('abort', onAbort);
  if (signal.aborted) onAbort();
  // A listener that stays would keep the photo in memory until the deadline.
  const race = Promise.race([work.then(() => true), aborted]);
  return race.finally(() => signal.removeEventListener('abort', onAbort));
}

/** Sends a job. Resolves to a 202 at the deadline, and sending continues; a failure that came before is reported. */
async function sendBefore(
  deadline: AbortSignal,
  services: RegistrationServices,
  job: Job,
): Promise<RegistrationOutcome> {
  const call = callHandler(jobHandlerOf(services, registrationOf(job).kind), job);
  const reader = (await endsBefore(deadline, call)) ? 'waiting' : 'answered';
  const outcome = recordAndReply(services, job, call, reader);
  // For `waiting` the row records what the visitor is told of a failure, so the reply waits until that is recorded.
  const mustReport = reader === 'waiting' && (await call).result.kind !== 'ok';
  if (mustReport || (await endsBefore(deadline, outcome))) return outcome;
  return pendingOutcomeOf(registrationOf(job));
}

async function recordAndReply(
  services: RegistrationServices,
  claimedJob: Job,
  call: Promise<Call>,
  reader: Reader,
): Promise<RegistrationOutcome> {
  const { kind: form, token } = registrationOf(claimedJob);
  const job = await recordCall(services, jobHandlerOf(services, form), claimedJob, await call, reader);
  if (job) return outcomeOf(services, registrationOf(job));
  // The result was not recorded: the worker retries, or an operator decides if the backend ignores keys.
  return pendingOutcome(form, { told: toldAfterCall(services.idempotent), token });
}

/** Decides what an existing job with this key or person means; undefined if there is none or it was removed. */
async function recognise(services: RegistrationServices, registrant: Registrant): Promise<Step | undefined> {
  const { idempotencyKey, personDigest } = registrant;
  // Frees the key of a job whose answers were erased.
  await services.outbox.freeKey(idempotencyKey);
  const jobs = await findJobsByKeyOrPerson(services.outbox.store, idempotencyKey, personDigest);
  const jobOfKey = jobs.find((job) => job.idempotencyKey === idempotencyKey);
  if (jobOfKey) return resume(services, registrant, jobOfKey);
  const [jobOfPerson] = jobs;
  return jobOfPerson && replyToKnownPerson(services, registrant, jobOfPerson);
}

/** Replies with the outcome of the job with this key, or claims it again if the backend rejected it. */
async function resume(services: RegistrationServices, { fingerprint }: Registrant, job: Job): Promise<Step> {
  if (job.fingerprint !== fingerprint) return registrationRefusal('key-reused');
  const { outbox, now } = services;
  if (job.state === 'calling' && job.leaseUntil > now()) return inProgressRefusal();
  if (job.state !== 'rejected') return await outcomeOf(services, registrationOf(job));
  const claimedJob = await outbox.retake(job.idempotencyKey, fingerprint, now());
  return claimedJob ? { kind: 'claimed', job: claimedJob } : inProgressRefusal();
}

/**
 * The reply to a person who already has a job. An issued pass is emailed again, within the limits. A rejected job is
 * removed and the reply undefined, so that the person can register.
 */
async function replyToKnownPerson(
  { outbox, now }: RegistrationServices,
  { form, fields, contactDigest, idempotencyKey, personDigest }: Registrant,
  job: Job,
): Promise<RegistrationOutcome | undefined> {
  switch (job.state) {
    case 'sent':
      return alreadyRegisteredOutcome(form);
    case 'done':
    case 'delivery_failed':
      // A VIP application has no email to resend, but a reference that the person may have lost.
      if (!hasPass(form)) return alreadyRegisteredOutcome(form, referenceOf(job.idempotencyKey));
      if (!(await outbox.countDelivery(personDigest, contactDigest, now())))
        return limitedRefusal(form, await outbox.limitedForMs(contactDigest, now()));
      await outbox.deliverAgain(job.idempotencyKey, now());
      return alreadyRegisteredOutcome(form);
    case 'attention':
    case 'unknown':
      // The reply has no pass link, because the sender may know only a name and an email address.
      return pendingOutcome(form, { told: toldOf(job), email: fields.email });
    case 'calling':
      return inProgressRefusal();
    case 'rejected':
      await outbox.replaceFailed(personDigest, idempotencyKey);
      return undefined;
  }
}

/** Checks the photo and inserts the job. Undefined if key or person exist by now, or the mailbox is at its limit. */
async function insertNewPerson(
  services: RegistrationServices,
  { form, fields, photo, idempotencyKey, fingerprint, personDigest, contactDigest }: Registrant,
  deadline: AbortSignal,
): Promise<Step | undefined> {
  const preparedPass = await services.pass.preparePass(toPerson(form, fields), photo.bytes);
  if (preparedPass.kind === 'refused') return invalidRefusal({ [photoControl]: preparedPass.message });
  if (preparedPass.kind === 'failed') return failedRefusal(form);
  if (preparedPass.kind === 'busy' || deadline.aborted) return registrationRefusal('busy');

  const job = await services.outbox.insert(
    {
      idempotencyKey,
      kind: form,
      fingerprint,
      payload: fields,
      attachment: preparedPass.photo,
      token: newToken(),
      personDigest,
      contactDigest,
    },
    services.now(),
    services.backend.endpoints.attendees.remainingPauseMs() > 0,
  );
  if (!job) return undefined;
  return job.state === 'calling' ? { kind: 'claimed', job } : await outcomeOf(services, registrationOf(job));
}
