import { readForm } from '@/components/forms/controls';
import { forgetKey, keyOfContent } from '@/components/forms/send/content-key';
import { messages } from '@/lib/feedback/messages';
import { idempotencyKeyControl } from '@/lib/forms/controls';

export type FeedbackSent =
  | { kind: 'saved' }
  | { kind: 'invalid'; errors: Readonly<Record<string, string>> }
  | { kind: 'failed'; message: string };

/** Name of the draft, which also stores the idempotency key of the last attempt. */
export const draft = 'feedback';

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

function sentencesOf(value: unknown): Readonly<Record<string, string>> | undefined {
  const errors = field(value, 'errors');
  if (typeof errors !== 'object' || errors === null) return undefined;
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => typeof text === 'string'));
}

/** Sends the form as JSON with a timeout of 15 seconds. Never rejects. */
export async function send(form: HTMLFormElement): Promise<FeedbackSent> {
  const values = readForm(form);
  // The same answers sent again, after a lost response or a reload, must not create a second record.
  const post = () =>
    fetch(form.action, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({
        ...values,
        [idempotencyKeyControl]: keyOfContent(draft, JSON.stringify(values)),
      }),
      signal: AbortSignal.timeout(15_000),
    });
  try {
    let response = await post();
    if (response.status === 422) {
      // The server has stored this key with other answers, sent by an older version of this page.
      forgetKey(draft);
      response = await post();
    }
    if (response.status === 201) {
      forgetKey(draft);
      return { kind: 'saved' };
    }
    const answer: unknown = await response.json();
    const errors = response.status === 400 ? sentencesOf(answer) : undefined;
    if (errors) return { kind: 'invalid', errors };
    const message = field(field(answer, 'error'), 'message');
    return { kind: 'failed', message: typeof message === 'string' ? message : messages.failed };
  } catch {
    // No network, a timeout, or a response without the expected JSON.
    return { kind: 'failed', message: messages.failed };
  }
}
