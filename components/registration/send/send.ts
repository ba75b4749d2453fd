import { results } from '@/lib/registration/messages';
import type { RegistrationReply } from '@/lib/registration/replies';
import { post, retryAfter, type Posted } from './upload';

/** What the visitor hears while it is under way. */
export type Progress =
  | { kind: 'uploading'; part: number }
  /** The connection dropped; the next attempt comes by itself, with the same key. */
  | { kind: 'reconnecting' }
  /** The server works on it. */
  | { kind: 'waiting' }
  | { kind: 'finishing'; message: string };

export type Sent = { reply: RegistrationReply; retryAfterMs?: number } | undefined;

export type SendInput = {
  action: string;
  /** The form's data for this key; the photo's bytes must not change between attempts. */
  body: (key: string) => Promise<FormData>;
  key: string;
  /** Remembers a fresh key, when the server says the old one belongs to other answers. */
  renewKey: () => string;
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
};

/** Pauses between attempts over a broken line, in ms: about a minute and a half in all. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000];
/** Questions to a status link or a key in use, about two seconds apart. */
const mostQuestions = 30;

const failed: RegistrationReply = { kind: 'failed', message: results.failed };

/** Waits, or less when the network comes back or the visitor cancels. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}

const kinds: ReadonlySet<unknown> = new Set(['registered', 'already', 'pending', 'invalid', 'failed']);

const isReply = (body: unknown): body is RegistrationReply =>
  typeof body === 'object' && body !== null && 'kind' in body && kinds.has(body.kind);

/** The reply in an answer; anything unexpected (a proxy's error page) is a failure. */
function replyIn(body: unknown): RegistrationReply {
  if (typeof body !== 'object' || body === null) return failed;
  if (isReply(body)) return body;
  if ('errors' in body && typeof body.errors === 'object' && body.errors !== null)
    return { kind: 'invalid', errors: body.errors as Record<string, string> };
  return failed;
}

/** Asks the status link until it knows more than "pending", for about a minute. */
async function follow(reply: RegistrationReply, signal: AbortSignal): Promise<RegistrationReply> {
  let latest = reply;
  for (let asked = 0; asked < mostQuestions && !signal.aborted; asked += 1) {
    if (latest.kind !== 'pending' || !latest.statusUrl) return latest;
    await pause(2_000, signal);
    try {
      const answer = await fetch(latest.statusUrl, {
        headers: { Accept: 'application/json' },
        cache: 'no-store',
        signal,
      });
      // Too many questions, the ledger away, a defect: that is about now, not about the registration. A 502 of ours is.
      const body: unknown = answer.status < 500 || answer.status === 502 ? await answer.json() : undefined;
      if (answer.status !== 429 && (answer.status < 500 || isReply(body)))
        latest = { ...latest, ...replyIn(body) };
      else await pause(retryAfter(answer.headers.get('Retry-After')) ?? 0, signal);
    } catch {
      // Offline for a moment: ask again.
    }
  }
  return latest;
}

type Step = { kind: 'done'; sent: Sent } | { kind: 'again'; after: number; renew?: true; progress: Progress };

/** What to do after one attempt (docs/product/registration.md#e4). */
function next(posted: Posted, drops: number, waits: number, renewed: boolean): Step {
  if (posted.kind === 'cancelled') return { kind: 'done', sent: undefined };
  if (posted.kind === 'dropped') {
    const after = pauses[drops];
    if (after === undefined) return { kind: 'done', sent: { reply: failed } };
    return { kind: 'again', after, progress: { kind: 'reconnecting' } };
  }
  const { status, body, retryAfterMs } = posted;
  if (status === 409 && waits < mostQuestions)
    return { kind: 'again', after: retryAfterMs ?? 2_000, progress: { kind: 'waiting' } };
  if (status === 422 && !renewed)
    return { kind: 'again', after: 0, renew: true, progress: { kind: 'waiting' } };
  const reply = replyIn(body);
  return { kind: 'done', sent: { reply, ...(retryAfterMs !== undefined && { retryAfterMs }) } };
}

/**
 * Sends a registration until somebody knows what became of it: the same key over every dropped connection, a key in use is
 * asked again, a key of other answers is replaced once, a pending one is followed. Undefined when the visitor cancelled.
 */
export async function send({
  action,
  body,
  key: first,
  renewKey,
  onProgress,
  signal,
}: SendInput): Promise<Sent> {
  let key = first;
  let renewed = false;
  let drops = 0;
  let waits = 0;
  for (;;) {
    const data = await body(key);
    const posted = await post(
      action,
      data,
      (part) => onProgress(part < 1 ? { kind: 'uploading', part } : { kind: 'waiting' }),
      signal,
    );
    const step = next(posted, drops, waits, renewed);
    if (step.kind === 'done') {
      const reply = step.sent?.reply;
      if (reply?.kind !== 'pending') return step.sent;
      onProgress({ kind: 'finishing', message: reply.message });
      return { reply: await follow(reply, signal) };
    }
    onProgress(step.progress);
    if (posted.kind === 'dropped') drops += 1;
    else waits += 1;
    if (step.renew) {
      key = renewKey();
      renewed = true;
    }
    await pause(step.after, signal);
    if (signal.aborted) return undefined;
  }
}
