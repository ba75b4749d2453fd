import { setTimeout as pause } from 'node:timers/promises';
import type { Attempt } from '../forms/form.ts';
import type { Job } from '../outbox/job.ts';
import { findKnown } from '../outbox/lookups.ts';
import { limits } from '../outbox/schedule.ts';
import { sendJob, type Sent } from '../outbox/steps.ts';
import { outcomeOfStored } from './drawn-pass.ts';
import type { FormName, RegistrationFields } from './fields.ts';
import { registrationHandlers } from './job-handlers.ts';
import { mailboxOf, newToken, personOf } from './identity.ts';
import type { Outcome } from './outcome.ts';
import { toPerson } from './person.ts';
import { referenceOf } from './reference.ts';
import { hasPass, registrationOf } from './registration.ts';
import type { Services } from './services.ts';
import type { Photo } from './upload-drafts.ts';

/**
 * What happens to checked answers (docs/product/registration.md#e3, steps 3–7): recognised, or admitted as a job, sent, and
 * answered within a deadline.
 */

/** Polling of a repetition while the first request is in progress. */
const polling = { attempts: 30, intervalMs: 500 };

/** What a person answers: the cleaned fields and the photo. */
export type Answers = { fields: RegistrationFields; photo: Photo };
/** What recognises a repetition: key and fingerprint of the request, digests of person and mailbox (identity.ts). */
type Submission = Answers & Attempt & { form: FormName; person: string; mailbox: string };

/** A job that this request has claimed and must send. */
type Claimed = { kind: 'claimed'; job: Job };

/** Repeats the first response, or claims a job that may be sent again (docs/product/registration.md#e3, step 4). */
async function resume(
  services: Services,
  { idempotencyKey, fingerprint }: Submission,
  job: Job,
): Promise<Outcome | Claimed> {
  if (job.fingerprint !== fingerprint) return { kind: 'key-reused' };
  switch (job.state) {
    case 'added':
    case 'done':
    case 'mail_failed':
      return outcomeOfStored(services, registrationOf(job));
    case 'attention':
      return { kind: 'unconfirmed' };
    default: {
      const isCallDue = job.state === 'ready' || job.state === 'rejected';
      const paused = isCallDue ? services.backend.attendeesPausedFor() : 0;
      if (paused > 0) return { kind: 'busy', retryAfterMs: paused };
      const claimed = await services.outbox.retake(
        idempotencyKey,
        fingerprint,
        services.now(),
        services.idempotent,
      );
      return claimed ? { kind: 'claimed', job: claimed } : { kind: 'in-progress' };
    }
  }
}

/** A VIP application has a reference, which the person may have lost. */
const already = ({ kind, idempotencyKey }: Job): Outcome => ({
  kind: 'already',
  ...(!hasPass(kind) && { reference: referenceOf(idempotencyKey) }),
});

/**
 * Outcome for a person who is registered already: the e-mail is sent again unless it is still due
 * (docs/product/choices.md#c36). Undefined when their failed job was removed and they can register.
 */
async function answerKnownPerson(
  services: Services,
  { person, mailbox, idempotencyKey }: Submission,
  job: Job,
): Promise<Outcome | undefined> {
  switch (job.state) {
    case 'added':
      return already(job);
    case 'done':
    case 'mail_failed': {
      if (!hasPass(job.kind)) return already(job);
      const allowed = await services.outbox.allowDelivery(person, mailbox, services.now());
      if (!allowed) return { kind: 'limited', retryAfterMs: limits.hour };
      await services.outbox.deliverAgain(job.idempotencyKey, services.now());
      return { kind: 'already' };
    }
    case 'attention':
      return { kind: 'unconfirmed' };
    case 'unknown':
      return { kind: 'pending' };
    case 'calling':
      return { kind: 'in-progress' };
    case 'ready':
    case 'rejected':
      await services.outbox.replaceFailed(person, idempotencyKey);
      return undefined;
  }
}

/** What an existing job with this key or person means for the request; undefined when there is none. */
async function recognise(services: Services, submission: Submission): Promise<Outcome | Claimed | undefined> {
  const { idempotencyKey, person } = submission;
  const find = () => findKnown(services.outbox.store, idempotencyKey, person);
  const isSameKey = (job: Job) => job.idempotencyKey === idempotencyKey;
  let known = await find();
  if (known.some((job) => isSameKey(job) && !job.payload)) {
    await services.outbox.reuseKey(idempotencyKey);
    // A concurrent request with this key may have removed the job first and registered.
    known = await find();
  }
  const sameKey = known.find(isSameKey);
  if (sameKey) return resume(services, submission, sameKey);
  const [samePerson] = known;
  return samePerson && answerKnownPerson(services, submission, samePerson);
}

/**
 * Checks the photo of a new person and writes their job, which this request then has claimed. Undefined when a job with this
 * key or person has appeared meanwhile, or the mailbox has reached its daily limit.
 */
