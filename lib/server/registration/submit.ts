import { setTimeout as pause } from 'node:timers/promises';
import { toPerson } from '../../shared/pass/person.ts';
import { type FormName, photoControl, type RegistrationFields } from '../../shared/registration/fields.ts';
import type { Post, Submission } from '../forms/form.ts';
import { invalid, promiseAfterCall, promiseOfJob } from '../forms/outcome.ts';
import { newToken } from '../runtime/crypto.ts';
import type { Job } from '../store/outbox/job.ts';
import { findByKeyOrPerson } from '../store/outbox/outbox.ts';
import { runJob } from '../store/outbox/worker.ts';
import { handlerOf } from './jobs.ts';
import {
  alreadyRegistered,
  inProgressRefusal,
  limitedRefusal,
  outcomeOf,
  pending,
  pendingJob,
  registrationRefusal,
  type RegistrationOutcome,
} from './registration-outcome.ts';
import { hasPass, mailboxDigest, personDigest, referenceOf, registrationOf } from './registration.ts';
import type { Services } from './services.ts';
import type { Photo } from './upload-drafts.ts';

/** Steps 3–7 of docs/product/registration.md#e3: recognise a retry or create a job, send it, reply. */

/** Polling of a retry while the first request runs. */
const retryPolling = { maxPolls: 30, intervalMs: 500 };

export type Answers = { form: FormName; fields: RegistrationFields; photo: Photo };
/** Key and fingerprint identify a retry, `person` a repeated registration; `mailbox` is for counting emails. */
type Registrant = Answers & Submission & { person: string; mailbox: string };

/**
 * Registers one person. `answers` must be cleaned and valid. A double click without JavaScript posts twice, and only
 * the second response is shown: with `withoutScript` it waits for the first post instead of being `in-progress`.
 * Rejects with `StoreError` if the store cannot be written; the backend has then not been called.
 */
export async function submitRegistration(
  services: Services,
  answers: Answers,
  request: Submission,
  { withoutScript }: Pick<Post, 'withoutScript'>,
): Promise<RegistrationOutcome> {
  const { form, fields } = answers;
  const digests = { person: personDigest(form, fields), mailbox: mailboxDigest(fields.email ?? '') };
  const registrant = { ...answers, ...request, ...digests };
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
  /** The insert of the job, once it has begun: only if it succeeds may the response promise completion. */
  stored?: Promise<Job | undefined>;
  /** True if the response can still report the result; the deadline then no longer replaces it. */
  claimResponse: () => boolean;
  isResponseTaken: () => boolean;
};

/**
 * Resolves with the outcome of `work` or, at the deadline, with `pending` while the work continues. If no job is being
 * inserted by then it resolves with `busy`, and the work must stop before inserting one.
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
    const stored = deadline.stored ?? Promise.resolve(undefined);
    // If the insert fails, so does `work`.
    stored.then(
      (job) => resolve(job ? pendingJob(registrationOf(job)) : registrationRefusal('busy')),
      () => undefined,
    );
  };
  signal.addEventListener('abort', onDeadline);
  // A listener that stays would keep the photo in memory until the deadline.
  return Promise.race([work(deadline), afterDeadline]).finally(() =>
    signal.removeEventListener('abort', onDeadline),
  );
}

/** A job that this request has claimed and must send, or the final reply. */
type Claim = { kind: 'claimed'; job: Job } | { kind: 'decided'; reply: RegistrationOutcome };
const decided = (reply: RegistrationOutcome): Claim => ({ kind: 'decided', reply });

/** Replies to a retry with the outcome of its job. Stores a new person, calls the backend and replies. */
async function register(
  services: Services,
  registrant: Registrant,
  deadline: Deadline,
): Promise<RegistrationOutcome> {
  const { form } = registrant;
  const claim =
    (await recognise(services, registrant)) ??
    (await admit(services, registrant, deadline)) ??
    // A concurrent request was faster.
    (await recognise(services, registrant));
  if (!claim)
    return limitedRefusal(form, await services.outbox.limitedForMs(registrant.mailbox, services.now()));
  if (claim.kind === 'decided') return claim.reply;

  deadline.stored = Promise.resolve(claim.job);
  const { job } = await runJob(services, handlerOf(services, form), claim.job, deadline.claimResponse);
  // The result was not recorded: the worker retries, or an operator decides if the backend ignores keys.
  if (!job) {
    return pending(form, { promised: promiseAfterCall(services.idempotent), token: claim.job.token });
  }
  return outcomeOf(services, registrationOf(job));
}

