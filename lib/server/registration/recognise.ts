import type { Job } from '../outbox/job.ts';
import { findKnown } from '../outbox/outbox.ts';
import {
  already,
  outcomeOf,
  registrationFailure,
  inProgress,
  limited,
  pending,
  unconfirmed,
  type RegistrationOutcome,
} from './replies.ts';
import type { Submission } from '../forms/form.ts';
import type { FormName } from '../../shared/registration/fields.ts';
import { hasPass, referenceOf, registrationOf } from './registration.ts';
import type { Services } from './services.ts';

/** Identifies a retry: key and fingerprint of the request, digests of person and mailbox (registration.ts). */
export type Recognised = Submission & {
  form: FormName;
  person: string;
  mailbox: string;
};

/** A job that this request has claimed and must send, or the final answer. */
export type JobOrReply = { job: Job } | { reply: RegistrationOutcome };

/** Repeats the first answer, or claims a job that may be resent (docs/product/registration.md#e3, step 4). */
async function resume(
  services: Services,
  { idempotencyKey, fingerprint }: Recognised,
  job: Job,
): Promise<JobOrReply> {
  if (job.fingerprint !== fingerprint) return { reply: registrationFailure('key-reused') };
  switch (job.state) {
    case 'added':
    case 'done':
    case 'mail_failed':
    case 'attention':
      return { reply: await outcomeOf(services, registrationOf(job)) };
    case 'unknown':
      // The worker sends it as soon as the backend answers.
      if (!services.idempotent || services.backend.attendeesPausedFor() > 0)
        return { reply: await outcomeOf(services, registrationOf(job)) };
      break;
    case 'calling':
    case 'rejected':
  }
  const { outbox, idempotent } = services;
  const claimed = await outbox.retake(idempotencyKey, fingerprint, services.now(), idempotent);
  return claimed ? { job: claimed } : { reply: inProgress() };
}

/**
 * Answer for a person who is already registered: sends the email again unless it is still due
 * (docs/product/choices.md#c36). Undefined if their failed job was removed and they can register.
 */
async function outcomeForKnownPerson(
  services: Services,
  { form, mailbox, idempotencyKey, ...request }: Recognised,
  job: Job,
): Promise<RegistrationOutcome | undefined> {
  const { personDigest: person = request.person } = job;
  switch (job.state) {
    case 'added':
      return already(form);
    case 'done':
    case 'mail_failed': {
      // A VIP application has no email to resend, but a reference that the person may have lost.
      if (!hasPass(form)) return already(form, referenceOf(job.idempotencyKey));
      const allowed = await services.outbox.allowDelivery(person, mailbox, services.now());
      if (!allowed) return limited(form, await services.outbox.pausedFor(mailbox, services.now()));
      await services.outbox.deliverAgain(job.idempotencyKey, services.now());
      return already(form);
    }
    case 'attention':
      return unconfirmed(form);
    case 'unknown':
      // Without the pass link: the sender may know only a name and an email address.
      return pending({ kind: form });
    case 'calling':
      return inProgress();
    case 'rejected':
      await services.outbox.replaceFailed(person, idempotencyKey);
      return undefined;
  }
}

/** Decides what an existing job with this key or person means for the request; undefined if there is none. */
export async function recognise(services: Services, request: Recognised): Promise<JobOrReply | undefined> {
  const { idempotencyKey, person } = request;
  const find = () => findKnown(services.outbox.store, idempotencyKey, person);
  const isSameKey = (job: Job) => job.idempotencyKey === idempotencyKey;
  let known = await find();
  if (known.some((job) => isSameKey(job) && !job.payload)) {
    await services.outbox.reuseKey(idempotencyKey);
    // A concurrent request with this key may have removed the job and registered.
    known = await find();
  }
  const sameKey = known.find(isSameKey);
  if (sameKey) return resume(services, request, sameKey);
  const [samePerson] = known;
  const reply = samePerson && (await outcomeForKnownPerson(services, request, samePerson));
  return reply && { reply };
}
