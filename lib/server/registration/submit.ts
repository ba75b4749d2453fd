import { setTimeout as pause } from 'node:timers/promises';
import {
  outcomeOf,
  registrationFailure,
  limited,
  pending,
  photoRefused,
  type RegistrationOutcome,
  unconfirmed,
} from './replies.ts';
import type { FormName, RegistrationFields } from '../../shared/registration/fields.ts';
import type { Post, Submission } from '../forms/form.ts';
import { sendJob } from '../outbox/steps.ts';
import { handlerOf } from './jobs.ts';
import { mailboxDigest, personDigest, registrationOf, toPerson } from './registration.ts';
import { recognise, type Recognised, type JobOrReply } from './recognise.ts';
import type { Services } from './services.ts';
import { newToken } from '../runtime/crypto.ts';
import type { Photo } from './upload-drafts.ts';

/**
 * Steps 3–7 of docs/product/registration.md#e3 for valid answers: recognise a retry or create a job, send it, and reply
 * within a deadline.
 */

/** State of the deadline by which a visitor gets a response while processing continues. */
type Deadline = {
  /** Link of the job, set once it is on disk: only then may the response promise completion. */
  token?: string | undefined;
  /** True if the response can still report the result; the deadline then no longer replaces it. */
  tryReport: () => boolean;
  /** True once the deadline has sent a response. */
  isAnswered: () => boolean;
};

/**
 * Resolves with the answer of `work` or, at the deadline, with `pending` while the work continues. Without a job on
 * disk by then it resolves with `busy`, and the work must stop before writing one.
 */
function withinDeadline(
  signal: AbortSignal,
  form: FormName,
  work: (deadline: Deadline) => Promise<RegistrationOutcome>,
): Promise<RegistrationOutcome> {
  let state: 'answered' | 'accepted' | undefined;
  const deadline: Deadline = {
    tryReport() {
      state ??= 'answered';
      return state === 'answered';
    },
    isAnswered: () => state === 'accepted',
  };
  const { promise: afterDeadline, resolve } = Promise.withResolvers<RegistrationOutcome>();
  const onDeadline = () => {
    // The outcome is being recorded and will resolve shortly.
    if (state === 'answered') return;
    state = 'accepted';
    resolve(deadline.token ? pending({ kind: form, token: deadline.token }) : registrationFailure('busy'));
  };
  signal.addEventListener('abort', onDeadline);
  // Otherwise the listener would hold the photo until the deadline.
  return Promise.race([work(deadline), afterDeadline]).finally(() =>
    signal.removeEventListener('abort', onDeadline),
  );
}

/** Polling of a retry while the first request runs. */
const polling = { attempts: 30, intervalMs: 500 };

/** Input of a registration: the cleaned fields and the photo. */
type Answers = { form: FormName; fields: RegistrationFields; photo: Photo };
type RegistrationSubmission = Answers & Recognised;

/**
 * Checks the photo of a new person and inserts their job, claimed by this request. Undefined if a job with this key or
 * person was inserted concurrently, or the mailbox has reached its daily limit.
 */
async function admit(
  services: Services,
  { form, fields, photo, idempotencyKey, fingerprint, person, mailbox }: RegistrationSubmission,
  deadline: Deadline,
): Promise<JobOrReply | undefined> {
  const prepared = await services.pass.preparePass(toPerson(form, fields), photo.bytes);
  if (prepared.kind === 'refused') return { reply: photoRefused(prepared.message) };
  if (prepared.kind === 'failed') return { reply: registrationFailure('failed') };
  if (prepared.kind === 'busy' || deadline.isAnswered()) return { reply: registrationFailure('busy') };

  services.crashPoint('before-insert');
  const job = await services.outbox.insert(
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
    services.backend.attendeesPausedFor() > 0,
  );
  if (!job) return undefined;
  services.crashPoint('after-insert');
  return job.state === 'calling' ? { job } : { reply: pending(registrationOf(job)) };
}

/** Steps 4 to 7: a retry gets the first answer; a new person is stored, sent to the backend and answered. */
async function register(
  services: Services,
  submission: RegistrationSubmission,
  deadline: Deadline,
): Promise<RegistrationOutcome> {
  const { form } = submission;
  const step =
    (await recognise(services, submission)) ??
    (await admit(services, submission, deadline)) ??
    // A concurrent request was faster.
    (await recognise(services, submission));
  if (!step) return limited(form, await services.outbox.pausedFor(submission.mailbox, services.now()));
  if ('reply' in step) return step.reply;

  deadline.token = step.job.token;
  const handler = handlerOf(services, form);
  const { job } = await sendJob(services, handler, step.job, 'caller', deadline.tryReport);
  // The result was not recorded: the worker retries, or an operator decides if the backend ignores keys.
  if (!job) return services.idempotent ? pending({ kind: form, token: deadline.token }) : unconfirmed(form);
  if (job.state === 'added' || job.state === 'done') services.crashPoint('after-recorded');
  return outcomeOf(services, registrationOf(job));
}

/**
 * Registers one person (docs/product/registration.md#e3, steps 3–7). `answers` must be cleaned and valid. A double
 * click without JavaScript posts twice and the browser shows only the second response: that one (`isPage`) waits for
 * the first one's answer; otherwise it is `in-progress`. Rejects with `StoreError` if the store cannot be written; the
 * backend has then not been called.
 */
export async function submitRegistration(
  services: Services,
  answers: Answers,
  request: Submission,
  { isPage }: Pick<Post, 'isPage'>,
): Promise<RegistrationOutcome> {
  const { form, fields } = answers;
  const person = personDigest(form, fields);
  const mailbox = mailboxDigest(fields.email ?? '');
  const submission = { ...answers, ...request, person, mailbox };
  for (let polls = isPage ? polling.attempts : 1; ; polls -= 1) {
    const answer = await withinDeadline(services.answerDeadline(), form, (deadline) =>
      register(services, submission, deadline),
    );
    if ('reply' in answer || answer.code !== 'in-progress' || polls === 1) return answer;
    await pause(polling.intervalMs);
  }
}
