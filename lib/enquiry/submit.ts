import type { EnquiryWire } from '../backend/index.ts';
import { errorCode, log } from '../foundation/log.ts';
import { enquirerOf, fingerprintOf, keyFrom, newToken } from '../registration/identity.ts';
import type { LedgerRow, NewRow } from '../registration/ledger.ts';
import { openServices, type Services } from '../registration/services.ts';
import { postRow, type Posted } from '../registration/steps.ts';
import { notifyWorker } from '../registration/notify.ts';
import { StoreError } from '../store/types.ts';

/** Outcome of an enquiry. With `sent`, `accepted` and `unconfirmed` the row is on disk. */
export type EnquirySent =
  | { kind: 'sent'; uname: string }
  /** In the ledger; the worker sends it when the backend is available again. */
  | { kind: 'accepted' }
  /** The backend may have it and ignores idempotency keys, so it is not retried and a person checks it. */
  | { kind: 'unconfirmed' }
  | { kind: 'bad-key' }
  | { kind: 'key-reused' }
  | { kind: 'limited'; retryAfterMs: number }
  | { kind: 'busy'; retryAfterMs: number }
  | { kind: 'failed' };

/** The outcome of an uncertain send: the worker retries it if the backend is idempotent, else a person checks it. */
const uncertain = ({ idempotent }: Services): EnquirySent => ({
  kind: idempotent ? 'accepted' : 'unconfirmed',
});

function outcomeOf(services: Services, posted: Posted, wire: EnquiryWire): EnquirySent {
  switch (posted.state) {
    case 'done':
    case 'added':
      return { kind: 'sent', uname: posted.uname ?? wire.uname };
    case 'rejected':
    case 'ready':
      return { kind: 'failed' };
    case 'attention':
      return { kind: 'unconfirmed' };
    case 'unknown':
      notifyWorker();
      return { kind: 'accepted' };
    case 'lost':
      return uncertain(services);
  }
}

async function replay(
  services: Services,
  row: LedgerRow,
  fingerprint: string,
  wire: EnquiryWire,
): Promise<EnquirySent> {
  if (row.fingerprint !== fingerprint) return { kind: 'key-reused' };
  if (row.state === 'done') return { kind: 'sent', uname: wire.uname };
  if (row.state === 'attention') return { kind: 'unconfirmed' };
  if (row.state === 'calling') return uncertain(services);
  if (row.state !== 'rejected' && row.state !== 'ready') return { kind: 'accepted' };
  const claimed = await services.ledger.takeOver(row.key, fingerprint, services.now(), services.idempotent);
  return claimed
    ? outcomeOf(services, await postRow(services, claimed, 'visitor'), wire)
    : uncertain(services);
}

async function enquire(
  services: Services,
  wire: EnquiryWire,
  key: string,
  fingerprint: string,
): Promise<EnquirySent> {
  const existing = await services.ledger.find(key);
  if (existing) return replay(services, existing, fingerprint, wire);
  // A person may send several enquiries; the limit is ten a day for one number (docs/security.md#s5).
  const mailbox = enquirerOf(wire.uphne);
  const row: NewRow = {
    key,
    kind: 'enquiry',
    fingerprint,
    fields: wire,
    photo: undefined,
    token: newToken(),
    person: undefined,
    mailbox,
  };
  const inserted = await services.ledger.insert(row, services.now());
  if (inserted) return outcomeOf(services, await postRow(services, inserted, 'visitor'), wire);
  const concurrent = await services.ledger.find(key);
  return concurrent
    ? replay(services, concurrent, fingerprint, wire)
    : { kind: 'limited', retryAfterMs: 3_600_000 };
}

/**
 * Stores an enquiry in the ledger and sends it, with the rows and code of registrations (docs/product/registration.md#e2).
 * When the backend is down the outcome is `accepted` and the worker retries. `key` is the client's idempotency key, if any.
 */
export async function submitEnquiry(
  wire: EnquiryWire,
  key: string | undefined,
  given?: Services,
): Promise<EnquirySent> {
  const fingerprint = fingerprintOf('enquiry', wire);
  const idempotencyKey = keyFrom(key, fingerprint);
  if (idempotencyKey === undefined) return { kind: 'bad-key' };
  try {
    return await enquire(given ?? (await openServices()), wire, idempotencyKey, fingerprint);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    log.error('enquiry.ledger-unavailable', { key: idempotencyKey, code: errorCode(error) });
    return { kind: 'busy', retryAfterMs: 5_000 };
  }
}
