import type { EnquiryWire } from '../backend/index.ts';
import { findJob } from '../outbox/lookups.ts';
import type { Handler } from '../outbox/handler.ts';
import { limits } from '../outbox/schedule.ts';
import type { Job } from '../outbox/job.ts';
import { sendJob, type Sent } from '../outbox/steps.ts';
import type { Attempt } from '../forms/form.ts';
import { enquirerOf } from './identity.ts';
import type { EnquiryServices } from './services.ts';

/** Outcome of an enquiry. With `sent`, `accepted` and `unconfirmed` the row is on disk. */
export type EnquirySent =
  | { kind: 'sent'; uname: string }
  /** In the outbox; the worker sends it when the backend is available again. */
  | { kind: 'accepted' }
  /** The backend may have it and ignores idempotency keys, so it is not retried and a person checks it. */
  | { kind: 'unconfirmed' }
  | { kind: 'key-reused' }
  | { kind: 'limited'; retryAfterMs: number }
  | { kind: 'failed' };

/** What an enquiry's job does in the outbox: Inquiries/Add. The worker goes on until the backend has it. */
export const enquiryHandler = (services: EnquiryServices): Handler => ({
  send: async ({ idempotencyKey, payload }) => {
    // Retention has removed what would be sent.
    if (!payload) return { kind: 'rejected', status: 0 };
    const wire = payload as EnquiryWire;
    const answer = await services.backend.addEnquiry({ wire, key: idempotencyKey });
    return answer.kind === 'ok' ? { kind: 'ok', reply: answer.value.uname } : answer;
  },
  keepsTrying: true,
});

/** The outcome of an uncertain send: the worker retries it if the backend is idempotent, else a person checks it. */
const uncertain = ({ idempotent }: EnquiryServices): EnquirySent => ({
  kind: idempotent ? 'accepted' : 'unconfirmed',
});

function outcomeOf(services: EnquiryServices, sent: Sent, uname: string): EnquirySent {
  switch (sent.state) {
    case 'done':
    case 'added':
      return { kind: 'sent', uname: sent.reply ?? uname };
    case 'rejected':
    case 'ready':
      return { kind: 'failed' };
    case 'attention':
      return { kind: 'unconfirmed' };
    case 'unknown':
      return { kind: 'accepted' };
    case 'lost':
      return uncertain(services);
  }
}

/** Repeats the first answer, or sends an enquiry that failed. */
async function resume(
  services: EnquiryServices,
  job: Job,
  fingerprint: string,
  uname: string,
): Promise<EnquirySent> {
  if (job.fingerprint !== fingerprint) return { kind: 'key-reused' };
  if (job.state === 'done') return { kind: 'sent', uname };
  if (job.state === 'attention') return { kind: 'unconfirmed' };
  if (job.state === 'calling') return uncertain(services);
  if (job.state !== 'rejected' && job.state !== 'ready') return { kind: 'accepted' };
  const { outbox, idempotent, now } = services;
  const claimed = await outbox.retake(job.idempotencyKey, fingerprint, now(), idempotent);
  return claimed ? send(services, claimed, uname) : uncertain(services);
}

const send = async (services: EnquiryServices, job: Job, uname: string): Promise<EnquirySent> =>
  outcomeOf(services, await sendJob(services, enquiryHandler(services), job, 'caller'), uname);

/**
 * Stores an enquiry in the outbox and sends it, like a registration (docs/product/registration.md#e2). When the backend is
 * down the outcome is `accepted` and the worker retries. Rejects with `StoreError` when the store cannot be written.
 */
export async function submitEnquiry(
  services: EnquiryServices,
  wire: EnquiryWire,
  { idempotencyKey, fingerprint }: Attempt,
): Promise<EnquirySent> {
  const { outbox } = services;
  const existing = await findJob(outbox.store, idempotencyKey);
  if (existing) return resume(services, existing, fingerprint, wire.uname);
  // A person may send several enquiries; the limit is ten a day for one number (docs/security.md#s5).
  const quota = enquirerOf(wire.uphne);
  const job = { idempotencyKey, kind: 'enquiry', fingerprint, payload: wire, quota };
  const inserted = await outbox.insert(job, services.now());
  if (inserted) return send(services, inserted, wire.uname);
  const concurrent = await findJob(outbox.store, idempotencyKey);
  return concurrent
    ? resume(services, concurrent, fingerprint, wire.uname)
    : { kind: 'limited', retryAfterMs: limits.hour };
}
