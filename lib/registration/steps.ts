import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Sent } from '../backend/index.ts';
import { log } from '../foundation/log.ts';
import { shared } from '../foundation/shared.ts';
import { StoreError } from '../store/types.ts';
import { drawnPass } from './drawn.ts';
import type { LedgerRow, State } from './ledger.ts';
import { passPage } from './links.ts';
import { answersOf, enquiryOf, toPerson } from './person.ts';
import { giveUpAfter, longestRetryAfter, retryDelay } from './schedule.ts';
import type { Services } from './services.ts';
import { notifyWorker } from './notify.ts';
import { toWire } from './wire.ts';

/** Result of a posting step. `lost`: the row has been claimed again, or the ledger could not be written. */
export type Posted =
  | { state: 'added' | 'done'; attendeeId?: string; uname?: string }
  | { state: 'ready'; retryAfterMs?: number }
  | { state: 'rejected' | 'unknown' | 'attention' | 'lost' };

type Answer = Sent<{ id?: string; uname?: string }>;
const expired: Answer = { kind: 'rejected', status: 0 };

async function call(services: Services, row: LedgerRow): Promise<Answer> {
  if (row.kind === 'enquiry') {
    const wire = enquiryOf(row);
    return wire ? services.backend.addEnquiry({ wire, key: row.key }) : expired;
  }
  const [fields, form] = [answersOf(row), row.kind];
  if (!fields || !row.photo) return expired;
  return services.backend.addAttendee({ form, parts: toWire(form, fields), photo: row.photo, key: row.key });
}

/** The call, retried once when it certainly had no effect and Retry-After is at most `longestRetryAfter`. */
async function callWithRetry(services: Services, row: LedgerRow): Promise<Answer> {
  const first = await call(services, row);
  if (first.kind === 'not-sent') return call(services, row);
  if (first.kind !== 'not-processed') return first;
  const wait = first.retryAfterMs ?? 0;
  if (wait > longestRetryAfter) return first;
  await pause(wait);
  return call(services, row);
}

/** Retries a write so that a short ledger outage does not lose the backend's result. False: the lease expires instead. */
async function retryWrite(write: () => Promise<boolean>): Promise<boolean> {
  for (const wait of [0, 200, 1_000, 3_000]) {
    await pause(wait);
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
    }
  }
  return false;
}

const posted = (written: boolean, state: Exclude<Posted, { state: 'ready' }>): Posted =>
  written ? state : { state: 'lost' };

/** Key by attendee id, of the last attendees this process has added. */
const seenAttendees = () =>
  shared('registration.attendees', () => new LRUCache<string, string>({ max: 5_000 }));

/** Reports one attendee id given to two people: an operator must act, because both have the same QR code at the entrance. */
function reportRepeated(row: LedgerRow, id: string): void {
  const first = seenAttendees().get(id);
  if (first === undefined) seenAttendees().set(id, row.key);
  else if (first !== row.key) log.error('registration.attendee-repeated', { key: row.key, first });
}

async function recordSuccess(
  services: Services,
  row: LedgerRow,
  value: { id?: string; uname?: string },
): Promise<Posted> {
  const { id } = value;
  if (row.kind === 'visitor' || row.kind === 'conference') {
    if (id === undefined) return recordUnknown(services, row, 'no-id');
    const written = await retryWrite(() => services.ledger.added(row, id, services.now()));
    if (written) notifyWorker();
    reportRepeated(row, id);
    return posted(written, { state: 'added', attendeeId: id });
  }
  const written = await retryWrite(() => services.ledger.done(row, services.now(), id));
  const { uname } = value;
  return posted(written, { state: 'done', ...(uname !== undefined && { uname }) });
}

const reschedule = (services: Services, row: LedgerRow, error: string) =>
  retryWrite(() =>
    services.ledger.reschedule(
      row,
      'unknown',
      services.now() + retryDelay('add', row.attempt + 1, Math.random()),
      error,
    ),
  );

const finish = (
  services: Services,
  row: LedgerRow,
  state: 'ready' | 'rejected' | 'attention',
  error: string,
) => retryWrite(() => services.ledger.finish(row, state, services.now(), error));

/** Unknown outcome: retried with the same key if the backend is idempotent, otherwise never repeated. */
async function recordUnknown(services: Services, row: LedgerRow, error: string): Promise<Posted> {
  if (services.idempotent && services.now() - row.since < giveUpAfter.add)
    return posted(await reschedule(services, row, error), { state: 'unknown' });
  log.error('registration.attention', { key: row.key, code: error });
  return posted(await finish(services, row, 'attention', error), { state: 'attention' });
}