async function admit(
  services: Services,
  { form, fields, photo, idempotencyKey, fingerprint, person, mailbox }: Submission,
  report: Report,
): Promise<Outcome | Claimed | undefined> {
  // The breaker (step 1) is checked here: repetitions need no backend call, and drawing would be wasted.
  const paused = services.backend.attendeesPausedFor();
  if (paused > 0) return { kind: 'busy', retryAfterMs: paused };

  const prepared = await services.pass.preparePass(toPerson(form, fields), photo.bytes);
  if (prepared.kind === 'refused') return { kind: 'photo-refused', message: prepared.message };
  if (prepared.kind === 'failed') return { kind: 'failed' };
  if (prepared.kind === 'busy' || report.decided === 'pending') return { kind: 'busy' };

  services.at('before-insert');
  const job = await services.outbox.insert(
    {
      idempotencyKey,
      kind: form,
      fingerprint,
      payload: fields,
      attachment: prepared.photo,
      token: newToken(),
      subject: person,
      quota: mailbox,
    },
    services.now(),
  );
  if (!job) return undefined;
  services.at('after-insert');
  return { kind: 'claimed', job };
}

/** The visitor's outcome of a job that this request has sent. */
async function outcomeOf(services: Services, job: Job, sent: Sent): Promise<Outcome> {
  const pending: Outcome = { kind: 'pending', ...(job.token !== undefined && { token: job.token }) };
  switch (sent.state) {
    case 'added':
    case 'done':
      services.at('after-recorded');
      return outcomeOfStored(services, registrationOf({ ...job, attendeeId: sent.attendeeId }));
    case 'ready':
      return sent.retryAfterMs === undefined
        ? { kind: 'failed' }
        : { kind: 'busy', retryAfterMs: sent.retryAfterMs };
    case 'rejected':
      return { kind: 'failed' };
    case 'attention':
      return { kind: 'unconfirmed' };
    case 'unknown':
      return pending;
    case 'lost':
      // The result could not be recorded: the worker retries, or an operator decides if the backend ignores keys.
      return services.idempotent ? pending : { kind: 'unconfirmed' };
  }
}

/**
 * What the response reports: the outcome or, after the deadline, that processing continues (`pending`). `token` is set once
 * the row is durable; `pending` requires it.
 */
type Report = { token?: string | undefined; decided?: 'outcome' | 'pending' };

/** Whether the response can still report the outcome; if so, the deadline no longer replaces it. */
function canTell(report: Report): boolean {
  report.decided ??= 'outcome';
  return report.decided === 'outcome';
}

/**
 * Resolves with the outcome or, at the deadline, with `pending` while the work continues. When no row is durable by then it
 * resolves with `busy`, and the work stops before the insert.
 */
function withinDeadline(deadline: AbortSignal, report: Report, work: Promise<Outcome>): Promise<Outcome> {
  const afterDeadline = new Promise<Outcome>((resolve) => {
    deadline.addEventListener('abort', () => {
      // The outcome is being recorded and resolves shortly.
      if (report.decided === 'outcome') return;
      report.decided = 'pending';
      resolve(report.token ? { kind: 'pending', token: report.token } : { kind: 'busy' });
    });
  });
  return Promise.race([work, afterDeadline]);
}

/** Steps 4 to 7: a repetition gets its first answer; a new person is written down, sent to the backend and answered. */
async function register(services: Services, submission: Submission, report: Report): Promise<Outcome> {
  const admitted =
    (await recognise(services, submission)) ??
    (await admit(services, submission, report)) ??
    // A concurrent request was faster.
    (await recognise(services, submission));
  if (!admitted) return { kind: 'limited', retryAfterMs: limits.hour };
  if (admitted.kind !== 'claimed') return admitted;
  const { job } = admitted;
  report.token = job.token;
  const handler = registrationHandlers(services)[submission.form];
  const sent = await sendJob(services, handler, job, 'caller', () => canTell(report));
  return outcomeOf(services, job, sent);
}

/**
 * Registers one person (docs/product/registration.md#e3, steps 3–7). `answers` must be cleaned and without errors. A double
 * click without JavaScript posts twice and the browser shows only the second response: with `waits`, that one waits for the
 * outcome of the first; otherwise it is `in-progress`. Rejects with `StoreError` when the store cannot be written; the backend
 * has then not been called.
 */
export async function submitRegistration(
  services: Services,
  form: FormName,
  answers: Answers,
  attempt: Attempt,
  waits = false,
): Promise<Outcome> {
  const { fields } = answers;
  const person = personOf(form, fields);
  const mailbox = mailboxOf(fields.email ?? '');
  const submission = { ...answers, ...attempt, form, person, mailbox };
  for (let polls = waits ? polling.attempts : 1; ; polls -= 1) {
    const report: Report = {};
    const work = register(services, submission, report);
    const outcome = await withinDeadline(services.answerDeadline(), report, work);
    if (outcome.kind !== 'in-progress' || polls === 1) return outcome;
    await pause(polling.intervalMs);
  }
}
