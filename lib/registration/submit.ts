import { errorCode, log } from '../foundation/log.ts';
import { StoreError } from '../store/types.ts';
import { drawnPass } from './drawn.ts';
import type { FormName, RegistrationFields } from './fields.ts';
import { fingerprintOf, keyFrom, mailboxOf, newToken, personOf } from './identity.ts';
import type { Photo } from './upload-drafts.ts';
import { isMailDelayed, type LedgerRow } from './ledger.ts';
import type { Outcome } from './outcome.ts';
import { toPerson } from './person.ts';
import { busyRetryAfter } from './schedule.ts';
import { openServices, type Services } from './services.ts';
import { postRow } from './steps.ts';
import { notifyWorker } from './notify.ts';

const busy: Outcome = { kind: 'busy', retryAfterMs: busyRetryAfter };
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
  answer: AnswerState;
};

/**
 * The visitor hears one thing only: the outcome, or after `answerWithin` that we finish it. `token` is there from the moment
 * the row is on disk: without it nothing may be promised.
 */
type AnswerState = { token?: string; decided?: 'outcome' | 'pending' };

/** Whether the visitor will hear the outcome that is now certain; from here on it is no longer replaced by the promise. */
function decideOutcome(answer: AnswerState): boolean {
  answer.decided ??= 'outcome';
  return answer.decided === 'outcome';
}

/** 201 for a durable row, once its pass is drawn; 202 while it is not. */
async function answerFor(services: Services, row: LedgerRow): Promise<Outcome> {
  const token = row.token ?? '';
  if (row.kind === 'vip') return { kind: 'registered', token, files: [], mailDelayed: false };
  const drawn = await drawnPass(services, row);
  services.at('after-drawn');
  if (drawn.kind !== 'ok') return { kind: 'pending', token };
  const current = await services.ledger.find(row.key);
  const mailDelayed = current !== undefined && isMailDelayed(current);
  return { kind: 'registered', token, files: drawn.files.map(({ name }) => name), mailDelayed };
}

