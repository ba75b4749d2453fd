import type { Attempt } from '../forms/idempotency-key.ts';
import { sendJob } from '../outbox/steps.ts';
import { admit } from './admit.ts';
import { canTell, withinDeadline, type Report } from './deadline.ts';
import type { FormName } from './fields.ts';
import { registrationHandler } from './handlers.ts';
import { recognise } from './known.ts';
import type { Outcome } from './outcome.ts';
import type { Answers } from './receive.ts';
import { outcomeOf } from './result.ts';
import { limitedRetryAfter } from './schedule.ts';
import type { Services } from './services.ts';
import { toSubmission, type Submission } from './submission.ts';

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
 * Registers one person (docs/product/registration.md#e3, steps 3–7). `answers` must come from `receiveRegistration` without
 * errors. Rejects with `StoreError` when the store cannot be written; the backend has then not been called.
 */
export function submitRegistration(
  services: Services,
  form: FormName,
  answers: Answers,
  attempt: Attempt,
): Promise<Outcome> {
  const report: Report = {};
  const work = register(services, toSubmission(form, answers, attempt), report);
  return withinDeadline(services.answerDeadline(), report, work);
}
