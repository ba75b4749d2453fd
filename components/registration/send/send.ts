import { results } from '@/lib/registration/messages';
import type { RegistrationReply } from '@/lib/registration/replies';
import { post, retryAfter, type Posted } from './upload';

/** The states shown while a registration is being sent. */
export type Progress =
  | { kind: 'uploading'; part: number }
  /** The connection dropped; the next attempt follows automatically, with the same key. */
  | { kind: 'reconnecting' }
  /** Uploaded; the server's response is pending. */
  | { kind: 'waiting' }
  | { kind: 'finishing'; message: string };

export type Sent = { reply: RegistrationReply; retryAfterMs?: number } | undefined;

export type SendInput = {
  action: string;
  /** The form data for this key; the photo's bytes must be the same in every attempt. */
  body: (key: string) => Promise<FormData>;
  key: string;
  /** Stores and returns a new key, for when the server has the old one with other answers. */
  renewKey: () => string;
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
};

/** Pauses between attempts after dropped connections, in ms: about a minute and a half in all. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000];
/** Maximum number of polls of a status link or a key in use, about two seconds apart. */
const maxPolls = 30;

const failed: RegistrationReply = { kind: 'failed', message: results.failed };

/** Waits; ends early when the network comes back or the visitor cancels. */
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

/** The reply in a response body; anything unexpected (a proxy's error page) is a failure. */
function replyIn(body: unknown): RegistrationReply {
  if (typeof body !== 'object' || body === null) return failed;
  if (isReply(body)) return body;
  if ('errors' in body && typeof body.errors === 'object' && body.errors !== null)
    return { kind: 'invalid', errors: body.errors as Record<string, string> };
  return failed;
}

/** Polls the status link until the reply is no longer "pending", for about a minute. */
async function pollStatus(reply: RegistrationReply, signal: AbortSignal): Promise<RegistrationReply> {
  let latest = reply;
  for (let polls = 0; polls < maxPolls && !signal.aborted; polls += 1) {
    if (latest.kind !== 'pending' || !latest.statusUrl) return latest;
    await pause(2_000, signal);
    try {
      const response = await fetch(latest.statusUrl, {
        headers: { Accept: 'application/json' },
        cache: 'no-store',
        signal,
      });
      // A rate limit, an unavailable outbox or a defect concerns this poll and not the registration; a 502 of the site is its
      // outcome.
      const body: unknown =
        response.status < 500 || response.status === 502 ? await response.json() : undefined;
      if (response.status !== 429 && (response.status < 500 || isReply(body)))
        latest = { ...latest, ...replyIn(body) };
      else await pause(retryAfter(response.headers.get('Retry-After')) ?? 0, signal);
    } catch {
      // Offline for a moment: poll again.
    }
  }
  return latest;
}

type Step = { kind: 'done'; sent: Sent } | { kind: 'again'; after: number; renew?: true; progress: Progress };

/** The next step after one attempt (docs/product/registration.md#e4). */
function next(posted: Posted, drops: number, polls: number, renewed: boolean): Step {
  if (posted.kind === 'cancelled') return { kind: 'done', sent: undefined };
  if (posted.kind === 'dropped') {
    const after = pauses[drops];
    if (after === undefined) return { kind: 'done', sent: { reply: failed } };
    return { kind: 'again', after, progress: { kind: 'reconnecting' } };
  }
  const { status, body, retryAfterMs } = posted;
  if (status === 409 && polls < maxPolls)
    return { kind: 'again', after: retryAfterMs ?? 2_000, progress: { kind: 'waiting' } };
  if (status === 422 && !renewed)
    return { kind: 'again', after: 0, renew: true, progress: { kind: 'waiting' } };
  const reply = replyIn(body);
  return { kind: 'done', sent: { reply, ...(retryAfterMs !== undefined && { retryAfterMs }) } };
}

/**
 * Sends a registration until its outcome is known: retries dropped connections with the same key, polls a key in use,
 * replaces a key that has other answers once, and follows a pending reply. Undefined when the visitor cancelled.
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
  let polls = 0;
  for (;;) {
    const data = await body(key);
    const posted = await post(
      action,
      data,
      (part) => onProgress(part < 1 ? { kind: 'uploading', part } : { kind: 'waiting' }),
      signal,
    );
    const step = next(posted, drops, polls, renewed);
    if (step.kind === 'done') {
      const reply = step.sent?.reply;
      if (reply?.kind !== 'pending') return step.sent;
      onProgress({ kind: 'finishing', message: reply.message });
      return { reply: await pollStatus(reply, signal) };
    }
    onProgress(step.progress);
    if (posted.kind === 'dropped') drops += 1;
    else polls += 1;
    if (step.renew) {
      key = renewKey();
      renewed = true;
    }
    await pause(step.after, signal);
    if (signal.aborted) return undefined;
  }
}