/** Decides what an existing job with this key or person means for the request; undefined if there is none. */
async function recognise(services: Services, registrant: Registrant): Promise<Claim | undefined> {
  const { idempotencyKey, person } = registrant;
  // Frees the key of a job whose answers were erased.
  await services.outbox.reuseKey(idempotencyKey);
  const jobs = await findByKeyOrPerson(services.outbox.store, idempotencyKey, person);
  const sameKey = jobs.find((job) => job.idempotencyKey === idempotencyKey);
  if (sameKey) return resume(services, registrant, sameKey);
  const [samePerson] = jobs;
  const reply = samePerson && (await replyToKnownPerson(services, registrant, samePerson));
  return reply && decided(reply);
}

/** Replies with the outcome of an existing job, or claims it again if the backend rejected it. */
async function resume(services: Services, { fingerprint }: Registrant, job: Job): Promise<Claim> {
  if (job.fingerprint !== fingerprint) return decided(registrationRefusal('key-reused'));
  const { outbox, now } = services;
  if (job.state === 'calling' && job.leaseUntil > now()) return decided(inProgressRefusal());
  if (job.state !== 'rejected') return decided(await outcomeOf(services, registrationOf(job)));
  const claimed = await outbox.retake(job.idempotencyKey, fingerprint, now());
  return claimed ? { kind: 'claimed', job: claimed } : decided(inProgressRefusal());
}

/**
 * Reply to a person who already has a job, by its state; an issued pass is emailed again, within the limits. A rejected
 * job is removed, and the reply is undefined, so that the person can register.
 */
async function replyToKnownPerson(
  { outbox, now }: Services,
  { form, fields, mailbox, idempotencyKey, person }: Registrant,
  job: Job,
): Promise<RegistrationOutcome | undefined> {
  switch (job.state) {
    case 'sent':
      return alreadyRegistered(form);
    case 'done':
    case 'delivery_failed':
      // A VIP application has no email to resend, but a reference that the person may have lost.
      if (!hasPass(form)) return alreadyRegistered(form, referenceOf(job.idempotencyKey));
      if (!(await outbox.countDelivery(person, mailbox, now())))
        return limitedRefusal(form, await outbox.limitedForMs(mailbox, now()));
      await outbox.deliverAgain(job.idempotencyKey, now());
      return alreadyRegistered(form);
    case 'attention':
    case 'unknown':
      // The reply has no pass link, because the sender may know only a name and an email address.
      return pending(form, { promised: promiseOfJob(job), email: fields.email });
    case 'calling':
      return inProgressRefusal();
    case 'rejected':
      await outbox.replaceFailed(person, idempotencyKey);
      return undefined;
  }
}

/**
 * Checks the photo of a new person and inserts their job, claimed by this request. Undefined if a job with this key or
 * person was inserted concurrently, or the mailbox has reached its daily limit.
 */
async function admit(
  services: Services,
  { form, fields, photo, idempotencyKey, fingerprint, person, mailbox }: Registrant,
  deadline: Deadline,
): Promise<Claim | undefined> {
  const prepared = await services.pass.preparePass(toPerson(form, fields), photo.bytes);
  if (prepared.kind === 'refused') return decided(invalid({ [photoControl]: prepared.message }));
  if (prepared.kind === 'failed') return decided(registrationRefusal('failed'));
  if (prepared.kind === 'busy' || deadline.isResponseTaken()) return decided(registrationRefusal('busy'));

  deadline.stored = services.outbox.insert(
    {
      idempotencyKey,
      kind: form,
      fingerprint,
      payload: fields,
      attachment: prepared.photo,
      token: newToken(),
      personDigest: person,
      contactDigest: mailbox,
    },
    services.now(),
    services.backend.endpoints.attendees.pauseMs() > 0,
  );
  const job = await deadline.stored;
  if (!job) return undefined;
  return job.state === 'calling'
    ? { kind: 'claimed', job }
    : decided(await outcomeOf(services, registrationOf(job)));
}
