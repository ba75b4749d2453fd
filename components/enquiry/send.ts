import { readForm } from '@/components/forms/Form/controls';
import { enquiryFields, normaliseEnquiry } from '@/lib/enquiry/fields';
import type { EnquiryReply } from '@/lib/enquiry/replies';

export type SendResult =
  EnquiryReply | { kind: 'invalid'; errors: Readonly<Record<string, string>> } | { kind: 'failed' };

// One key for one content: a repeated attempt is the same enquiry, a changed one is another.
let last: { content: string; key: string } | undefined;

/** A random UUID; `crypto.randomUUID` is missing on plain http, which previews in a local network use. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function keyFor(content: string): string {
  if (last?.content !== content) {
    last = { content, key: newKey() };
  }
  return last.key;
}

/** Forgets the key, so that the same words sent again later are a new enquiry. */
export const forgetKey = () => {
  last = undefined;
};

/** Longer than the server's own limits, so that its answer comes first. */
const patience = 20_000;

/** Posts the form. Never throws: no network, no JSON and any refusal that names no field are `failed`. */
export async function sendEnquiry(form: HTMLFormElement): Promise<SendResult> {
  const values = readForm(form);
  const fields = normaliseEnquiry(values);
  const content = JSON.stringify(enquiryFields.map((name) => fields[name]));
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ ...values, ...fields, idempotencyKey: keyFor(content) }),
      signal: AbortSignal.timeout(patience),
    });
    const body = (await answer.json()) as { uname?: string; errors?: Record<string, string> };
    if (answer.ok) {
      forgetKey();
      return { kind: answer.status === 202 ? 'accepted' : 'sent', uname: body.uname ?? fields.uname };
    }
    if (answer.status === 400 && body.errors) return { kind: 'invalid', errors: body.errors };
    return { kind: 'failed' };
  } catch {
    // The line is down, too slow, or the answer was no JSON.
    return { kind: 'failed' };
  }
}
