import { errorCode, log } from '../foundation/log.ts';
import { findByQuota, findByToken } from '../outbox/lookups.ts';
import type { Job } from '../outbox/job.ts';
import type { PassFile } from '../pass/index.ts';
import { StoreError } from '../store/types.ts';
import { drawnPass } from './drawn-pass.ts';
import { formNames } from './fields.ts';
import { mailboxOf } from './identity.ts';
import { hasPass, registrationOf, type PassState } from './registration.ts';
import { openServices, type Services } from './services.ts';
import { isToken } from './tokens.ts';

function stateOf(job: Job): PassState {
  const row = registrationOf(job);
  switch (job.state) {
    case 'attention':
      return { kind: 'unconfirmed', row };
    case 'ready':
    case 'rejected':
      return { kind: 'failed', row };
    case 'calling':
    case 'unknown':
      return { kind: 'pending', row };
    default: {
      if (!hasPass(row.kind)) return { kind: 'received', row };
      const { attendeeId, fields } = row;
      return attendeeId && fields ? { kind: 'ready', row: { ...row, attendeeId, fields } } : { kind: 'none' };
    }
  }
}

/**
 * The registration of a pass link. An invalid, unknown or expired token is `none`; an unreadable store is `unavailable`. The
 * row's photo is undefined from a day after the e-mail was accepted.
 */
export async function findPass(token: string, given?: Services): Promise<PassState> {
  if (!isToken(token)) return { kind: 'none' };
  try {
    const job = await findByToken((given ?? (await openServices())).outbox.store, token);
    return job && formNames.some((form) => form === job.kind) ? stateOf(job) : { kind: 'none' };
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return { kind: 'unavailable' };
  }
}

/** The images of a pass link, drawn or from the cache. */
export async function passFiles(
  token: string,
  given?: Services,
): Promise<{ kind: 'ok'; files: readonly PassFile[] } | { kind: 'none' | 'busy' | 'failed' }> {
  const found = await findPass(token, given);
  if (found.kind === 'unavailable') return { kind: 'busy' };
  if (found.kind !== 'ready') return { kind: 'none' };
  return drawnPass(given ?? (await openServices()), found.row, 'visitor');
}

/**
 * "Send my pass again" (docs/product/registration.md#e14): e-mails each pass of this mailbox once more, within the limits of
 * docs/security.md#s5. Nothing is returned, so that the response cannot reveal who is registered.
 */
export async function resendPasses(email: string, given?: Services): Promise<void> {
  try {
    const { outbox, time } = given ?? (await openServices());
    for (const { idempotencyKey, kind, state, subject, quota } of await findByQuota(
      outbox.store,
      mailboxOf(email),
    )) {
      if (subject === undefined || quota === undefined || !hasPass(kind)) continue;
      if (state !== 'done' && state !== 'mail_failed') continue;
      if (await outbox.allowDelivery(subject, quota, time.now()))
        await outbox.deliverAgain(idempotencyKey, time.now());
    }
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    log.error('form.store-unavailable', { form: 'resend', code: errorCode(error) });
  }
}
