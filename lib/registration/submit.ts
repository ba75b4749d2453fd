import { errorCode, log } from '../foundation/log.ts';
import { StoreError } from '../store/types.ts';
import { drawnPass } from './drawn.ts';
import type { FormName, RegistrationFields } from './fields.ts';
import { fingerprintOf, keyFrom, mailboxOf, newToken, personOf } from './identity.ts';
import type { Photo } from './upload-drafts.ts';
import { isMailDelayed, type LedgerRow } from './ledger.ts';
import type { Outcome } from './outcome.ts';
import { toPerson } from './person.ts';
import { busyFor } from './schedule.ts';
import { theSite, type Site } from './services.ts';
import { postRow } from './steps.ts';
import { wake } from './notify.ts';

const busy: Outcome = { kind: 'busy', retryAfterMs: busyFor };
const hour = 3_600_000;

/** One submission: what was sent and what it is recognised by. */
type Submission = {
  form: FormName;
  fields: RegistrationFields;
  photo: Photo;
  key: string;
  fingerprint: string;
  person: string;
  mailbox: string;
  waiting: Waiting;
};

/**
 * The visitor hears one thing only: the outcome, or after `answerWithin` that we finish it. `token` is there from the moment
 * the row is on disk: without it nothing may be promised.
 */
type Waiting = { token?: string; hears?: 'outcome' | 'promise' };

/** Whether the visitor will hear the outcome that is now certain; from here on it is no longer replaced by the promise. */
function willHear(waiting: Waiting): boolean {
  waiting.hears ??= 'outcome';
  return waiting.hears === 'outcome';
}

/** 201 for a durable row, once its pass is drawn; 202 while it is not. */
async function answerFor(site: Site, row: LedgerRow): Promise<Outcome> {
  const token = row.token ?? '';
  if (row.kind === 'vip') return { kind: 'registered', token, files: [], mailDelayed: false };
  const drawn = await drawnPass(site, row);
  site.at('after-stamp');
  if (drawn.kind !== 'ok') return { kind: 'pending', token };
  const present = await site.ledger.find(row.key);
  const mailDelayed = present !== undefined && isMailDelayed(present);
  return { kind: 'registered', token, files: drawn.files.map(({ name }) => name), mailDelayed };
}

/** The backend call of a freshly claimed row and the visitor's answer. */
async function finish(site: Site, row: LedgerRow, waiting: Waiting): Promise<Outcome> {
  const posted = await postRow(site, row, 'visitor', () => willHear(waiting));
  const pending: Outcome = { kind: 'pending', ...(row.token !== undefined && { token: row.token }) };
  switch (posted.state) {
    case 'added':
    case 'done': {
      site.at('after-added');
      const { attendeeId } = posted;
      return answerFor(site, {
        ...row,
        ...(attendeeId !== undefined && { attendeeId }),
        state: posted.state,
      });
    }
    case 'ready': {
      const { retryAfterMs } = posted;
      return retryAfterMs === undefined ? { kind: 'failed' } : { kind: 'busy', retryAfterMs };
    }
    case 'rejected':
      return { kind: 'failed' };
    case 'attention':
      return { kind: 'unconfirmed' };
    case 'unknown':
      wake();
      return pending;
    case 'lost':
      // What came of the call could not be written down: repeated later, or where that is not allowed, looked at by a person.
      return site.idempotent ? pending : { kind: 'unconfirmed' };
  }
}

/** The first answer again, or a take-over of what failed (docs/product/registration.md#e3, step 4). */
async function resume(site: Site, sent: Submission, row: LedgerRow): Promise<Outcome> {
  if (row.fingerprint !== sent.fingerprint) return { kind: 'key-reused' };
  switch (row.state) {
    case 'added':
    case 'done':
    case 'mail_failed':
      return answerFor(site, row);
    case 'attention':
      return { kind: 'unconfirmed' };
    default: {
      if (row.state === 'ready' || row.state === 'rejected') {
        const paused = site.backend.attendeesPausedFor();
        if (paused > 0) return { kind: 'busy', retryAfterMs: paused };
      }
      const taken = await site.ledger.takeOver(row.key, sent.fingerprint, site.now(), site.idempotent);
      if (!taken) return { kind: 'in-progress' };
      if (taken.token !== undefined) sent.waiting.token = taken.token;
      return finish(site, taken, sent.waiting);
    }
  }
}

/**
 * docs/product/choices.md#c36: the e-mail once more, or nothing when it is already on its way. Undefined: make room and
 * register.
 */
