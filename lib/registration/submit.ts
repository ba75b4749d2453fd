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

/** One submission with the identifiers that detect repetitions. */
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
 * What the response reports: the outcome or, after the deadline, that processing continues (`pending`). `token` is set once
 * the row is durable; `pending` requires it.
 */
type AnswerState = { token?: string; decided?: 'outcome' | 'pending' };

/** Whether the response can still report the outcome; if so, the deadline no longer replaces it. */
function decideOutcome(answer: AnswerState): boolean {
  answer.decided ??= 'outcome';
  return answer.decided === 'outcome';
}

/** 201 for a durable row whose pass can be drawn, otherwise 202. */
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

/** Calls the backend for a claimed row and returns the visitor's outcome. */
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
      // The result could not be recorded: the worker retries, or an operator decides if the backend ignores keys.
      return services.idempotent ? pending : { kind: 'unconfirmed' };
  }
}

/** Repeats the first response, or retries a failed row (docs/product/registration.md#e3, step 4). */
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
 * Outcome for a person who is registered already: the e-mail is sent again unless it is still due
 * (docs/product/choices.md#c36). Undefined when their failed row was deleted and they can register.
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

/** Outcome from an existing row with this key or person; undefined when there is none. */
async function answerKnown(services: Services, submission: Submission): Promise<Outcome | undefined> {
  let sameKey = await services.ledger.find(submission.key);
  if (sameKey && !sameKey.fields) {
    await services.ledger.dropErased(submission.key);
    // A concurrent request with this key may have deleted the row first and registered.
    sameKey = await services.ledger.find(submission.key);
  }
  if (sameKey) return resume(services, submission, sameKey);
  const samePerson = await services.ledger.findByPerson(submission.person);
  return samePerson && answerKnownPerson(services, submission, samePerson);
}

async function register(services: Services, submission: Submission): Promise<Outcome> {
  const known = await answerKnown(services, submission);
  if (known) return known;
  // The breaker (step 1) is checked here: repetitions need no backend call, and drawing would be wasted.
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
  // A concurrent request inserted it first, or the mailbox has reached its daily limit.
  if (!inserted) return (await answerKnown(services, submission)) ?? { kind: 'limited', retryAfterMs: hour };
  submission.answer.token = token;
  services.at('after-insert');
  return finish(services, inserted, submission.answer);
}

/**
 * Resolves with the outcome or, at the deadline, with `pending` while the work continues. When no row is durable by then it
 * resolves with `busy`, and the work stops before the insert.
 */
async function withinDeadline(
  services: Services,
  answer: AnswerState,
  work: Promise<Outcome>,
): Promise<Outcome> {
  const deadline = services.answerDeadline();
  const afterDeadline = new Promise<Outcome>((resolve) => {
    deadline.addEventListener('abort', () => {
      // The outcome is being recorded and resolves shortly.
      if (answer.decided === 'outcome') return;
      answer.decided = 'pending';
      resolve(answer.token ? { kind: 'pending', token: answer.token } : busy);
    });
  });
  return Promise.race([work, afterDeadline]);
}

/**
 * Registers one person (docs/product/registration.md#e3, steps 3–7). `fields` must come from `normaliseFields` and pass
 * `checkFields`; `photo` is the upload of at most 5 MiB or an upload draft; `key` is the client's idempotency key, if any.
 * Without a writable ledger the outcome is `busy` and the backend is not called.
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
