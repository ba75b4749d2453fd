import { setTimeout as pause } from 'node:timers/promises';
import { toPerson } from '../../shared/pass/person.ts';
import { type FormName, photoControl, type RegistrationFields } from '../../shared/registration/fields.ts';
import type { Post, Submission } from '../forms/form.ts';
import { invalidRefusal, promiseAfterCall, promiseOfJob } from '../forms/outcome.ts';
import { newToken } from '../runtime/crypto.ts';
import type { Job } from '../store/outbox/job.ts';
import { findJobsByKeyOrPerson } from '../store/outbox/outbox.ts';
import { runJob } from '../store/outbox/worker.ts';
import { jobHandlerOf } from './jobs.ts';
import {
  alreadyRegisteredOutcome,
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
/** Key and fingerprint identify a retry, `personDigest` a repeated registration; `contactDigest` limits emails. */
type Registrant = RegistrationAnswers & Submission & { personDigest: string; contactDigest: string };

/**
 * Registers one person. `answers` must be cleaned and valid. A double click without JavaScript posts twice, and the
 * browser shows only the second response: with `withoutScript` the second post waits for the first (`retryPolling`)
 * instead of being `in-progress`. Rejects with `StoreError` if the store fails before anything is sent.
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
    const outcome = await withinDeadline(services.responseDeadline(), (deadline) =>
      register(services, registrant, deadline),
    );
    if (outcome.kind === 'accepted' || outcome.code !== 'in-progress' || polls === 1) return outcome;
    await pause(retryPolling.intervalMs);
  }
}

/** State of the deadline by which a visitor gets a response while processing continues. */
type Deadline = {
  /** The insert of the job, once begun: only after its success may the response promise completion. */
  stored?: Promise<Job | undefined>;
  /** True if the response can still report the result; the deadline then no longer replaces it. */
  claimResponse: () => boolean;
  isResponseTaken: () => boolean;
};

/**
 * Resolves to the outcome of `work` or, at the deadline, to `pending` while the work continues. If no job is being
 * inserted by then, resolves to `busy`, and the work must stop before inserting one.
 */
function withinDeadline(
  signal: AbortSignal,
  work: (deadline: Deadline) => Promise<RegistrationOutcome>,
): Promise<RegistrationOutcome> {
  let isClaimed = false;
  let isTaken = false;
  const deadline: Deadline = {
    claimResponse: () => (isClaimed = !isTaken),
    isResponseTaken: () => isTaken,
  };
  const { promise: afterDeadline, resolve } = Promise.withResolvers<RegistrationOutcome>();
  const onDeadline = () => {
    // The result came first: it is being recorded, and `work` will resolve shortly.
    if (isClaimed) return;
    isTaken = true;
    const insertion = deadline.stored ?? Promise.resolve(undefined);
    // If the insert fails, so does `work`.
    insertion.then(
      (job) => resolve(job ? pendingOutcomeOf(registrationOf(job)) : registrationRefusal('busy')),
      () => undefined,
    );
  };
  signal.addEventListener('abort', onDeadline);
  // A listener that stays would keep the photo in memory until the deadline.
  return Promise.race([work(deadline), afterDeadline]).finally(() =>
    signal.removeEventListener('abort', onDeadline),
  );
}

/** A job that this request has claimed and must send, or the final outcome. */
type JobOrOutcome = { kind: 'claimed'; job: Job } | { kind: 'decided'; outcome: RegistrationOutcome };
const decidedOutcome = (outcome: RegistrationOutcome): JobOrOutcome => ({ kind: 'decided', outcome });

/** Resolves to the outcome of an existing job with this key or person; stores and sends a new person. */
async function register(
  services: RegistrationServices,
  registrant: Registrant,
  deadline: Deadline,
): Promise<RegistrationOutcome> {
  const { form } = registrant;
  const jobOrOutcome =
    (await recognise(services, registrant)) ??
    (await insertNewPerson(services, registrant, deadline)) ??
    // A concurrent request was faster.
    (await recognise(services, registrant));
  if (!jobOrOutcome)
    return limitedRefusal(form, await services.outbox.limitedForMs(registrant.contactDigest, services.now()));
  if (jobOrOutcome.kind === 'decided') return jobOrOutcome.outcome;

  deadline.stored = Promise.resolve(jobOrOutcome.job);
  const { job } = await runJob(
    services,
    jobHandlerOf(services, form),
    jobOrOutcome.job,
    deadline.claimResponse,
  );
  // The result was not recorded: the worker retries, or an operator decides if the backend ignores keys.
  if (!job) {
    return pendingOutcome(form, {
      promised: promiseAfterCall(services.idempotent),
      token: jobOrOutcome.job.token,
    });
  }
  return outcomeOf(services, registrationOf(job));
}

/** Decides what an existing job with this key or person means; undefined if none, or a rejected one was removed. */
async function recognise(
  services: RegistrationServices,
  registrant: Registrant,
): Promise<JobOrOutcome | undefined> {
  const { idempotencyKey, personDigest } = registrant;
  // Frees the key of a job whose answers were erased.
  await services.outbox.freeKey(idempotencyKey);
  const jobs = await findJobsByKeyOrPerson(services.outbox.store, idempotencyKey, personDigest);
  const jobOfKey = jobs.find((job) => job.idempotencyKey === idempotencyKey);
  if (jobOfKey) return resume(services, registrant, jobOfKey);
  const [jobOfPerson] = jobs;
  const outcome = jobOfPerson && (await replyToKnownPerson(services, registrant, jobOfPerson));
  return outcome && decidedOutcome(outcome);
}

/** Replies with the outcome of an existing job, or claims it again if the backend rejected it. */
async function resume(
  services: RegistrationServices,
  { fingerprint }: Registrant,
  job: Job,
): Promise<JobOrOutcome> {
  if (job.fingerprint !== fingerprint) return decidedOutcome(registrationRefusal('key-reused'));
  const { outbox, now } = services;
  if (job.state === 'calling' && job.leaseUntil > now()) return decidedOutcome(inProgressRefusal());
  if (job.state !== 'rejected') return decidedOutcome(await outcomeOf(services, registrationOf(job)));
  const claimedJob = await outbox.retake(job.idempotencyKey, fingerprint, now());
  return claimedJob ? { kind: 'claimed', job: claimedJob } : decidedOutcome(inProgressRefusal());
}

/**
 * Reply to a person who already has a job, by its state; an issued pass is emailed again, within the limits. A rejected
 * job is removed, and the reply is undefined, so that the person can register.
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
      return pendingOutcome(form, { promised: promiseOfJob(job), email: fields.email });
    case 'calling':
      return inProgressRefusal();
    case 'rejected':
      await outbox.replaceFailed(personDigest, idempotencyKey);
      return undefined;
  }
}

/**
 * Checks the photo of a new person and inserts their job, claimed by this request unless the backend is down. Undefined
 * if a job with this key or person was inserted concurrently, or the mailbox has reached its daily limit.
 */
async function insertNewPerson(
  services: RegistrationServices,
  { form, fields, photo, idempotencyKey, fingerprint, personDigest, contactDigest }: Registrant,
  deadline: Deadline,
): Promise<JobOrOutcome | undefined> {
  const preparedPass = await services.pass.preparePass(toPerson(form, fields), photo.bytes);
  if (preparedPass.kind === 'refused')
    return decidedOutcome(invalidRefusal({ [photoControl]: preparedPass.message }));
  if (preparedPass.kind === 'failed') return decidedOutcome(registrationRefusal('failed'));
  if (preparedPass.kind === 'busy' || deadline.isResponseTaken())
    return decidedOutcome(registrationRefusal('busy'));

  deadline.stored = services.outbox.insert(
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
  const job = await deadline.stored;
  if (!job) return undefined;
  return job.state === 'calling'
    ? { kind: 'claimed', job }
    : decidedOutcome(await outcomeOf(services, registrationOf(job)));
}
