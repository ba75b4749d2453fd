import { errorCode, log } from '../foundation/log.ts';
import type { PassFile } from '../pass/index.ts';
import { StoreError } from '../store/types.ts';
import { drawnPass } from './drawn.ts';
import { isToken, mailboxOf } from './identity.ts';
import type { LedgerRow } from './ledger.ts';
import type { PassState } from './outcome.ts';
import { openServices, type Services } from './services.ts';
import { notifyWorker } from './notify.ts';

function stateOf(row: LedgerRow): PassState {
  if (row.state === 'attention') return { kind: 'unconfirmed', row };
  if (row.state === 'ready' || row.state === 'rejected') return { kind: 'failed', row };
  if (row.state === 'calling' || row.state === 'unknown') return { kind: 'pending', row };
  if (row.kind === 'vip' || row.kind === 'enquiry') return { kind: 'received', row };
  const { attendeeId, fields } = row;
  return attendeeId && fields ? { kind: 'ready', row: { ...row, attendeeId, fields } } : { kind: 'none' };
}

/**
 * The registration of a pass link. An invalid, unknown or expired token is `none`; an unreadable ledger is `unavailable`. The
 * row's photo is undefined from a day after the e-mail was accepted.
 */
export async function findPass(token: string, given?: Services): Promise<PassState> {
  if (!isToken(token)) return { kind: 'none' };
  try {
    const row = await (given ?? (await openServices())).ledger.findByToken(token);
    return row ? stateOf(row) : { kind: 'none' };
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
  return drawnPass(given ?? (await openServices()), found.row);
}

/**
 * "Send my pass again" (docs/product/registration.md#e14): e-mails each pass of this mailbox once more, within the limits of
 * docs/security.md#s5. Nothing is returned, so that the response cannot reveal who is registered.
 */
export async function resendPasses(email: string, given?: Services): Promise<void> {
  try {
    const services = given ?? (await openServices());
    for (const row of await services.ledger.findByMailbox(mailboxOf(email))) {
      if (row.person === undefined || row.mailbox === undefined || row.kind === 'vip') continue;
      if (row.state !== 'done' && row.state !== 'mail_failed') continue;
      if (!(await services.ledger.allowResend(row.person, row.mailbox, services.now()))) continue;
      if (await services.ledger.sendAgain(row.key, services.now())) notifyWorker();
    }
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    log.error('registration.ledger-unavailable', { code: errorCode(error) });
  }
}
