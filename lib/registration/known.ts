import type { Attempt } from '../forms/idempotency-key.ts';
import { findKnown } from '../outbox/lookups.ts';
import type { Job } from '../outbox/job.ts';
import { registered } from './drawn.ts';
import type { Outcome } from './outcome.ts';
import { referenceOf } from './reference.ts';
import { hasPass } from './registration.ts';
import { limitedRetryAfter } from './schedule.ts';
import type { Services } from './services.ts';

/** What recognises a repetition: key and fingerprint of the request, digests of person and mailbox (identity.ts). */
export type Identity = Attempt & { person: string; mailbox: string };

/** A job that this request has claimed and must send. */
export type Claimed = { kind: 'claimed'; job: Job };

/** Repeats the first response, or claims a job that may be sent again (docs/product/registration.md#e3, step 4). */
async function resume(
  services: Services,
  { idempotencyKey, fingerprint }: Identity,
  job: Job,
): Promise<Outcome | Claimed> {
  if (job.fingerprint !== fingerprint) return { kind: 'key-reused' };
  switch (job.state) {
    case 'added':
    case 'done':
    case 'mail_failed':
      return registered(services, job);
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
  { person, mailbox, idempotencyKey }: Identity,
  job: Job,
): Promise<Outcome | undefined> {
  switch (job.state) {
    case 'added':
      return already(job);
    case 'done':
    case 'mail_failed': {
      if (!hasPass(job.kind)) return already(job);
      const allowed = await services.outbox.allowDelivery(person, mailbox, services.now());
      if (!allowed) return { kind: 'limited', retryAfterMs: limitedRetryAfter };
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
export async function recognise(
  services: Services,
  identity: Identity,
): Promise<Outcome | Claimed | undefined> {
  const { idempotencyKey, person } = identity;
  const find = () => findKnown(services.outbox.store, idempotencyKey, person);
  const isSameKey = (job: Job) => job.idempotencyKey === idempotencyKey;
  let known = await find();
  if (known.some((job) => isSameKey(job) && !job.payload)) {
    await services.outbox.reuseKey(idempotencyKey);
    // A concurrent request with this key may have removed the job first and registered.
    known = await find();
  }
  const sameKey = known.find(isSameKey);
  if (sameKey) return resume(services, identity, sameKey);
  const [samePerson] = known;
  return samePerson && answerKnownPerson(services, identity, samePerson);
}
