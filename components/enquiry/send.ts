import { readForm } from '@/components/forms/controls';
import { forgetKey, keyOfContent } from '@/components/forms/send/content-key';
import { normaliseEnquiry } from '@/lib/enquiry/fields';
import type { EnquiryReply } from '@/lib/enquiry/replies';
import { idempotencyKeyControl } from '@/lib/forms/controls';
import { draftName } from './first-answers';

export type SendResult =
  EnquiryReply | { kind: 'invalid'; errors: Readonly<Record<string, string>> } | { kind: 'failed' };

/** Longer than the server's own deadlines, so that its response arrives first. */
const timeoutMs = 20_000;

type Body = { kind?: string; uname?: string; errors?: Record<string, string> };

const acceptedReply = (status: number, { kind, uname = '' }: Body): EnquiryReply => {
  if (status !== 202) return { kind: 'sent', uname };
  return { kind: kind === 'unconfirmed' ? 'unconfirmed' : 'accepted', uname };
};

/** Posts the form and never throws: no network, a response without JSON and any refusal that names no field are `failed`. */
export async function sendEnquiry(form: HTMLFormElement): Promise<SendResult> {
  const values = readForm(form);
  const fields = normaliseEnquiry(values);
  // One key for each content: a retry is the same enquiry, a changed enquiry is a new one.
  const content = JSON.stringify(Object.values(fields));
  const post = () =>
    fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ ...values, [idempotencyKeyControl]: keyOfContent(draftName, content) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
  try {
    let response = await post();
    if (response.status === 422) {
      // The server has stored this key with other answers, sent by an older version of this page.
      forgetKey(draftName);
      response = await post();
    }
    const body = (await response.json()) as Body;
    if (response.ok) {
      forgetKey(draftName);
      return acceptedReply(response.status, { uname: fields.name, ...body });
    }
    if (response.status === 400 && body.errors) return { kind: 'invalid', errors: body.errors };
    return { kind: 'failed' };
  } catch {
    // No network, a timeout, or a response without JSON.
    return { kind: 'failed' };
  }
}