/**
 * Records a call without effect. With `retryLater` the worker retries, because the visitor got a 202 or an earlier call may
 * have succeeded.
 */
async function recordNotSent(
  services: Services,
  row: LedgerRow,
  answer: Answer,
  retryLater: boolean,
): Promise<Posted> {
  if (services.now() - row.since >= giveUpAfter.add) return recordUnknown(services, row, answer.kind);
  if (retryLater) return posted(await reschedule(services, row, answer.kind), { state: 'unknown' });
  const retryAfterMs = answer.kind === 'not-processed' ? answer.retryAfterMs : undefined;
  // If this write fails the row stays `calling` and the worker sends it after the lease: still at most one attendee.
  if (!(await finish(services, row, 'ready', answer.kind))) return { state: 'lost' };
  return { state: 'ready', ...(retryAfterMs !== undefined && { retryAfterMs }) };
}

/**
 * Posts a claimed row (Attendee/Add or Inquiries/Add) and records the outcome (docs/product/registration.md#e5). A certain
 * failure ends processing only if the visitor's response can still report it: `decideOutcome` returns whether it can.
 */
export async function postRow(
  services: Services,
  row: LedgerRow,
  by: 'visitor' | 'worker',
  decideOutcome: () => boolean = () => true,
): Promise<Posted> {
  const answer = by === 'visitor' ? await callWithRetry(services, row) : await call(services, row);
  services.at(by === 'visitor' ? 'after-add' : 'worker-after-add');
  const accepted = () => by === 'worker' || row.attempt > 0 || !decideOutcome();
  switch (answer.kind) {
    case 'ok':
      return recordSuccess(services, row, answer.value);
    case 'unknown':
      return recordUnknown(services, row, 'unknown');
    case 'not-sent':
    case 'not-processed':
      return recordNotSent(services, row, answer, row.kind === 'enquiry' || accepted());
    case 'rejected': {
      // After a 202 an operator must act; otherwise the response reports the failure.
      const state = accepted() ? 'attention' : 'rejected';
      log.warn('registration.rejected', { key: row.key, status: answer.status, state });
      return posted(await finish(services, row, state, `status-${answer.status}`), { state });
    }
  }
}

const mailKey = (row: LedgerRow) =>
  row.resends === 0 ? `${row.key}:mail` : `${row.key}:mail-${row.resends + 1}`;

async function mailFailed(services: Services, row: LedgerRow, code: string): Promise<State> {
  const now = services.now();
  if (now - row.since < giveUpAfter.mail) {
    await services.ledger.reschedule(
      row,
      'added',
      now + retryDelay('mail', row.attempt + 1, Math.random()),
      code,
    );
    return 'added';
  }
  await services.ledger.finish(row, 'mail_failed', now, code);
  log.error('registration.mail-failed', { key: row.key, code, hours: giveUpAfter.mail / 3_600_000 });
  return 'mail_failed';
}

/** Draws the pass of a claimed `added` row and has the backend e-mail it, at least once: a lost response repeats it. */
export async function mailRow(services: Services, row: LedgerRow): Promise<State> {
  const fields = answersOf(row);
  if (!fields || row.kind === 'enquiry' || row.attendeeId === undefined) {
    await services.ledger.finish(row, 'mail_failed', services.now(), 'expired');
    return 'mail_failed';
  }
  const drawn = await drawnPass(services, row);
  if (drawn.kind === 'busy') {
    await services.ledger.release(row, services.now() + 2_000);
    return 'added';
  }
  if (drawn.kind === 'failed') return mailFailed(services, row, 'drawing');
  services.at('worker-drawn');
  const [pass, pass1] = [
    drawn.files.find(({ part }) => part === 'Pass'),
    drawn.files.find(({ part }) => part === 'Pass1'),
  ];
  if (!pass) return mailFailed(services, row, 'no-pass');
  const message = services.pass.passEmail(
    toPerson(row.kind, fields),
    `${services.siteUrl}${passPage(row.token ?? '')}`,
  );
  services.at('worker-before-mail');
  const sent = await services.backend.sendPassEmail({
    email: fields.email ?? '',
    ...message,
    pass,
    ...(pass1 && { pass1 }),
    key: mailKey(row),
  });
  services.at('worker-after-mail');
  if (sent.kind !== 'ok') return mailFailed(services, row, sent.kind);
  await retryWrite(() => services.ledger.done(row, services.now()));
  services.at('worker-done');
  return 'done';
}
