import { errorCode, log } from '../foundation/log.ts';
import { sendJob } from '../outbox/steps.ts';
import { StoreError } from '../store/types.ts';
import { admit } from './admit.ts';
import { canTell, withinDeadline, type Report } from './deadline.ts';
import type { FormName, RegistrationFields } from './fields.ts';
import { registrationHandler } from './handlers.ts';
import { recognise } from './known.ts';
import type { Outcome } from './outcome.ts';
import { outcomeOf } from './result.ts';
import { busyRetryAfter, limitedRetryAfter } from './schedule.ts';
import { openServices, type Services } from './services.ts';
import { toSubmission, type Submission } from './submission.ts';
import type { Photo } from './upload-drafts.ts';

/** The mailbox has reached its daily limit. */
const limited: Outcome = { kind: 'limited', retryAfterMs: limitedRetryAfter };

/** Steps 4 to 7: a repetition gets its first answer; a new person is written down, sent to the backend and answered. */
async function register(services: Services, submission: Submission, report: Report): Promise<Outcome> {
  const admitted =
    (await recognise(services, submission)) ??
    (await admit(services, submission, report)) ??
    // A concurrent request was faster.
    (await recognise(services, submission)) ??
    limited;
  if (admitted.kind !== 'claimed') return admitted;
  const { job } = admitted;
  report.token = job.token;
  const handler = registrationHandler(services, submission.form);
  const sent = await sendJob(services, handler, job, 'caller', () => canTell(report));
  return outcomeOf(services, job, sent);
}

/**
 * Registers one person (docs/product/registration.md#e3, steps 3–7). `fields` must come from `normaliseFields` and pass
 * `checkFields`; `photo` is the upload of at most 5 MiB or an upload draft; `idempotencyKey` is a UUID in lower case.
 * Without a writable store the outcome is `busy` and the backend is not called.
 */
export async function submitRegistration(
  form: FormName,
  fields: RegistrationFields,
  photo: Photo,
  idempotencyKey: string,
  given?: Services,
): Promise<Outcome> {
  const submission = toSubmission(form, fields, photo, idempotencyKey);
  try {
    const services = given ?? (await openServices());
    const report: Report = {};
    return await withinDeadline(services.answerDeadline(), report, register(services, submission, report));
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    log.error('registration.store-unavailable', { key: idempotencyKey, code: errorCode(error) });
    return { kind: 'busy', retryAfterMs: busyRetryAfter };
  }
}
