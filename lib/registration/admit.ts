import type { Report } from './deadline.ts';
import type { Claimed } from './known.ts';
import type { Outcome } from './outcome.ts';
import { toPerson } from './person.ts';
import type { Services } from './services.ts';
import type { Submission } from './submission.ts';

/**
 * Checks the photo of a new person and writes their job, which this request then has claimed. Undefined when a job with this
 * key or person has appeared meanwhile, or the mailbox has reached its daily limit.
 */
export async function admit(
  services: Services,
  submission: Submission,
  report: Report,
): Promise<Outcome | Claimed | undefined> {
  const { form, fields, photo, idempotencyKey, fingerprint, person, mailbox, token } = submission;
  // The breaker (step 1) is checked here: repetitions need no backend call, and drawing would be wasted.
  const paused = services.backend.attendeesPausedFor();
  if (paused > 0) return { kind: 'busy', retryAfterMs: paused };

  const prepared = await services.pass.preparePass(toPerson(form, fields), photo.bytes);
  if (prepared.kind === 'refused') return { kind: 'photo-refused', message: prepared.message };
  if (prepared.kind === 'failed') return { kind: 'failed' };
  if (prepared.kind === 'busy' || report.decided === 'pending') return { kind: 'busy' };

  services.at('before-insert');
  const job = await services.outbox.insert(
    {
      idempotencyKey,
      kind: form,
      fingerprint,
      payload: fields,
      attachment: prepared.photo,
      token,
      subject: person,
      quota: mailbox,
    },
    services.now(),
  );
  if (!job) return undefined;
  services.at('after-insert');
  return { kind: 'claimed', job };
}
