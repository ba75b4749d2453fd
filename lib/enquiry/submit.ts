import type { EnquiryWire } from '../backend/index.ts';
import type { Attempt } from '../forms/form.ts';
import type { Job } from '../outbox/job.ts';
import { findJob } from '../outbox/lookups.ts';
import { sendJob } from '../outbox/steps.ts';
import { failed, taken, type Enquirer, type EnquiryAnswer } from './answer.ts';
import { enquirerOf } from './identity.ts';
import { enquiryHandler } from './job-handler.ts';
import type { EnquiryServices } from './services.ts';

/**
 * The answer to an enquiry in its job's present state. Without one, or while a call is under way, the outcome is uncertain:
 * the worker sends it again if the backend honours keys, else a person checks it.
 */
function answerOf(
  { idempotent }: EnquiryServices,
  state: Job['state'] | undefined,
  enquirer: Enquirer,
  uname?: string,
): EnquiryAnswer {
  switch (state) {
    case 'done':
    case 'added':
    case 'mail_failed':
      return taken('sent', enquirer, uname);
    case 'rejected':
    case 'ready':
      return failed({ kind: 'failed' });
    case 'attention':
      return taken('unconfirmed', enquirer);
    case 'unknown':
      return taken('accepted', enquirer);
    case 'calling':
    case undefined:
      return taken(idempotent ? 'accepted' : 'unconfirmed', enquirer);
  }
}

async function send(services: EnquiryServices, claimed: Job, enquirer: Enquirer): Promise<EnquiryAnswer> {
  const { job, answer } = await sendJob(services, enquiryHandler(services), claimed, 'caller');
  return answerOf(services, job?.state, enquirer, answer.kind === 'ok' ? answer.uname : undefined);
}

/** Repeats the first answer, or sends an enquiry that failed. */
async function resume(
  services: EnquiryServices,
  job: Job,
  enquirer: Enquirer,
  fingerprint: string,
): Promise<EnquiryAnswer> {
  if (job.fingerprint !== fingerprint) return failed({ kind: 'key-reused' });
  if (job.state !== 'rejected' && job.state !== 'ready') return answerOf(services, job.state, enquirer);
  const { outbox, idempotent, time } = services;
  const claimed = await outbox.retake(job.idempotencyKey, fingerprint, time.now(), idempotent);
  return claimed ? send(services, claimed, enquirer) : answerOf(services, undefined, enquirer);
}

/**
 * Stores an enquiry in the outbox and sends it, like a registration (docs/product/registration.md#e2). When the backend is
 * down the answer is `accepted` and the worker retries. Rejects with `StoreError` when the store cannot be written.
 */
export async function submitEnquiry(
  services: EnquiryServices,
  { fields, wire }: { fields: Enquirer; wire: EnquiryWire },
  { idempotencyKey, fingerprint }: Attempt,
): Promise<EnquiryAnswer> {
  const { outbox } = services;
  const existing = await findJob(outbox.store, idempotencyKey);
  if (existing) return resume(services, existing, fields, fingerprint);
  // A person may send several enquiries; the limit is ten a day for one number (docs/security.md#s5).
  const quota = enquirerOf(wire.uphne);
  const job = { idempotencyKey, kind: 'enquiry', fingerprint, payload: wire, quota };
  const inserted = await outbox.insert(job, services.time.now(), services.time.latest());
  if (inserted) return send(services, inserted, fields);
  const concurrent = await findJob(outbox.store, idempotencyKey);
  return concurrent
    ? resume(services, concurrent, fields, fingerprint)
    : failed({ kind: 'limited', retryAfterMs: await outbox.pausedFor(quota, services.time.now()) });
}
