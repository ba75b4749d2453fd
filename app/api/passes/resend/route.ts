import { after } from 'next/server';
import { bucketsNamed, clientOf } from '@/lib/server/http/rate-limit';
import { bodyRefusal, readFields } from '@/lib/server/http/body';
import { json, errorResponse, seeOther, speaksJson } from '@/lib/server/http/responses';
import { handler } from '@/lib/server/http/handler';
import { checkResend } from '@/lib/shared/registration/resend';
import { resendSentence } from '@/lib/shared/registration/replies';
import { resendPasses } from '@/lib/server/registration/passes';

/** High, because many visitors may share one address (a college's NAT); the outbox limits emails. */
const rateLimit = () => bucketsNamed('pass-resend', { capacity: 60, refillMs: 600_000 });

/**
 * "Send my pass again". The response is the same for known, unknown and limited email addresses, and is sent before the
 * outbox is read, so that its timing reveals nothing either.
 */
export const POST = handler(async (request: Request) => {
  const read = await readFields(request, 4 * 1024);
  if (read.kind === 'refused') return errorResponse(bodyRefusal(read.code).status, bodyRefusal(read.code));
  const checked = checkResend(read.fields.email);
  if (checked.kind === 'invalid')
    return speaksJson(request)
      ? errorResponse(400, {
          code: 'invalid',
          message: checked.message,
          errors: { email: checked.message },
        })
      : seeOther(`/pass?wrong=${checked.code}`);
  if (rateLimit().take(clientOf(request)).kind === 'ok') after(() => resendPasses(checked.email));
  return speaksJson(request) ? json({ kind: 'sent', message: resendSentence }) : seeOther('/pass?sent=1');
});
