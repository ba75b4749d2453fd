import { after } from 'next/server';
import { fingerprintOf, handleForm } from '@/lib/server/forms/endpoint';
import type { Form } from '@/lib/server/forms/form';
import { handler } from '@/lib/server/requests/handler';
import { seeOther } from '@/lib/server/requests/responses';
import { resendPasses } from '@/lib/server/registration/passes';
import { resendFailed, resendSentence } from '@/lib/shared/registration/replies';
import { checkResend } from '@/lib/shared/registration/resend';

/**
 * "Send my pass again". The response is the same for known and unknown email addresses, and is sent before the outbox is
 * read, so that its timing reveals nothing either.
 */
const form: Form<{ email: string }> = {
  name: 'resend',
  page: '/pass',
  controls: ['email'],
  failed: resendFailed,
  // High, because many visitors may share one address (a college's NAT); the outbox limits emails.
  limit: { name: 'pass-resend', capacity: 60, refillMs: 600_000 },
  body: { maxBytes: 4 * 1024 },
  async check({ raw }) {
    const { email, errors } = checkResend(raw.email);
    return { answers: { email }, errors, fingerprint: fingerprintOf('resend', { email }) };
  },
  async submit({ email }) {
    after(() => resendPasses(email));
    return { status: 200, reply: { kind: 'sent', message: resendSentence } };
  },
};

export const POST = handler((request: Request) => handleForm(request, form));

/** For a tab that is restored after its post failed. */
export const GET = () => seeOther(form.page);
