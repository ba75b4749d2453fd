import type { RegistrationFields } from './fields.ts';
import type { Registration } from './registration.ts';

/** The result of a submission; answer.ts maps it to a response (docs/product/registration.md#e4). */
export type Outcome =
  /** Durable and drawn: 201. `files` are the names of the images; empty for VIP. */
  | {
      kind: 'registered';
      token: string;
      files: readonly string[];
      mailDelayed: boolean;
      /** The reference of a VIP application. */
      reference?: string | undefined;
    }
  /** The person is registered already (docs/product/choices.md#c36): 200. */
  | { kind: 'already'; reference?: string | undefined }
  /** Stored and still being processed: 202. `token` is missing when the row has another key. */
  | { kind: 'pending'; token?: string }
  /** Unknown outcome that must not be repeated (docs/registration.md, guarantee 3): 202. */
  | { kind: 'unconfirmed' }
  /** The photo is refused, with the message for its field: 400. */
  | { kind: 'photo-refused'; message: string }
  /** A request with the same key is in progress: 409. */
  | { kind: 'in-progress' }
  /** The key was used for other answers: 422. */
  | { kind: 'key-reused' }
  /** The e-mail limit of this person or mailbox is reached: 429. */
  | { kind: 'limited'; retryAfterMs: number }
  /** Drawing overloaded, or Retry-After from the backend: 503. */
  | { kind: 'busy'; retryAfterMs?: number }
  /** The backend call certainly failed: 502. */
  | { kind: 'failed' };

/** The state of a row as the pass page, its images and the status link show it. */
export type PassState =
  | { kind: 'ready'; row: Registration & { attendeeId: string; fields: RegistrationFields } }
  | { kind: 'pending'; row: Registration }
  | { kind: 'unconfirmed'; row: Registration }
  | { kind: 'failed'; row: Registration }
  /** VIP: received, without a pass to show. */
  | { kind: 'received'; row: Registration }
  | { kind: 'none' }
  | { kind: 'unavailable' };
