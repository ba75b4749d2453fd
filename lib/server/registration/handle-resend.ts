import { resendFailedSentence, resendSentence } from '../../shared/registration/replies.ts';
import { checkResend } from '../../shared/registration/resend.ts';
import { fingerprintOf, handleForm } from '../forms/endpoint.ts';
import { errorCode, log } from '../runtime/log.ts';
import { findJobsByContact } from '../store/outbox/outbox.ts';
import { isStoreError } from '../store/sql.ts';
import { hasPass, mailboxDigestOf } from './registration.ts';
import { openRegistrationServices, type RegistrationServices } from './services.ts';

/** Emails the passes of a mailbox again, within the limits. Returns nothing, as no response may tell who registered. */
export async function resendPasses(email: string, services?: RegistrationServices): Promise<void> {
  try {
    const { outbox, now } = services ?? (await openRegistrationServices());
    const contactDigest = mailboxDigestOf(email);
    for (const job of await findJobsByContact(outbox.store, contactDigest)) {
      const isSent = hasPass(job.kind) && (job.state === 'done' || job.state === 'delivery_failed');
      if (!isSent || job.personDigest === undefined) continue;
      if (await outbox.countDelivery(job.personDigest, contactDigest, now()))
        await outbox.deliverAgain(job.idempotencyKey, now());
    }
  } catch (error) {
    if (!isStoreError(error)) throw error;
    log.error('form.store-unavailable', { form: 'resend', code: errorCode(error) });
  }
}

/** Responds alike to known and unknown addresses, and as fast: `runLater` runs its task after the response. */
export const handleResend = (
  request: Request,
  runLater: (task: () => Promise<void>) => void,
): Promise<Response> =>
  handleForm<{ email: string }, { kind: 'sent'; message: string }>(request, {
    name: 'resend',
    page: '/pass',
    controls: ['email'],
    failed: resendFailedSentence,
    body: { maxBytes: 4 * 1024 },
    async check({ raw }) {
      const { email, errors } = checkResend(raw.email);
      return { kind: 'checked', answers: { email }, errors, fingerprint: fingerprintOf('resend', { email }) };
    },
    async submit({ email }) {
      runLater(() => resendPasses(email));
      return { kind: 'accepted', status: 200, reply: { kind: 'sent', message: resendSentence } };
    },
  });
