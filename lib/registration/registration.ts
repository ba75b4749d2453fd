import type { Job } from '../outbox/job.ts';
import type { FormName, RegistrationFields } from './fields.ts';

/** A job of the outbox in the words of a registration. */
export type Registration = Pick<Job, 'idempotencyKey' | 'fingerprint' | 'token' | 'state'> & {
  kind: FormName;
  /** Not validated again, because they were validated before they were written; undefined once retention has removed them. */
  fields: RegistrationFields | undefined;
  /** Normalised JPEG; undefined from a day after the e-mail was accepted. */
  photo: Uint8Array | undefined;
  attendeeId: string | undefined;
  /** Whether sending the e-mail has failed and not yet succeeded (docs/product/choices.md#c22). */
  mailDelayed: boolean;
  hasPass: boolean;
};

/** The registration of a job, whose kind must be one of the forms. */
export const registrationOf = (job: Job): Registration => ({
  idempotencyKey: job.idempotencyKey,
  fingerprint: job.fingerprint,
  token: job.token,
  state: job.state,
  kind: job.kind as FormName,
  fields: job.payload as RegistrationFields | undefined,
  photo: job.attachment,
  attendeeId: job.attendeeId,
  mailDelayed: job.isDelayed,
  hasPass: hasPass(job.kind),
});

/** Whether a kind of job ends with an e-mail; VIP passes are issued after the team's review. */
export const hasPass = (kind: string): boolean => kind === 'visitor' || kind === 'conference';

/** A registration as the pass page and its images show it. */
export type PassState =
  | { kind: 'ready'; row: Registration & { attendeeId: string; fields: RegistrationFields } }
  | { kind: 'pending'; row: Registration }
  | { kind: 'unconfirmed'; row: Registration }
  | { kind: 'failed'; row: Registration }
  /** VIP: received, without a pass to show. */
  | { kind: 'received'; row: Registration }
  | { kind: 'none' }
  | { kind: 'unavailable' };