async function known(site: Site, sent: Submission, row: LedgerRow): Promise<Outcome | undefined> {
  switch (row.state) {
    case 'added':
      return { kind: 'already' };
    case 'done':
    case 'mail_failed': {
      if (row.kind === 'vip') return { kind: 'already' };
      const allowed = await site.ledger.allowResend(sent.person, sent.mailbox, site.now());
      if (!allowed) return { kind: 'limited', retryAfterMs: hour };
      await site.ledger.sendAgain(row.key, site.now());
      wake();
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
      await site.ledger.dropFailed(sent.person, sent.key);
      return undefined;
  }
}

/** What is already there under this key or for this person, or undefined. */
async function found(site: Site, sent: Submission): Promise<Outcome | undefined> {
  let sameKey = await site.ledger.find(sent.key);
  if (sameKey && !sameKey.fields) {
    await site.ledger.dropErased(sent.key);
    // Another request with this key may have dropped it first and registered meanwhile.
    sameKey = await site.ledger.find(sent.key);
  }
  if (sameKey) return resume(site, sent, sameKey);
  const samePerson = await site.ledger.findByPerson(sent.person);
  return samePerson && known(site, sent, samePerson);
}

async function register(site: Site, sent: Submission): Promise<Outcome> {
  const before = await found(site, sent);
  if (before) return before;
  // The breaker (step 1) is asked only now: repetitions have been answered, and drawing would be for nothing.
  const paused = site.backend.attendeesPausedFor();
  if (paused > 0) return { kind: 'busy', retryAfterMs: paused };

  const prepared = await site.pass.preparePass(toPerson(sent.form, sent.fields), sent.photo.bytes);
  if (prepared.kind === 'refused') return { kind: 'photo-refused', message: prepared.message };
  if (prepared.kind === 'busy') return busy;
  if (prepared.kind === 'failed') return { kind: 'failed' };

  if (sent.waiting.hears === 'promise') return busy;
  site.at('before-insert');
  const { form: kind, key, fingerprint, fields, person, mailbox } = sent;
  const token = newToken();
  const row = { key, kind, fingerprint, fields, photo: prepared.photo, token, person, mailbox };
  const inserted = await site.ledger.insert(row, site.now());
  // Somebody was faster, or this mailbox has had its mails of the day.
  if (!inserted) return (await found(site, sent)) ?? { kind: 'limited', retryAfterMs: hour };
  sent.waiting.token = token;
  site.at('after-insert');
  return finish(site, inserted, sent.waiting);
}

/**
 * After `answerWithin` the visitor hears that we are finishing it, and the work goes on; when nothing has been written by
 * then, it stops before it is.
 */
async function inTime(site: Site, waiting: Waiting, work: Promise<Outcome>): Promise<Outcome> {
  const patience = site.patience();
  const late = new Promise<Outcome>((resolve) => {
    patience.addEventListener('abort', () => {
      // A certain failure is just being written down: it is told in a moment.
      if (waiting.hears === 'outcome') return;
      waiting.hears = 'promise';
      resolve(waiting.token ? { kind: 'pending', token: waiting.token } : busy);
    });
  });
  return Promise.race([work, late]);
}

/**
 * Registers one person (docs/product/registration.md#e3, steps 3–7). `fields` come from `normaliseFields` and have passed
 * `checkFields`; `photo` is the file as sent, at most 5 MiB, or one kept from an earlier attempt; `key` is the client's idempotency key, if any. Never throws
 * for what visitors, the backend or the disk do: without a writable ledger the answer is `busy` and nothing was called.
 */
export async function submitRegistration(
  form: FormName,
  fields: RegistrationFields,
  photo: Photo,
  key: string | undefined,
  given?: Site,
): Promise<Outcome> {
  const fingerprint = fingerprintOf(form, fields, photo.digest);
  const ownKey = keyFrom(key, fingerprint);
  if (ownKey === undefined) return { kind: 'bad-key' };
  try {
    const site = given ?? (await theSite());
    const person = personOf(form, fields);
    const mailbox = mailboxOf(fields.email ?? '');
    const waiting: Waiting = {};
    const sent = { form, fields, photo, key: ownKey, fingerprint, person, mailbox, waiting };
    return await inTime(site, waiting, register(site, sent));
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    log.error('registration.ledger-unavailable', { key: ownKey, code: errorCode(error) });
    return busy;
  }
}
