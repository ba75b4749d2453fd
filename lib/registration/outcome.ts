import type { LedgerRow } from './ledger.ts';

/** What came of a submission; the route handlers turn it into an answer (docs/product/registration.md#e4). */
export type Outcome =
  /** Durable, and the pass is drawn: 201. `files` are the names of its images; none for VIP. */
  | { kind: 'registered'; token: string; files: readonly string[]; mailDelayed: boolean }
  /** docs/product/choices.md#c36: 200. */
  | { kind: 'already' }
  /** We have it and are finishing it: 202. `token` is missing when it runs under another key. */
  | { kind: 'pending'; token?: string }
  /** Promise 3: 202. */
  | { kind: 'unconfirmed' }
  /** The photo's sentence: 400. */
  | { kind: 'photo-refused'; message: string }
  /** The same key is being worked on: 409. */
  | { kind: 'in-progress' }
  /** The key was used for other answers: 422. */
  | { kind: 'key-reused' }
  /** No UUID: 400. */
  | { kind: 'bad-key' }
  /** Enough e-mails for this person or mailbox: 429. */
  | { kind: 'limited'; retryAfterMs: number }
  /** Ledger not writable, drawing overloaded, or the backend asks to wait: 503. */
  | { kind: 'busy'; retryAfterMs: number }
  /** Certain failure after the call: 502. */
  | { kind: 'failed' };

/** What the pass page, its images and the status link may know of a row. */
export type PassState =
  | { kind: 'ready'; row: LedgerRow & { attendeeId: string; fields: NonNullable<LedgerRow['fields']> } }
  | { kind: 'pending'; row: LedgerRow }
  | { kind: 'unconfirmed'; row: LedgerRow }
  | { kind: 'failed'; row: LedgerRow }
  /** VIP and enquiries: received, nothing to show. */
  | { kind: 'received'; row: LedgerRow }
  | { kind: 'none' }
  | { kind: 'unavailable' };
