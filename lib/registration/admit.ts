import type { Report } from './deadline.ts';
import { newToken } from './identity.ts';
import { recognise, type Claimed } from './known.ts';
import type { Outcome } from './outcome.ts';
import { toPerson } from './person.ts';
import { busyRetryAfter, limitedRetryAfter } from './schedule.ts';
import type { Services } from './services.ts';
import type { Submission } from './submission.ts';

/** Checks the photo of a new person and writes their job, which this request then has claimed. */
export async function admit(
  services: Services,
  submission: Submission,
  report: Report,
): Promise<Outcome | Claimed> {
  const { form, fields, photo, idempotencyKey, fingerprint, person, mailbox } = submission;
  // The breaker (step 1) is checked here: repetitions need no backend call, and drawing would be wasted.
  const paused = services.backend.attendeesPausedFor();
  if (paused > 0) return { kind: 'busy', retryAfterMs: paused };

  const prepared = await services.pass.preparePass(toPerson(form, fields), photo.bytes);
  if (prepared.kind === 'refused') return { kind: 'photo-refused', message: prepared.message };
  if (prepared.kind === 'failed') return { kind: 'failed' };
  if (prepared.kind === 'busy' || report.decided === 'pending')
    return { kind: 'busy', retryAfterMs: busyRetryAfter };

  services.at('before-insert');
  const job = await services.outbox.insert(
    {
      idempotencyKey,
      kind: form,
      fingerprint,
      payload: fields,
      attachment: prepared.photo,
      token: newToken(),
      subject: person,
      quota: mailbox,
    },
    services.now(),
  );
  if (!job) {
    // A concurrent request inserted it first, or the mailbox has reached its daily limit.
    const concurrent = await recognise(services, submission);
    return concurrent ?? { kind: 'limited', retryAfterMs: limitedRetryAfter };
  }
  services.at('after-insert');
  return { kind: 'claimed', job };
}