/** The backend call of a freshly claimed row and the visitor's answer. */
async function finish(services: Services, row: LedgerRow, answer: AnswerState): Promise<Outcome> {
  const posted = await postRow(services, row, 'visitor', () => decideOutcome(answer));
  const pending: Outcome = { kind: 'pending', ...(row.token !== undefined && { token: row.token }) };
  switch (posted.state) {
    case 'added':
    case 'done': {
      services.at('after-added');
      const { attendeeId } = posted;
      return answerFor(services, {
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
      notifyWorker();
      return pending;
    case 'lost':
      // What came of the call could not be written down: repeated later, or where that is not allowed, looked at by a person.
      return services.idempotent ? pending : { kind: 'unconfirmed' };
  }
}

/** The first answer again, or a take-over of what failed (docs/product/registration.md#e3, step 4). */
async function resume(services: Services, submission: Submission, row: LedgerRow): Promise<Outcome> {
  if (row.fingerprint !== submission.fingerprint) return { kind: 'key-reused' };
  switch (row.state) {
    case 'added':
    case 'done':
    case 'mail_failed':
      return answerFor(services, row);
    case 'attention':
      return { kind: 'unconfirmed' };
    default: {
      if (row.state === 'ready' || row.state === 'rejected') {
        const paused = services.backend.attendeesPausedFor();
        if (paused > 0) return { kind: 'busy', retryAfterMs: paused };
      }
      const claimed = await services.ledger.takeOver(
        row.key,
        submission.fingerprint,
        services.now(),
        services.idempotent,
      );
      if (!claimed) return { kind: 'in-progress' };
      if (claimed.token !== undefined) submission.answer.token = claimed.token;
      return finish(services, claimed, submission.answer);
    }
  }
}

/**
 * docs/product/choices.md#c36: the e-mail once more, or nothing when it is already on its way. Undefined: make room and
 * register.
 */
async function answerKnownPerson(
  services: Services,
  submission: Submission,
  row: LedgerRow,
): Promise<Outcome | undefined> {
  switch (row.state) {
    case 'added':
      return { kind: 'already' };
    case 'done':
    case 'mail_failed': {
      if (row.kind === 'vip') return { kind: 'already' };
      const allowed = await services.ledger.allowResend(
        submission.person,
        submission.mailbox,
        services.now(),
      );
      if (!allowed) return { kind: 'limited', retryAfterMs: hour };
      await services.ledger.sendAgain(row.key, services.now());
      notifyWorker();
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
      await services.ledger.dropFailed(submission.person, submission.key);
      return undefined;
  }
}

/** What is already there under this key or for this person, or undefined. */
async function answerKnown(services: Services, submission: Submission): Promise<Outcome | undefined> {
  let sameKey = await services.ledger.find(submission.key);
  if (sameKey && !sameKey.fields) {
    await services.ledger.dropErased(submission.key);
    // Another request with this key may have dropped it first and registered meanwhile.
    sameKey = await services.ledger.find(submission.key);
  }
  if (sameKey) return resume(services, submission, sameKey);
  const samePerson = await services.ledger.findByPerson(submission.person);
  return samePerson && answerKnownPerson(services, submission, samePerson);
}

async function register(services: Services, submission: Submission): Promise<Outcome> {
  const known = await answerKnown(services, submission);
  if (known) return known;
  // The breaker (step 1) is asked only now: repetitions have been answered, and drawing would be for nothing.
  const paused = services.backend.attendeesPausedFor();
  if (paused > 0) return { kind: 'busy', retryAfterMs: paused };

  const prepared = await services.pass.preparePass(
    toPerson(submission.form, submission.fields),
    submission.photo.bytes,
  );
  if (prepared.kind === 'refused') return { kind: 'photo-refused', message: prepared.message };
  if (prepared.kind === 'busy') return busy;
  if (prepared.kind === 'failed') return { kind: 'failed' };

  if (submission.answer.decided === 'pending') return busy;
  services.at('before-insert');
  const { form: kind, key, fingerprint, fields, person, mailbox } = submission;
  const token = newToken();
  const row = { key, kind, fingerprint, fields, photo: prepared.photo, token, person, mailbox };
  const inserted = await services.ledger.insert(row, services.now());
  // Somebody was faster, or this mailbox has had its mails of the day.
  if (!inserted) return (await answerKnown(services, submission)) ?? { kind: 'limited', retryAfterMs: hour };
  submission.answer.token = token;
  services.at('after-insert');
  return finish(services, inserted, submission.answer);
}

/**
 * After `answerWithin` the visitor hears that we are finishing it, and the work goes on; when nothing has been written by
 * then, it stops before it is.
 */
async function withinDeadline(
  services: Services,
  answer: AnswerState,
  work: Promise<Outcome>,
): Promise<Outcome> {
  const deadline = services.answerDeadline();
  const afterDeadline = new Promise<Outcome>((resolve) => {
    deadline.addEventListener('abort', () => {
      // A certain failure is just being written down: it is told in a moment.
      if (answer.decided === 'outcome') return;
      answer.decided = 'pending';
      resolve(answer.token ? { kind: 'pending', token: answer.token } : busy);
    });
  });
  return Promise.race([work, afterDeadline]);
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
  given?: Services,
): Promise<Outcome> {
  const fingerprint = fingerprintOf(form, fields, photo.digest);
  const idempotencyKey = keyFrom(key, fingerprint);
  if (idempotencyKey === undefined) return { kind: 'bad-key' };
  try {
    const services = given ?? (await openServices());
    const person = personOf(form, fields);
    const mailbox = mailboxOf(fields.email ?? '');
    const answer: AnswerState = {};
    const submission = { form, fields, photo, key: idempotencyKey, fingerprint, person, mailbox, answer };
    return await withinDeadline(services, answer, register(services, submission));
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    log.error('registration.ledger-unavailable', { key: idempotencyKey, code: errorCode(error) });
    return busy;
  }
}
