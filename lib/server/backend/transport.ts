import { circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhenResult, type IBackoff } from 'cockatiel';
import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';
import { secondMs } from '../../shared/util/durations.ts';
import { longestDelayMs } from '../store/outbox/schedule.ts';

/** `keepAlive` re-uses connections, for reads only. `maxBytes` of the response is `maxResponseBytes` by default. */
export type CallLimits = { connectMs: number; totalMs: number; keepAlive: boolean; maxBytes?: number };

export const maxResponseBytes = 2 * 1024 * 1024;

/**
 * `sent` is false only if nothing of the request can have reached the server: name resolution, connection refused,
 * TLS, connect timeout (docs/product/registration.md#e5).
 */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly code: string;
  readonly sent: boolean;
  constructor(code: string, sent: boolean) {
    super(code);
    this.code = code;
    this.sent = sent;
  }
}

type OutgoingRequest = { method?: string; headers?: Record<string, string>; body?: Buffer | undefined };

/** Throws if the body is encoded or too large. Leaving the loop early closes the connection. */
async function readBody(message: http.IncomingMessage, maxBytes: number): Promise<Buffer> {
  const { 'content-encoding': encoding = 'identity', 'content-length': length = 0 } = message.headers;
  if (encoding !== 'identity') throw new TransportError('ENCODED', true);
  if (Number(length) > maxBytes) throw new TransportError('TOO_BIG', true);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new TransportError('TOO_BIG', true);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function sendRequest(
  url: URL,
  { connectMs, totalMs, keepAlive, maxBytes = maxResponseBytes }: CallLimits,
  { method = 'GET', headers, body }: OutgoingRequest = {},
): Promise<{ message: http.IncomingMessage; body: Buffer }> {
  const signal = AbortSignal.timeout(totalMs);
  const isHttps = url.protocol === 'https:';
  // Node's default agent keeps connections open for a few seconds.
  const agent = keepAlive ? undefined : false;
  const request = (isHttps ? https : http).request(url, {
    method,
    agent,
    signal,
    headers: { ...headers, 'accept-encoding': 'identity', ...(body && { 'content-length': body.length }) },
  });
  const connectTimer = setTimeout(
    () => request.destroy(new TransportError('CONNECT_TIMEOUT', false)),
    connectMs,
  );
  let isSent = false;
  const onConnected = () => {
    isSent = true;
    clearTimeout(connectTimer);
  };
  request.on('socket', (socket: Socket) => {
    if (socket.connecting) socket.once(isHttps ? 'secureConnect' : 'connect', onConnected);
    else if (!socket.destroyed) onConnected(); // otherwise the connection to an IP address has failed at once
  });
  // `once` handles only the first error; an unhandled second one would end the process.
  request.on('error', () => undefined);
  try {
    request.end(body);
    // The signal is needed here too, because Node emits nothing at all if the server switches protocols (101).
    const [message] = (await once(request, 'response', { signal })) as [http.IncomingMessage];
    return { message, body: await readBody(message, maxBytes) };
  } catch (error) {
    clearTimeout(connectTimer);
    request.destroy();
    if (error instanceof TransportError) throw error;
    const code = signal.aborted ? 'TOTAL_TIMEOUT' : ((error as NodeJS.ErrnoException).code ?? 'NETWORK');
    throw new TransportError(code, isSent);
  }
}

/** A `fetch` with limits: follows no redirects and decodes nothing. Rejects with `TransportError`. */
export function createBoundedFetch(limits: CallLimits): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const requestBody = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
    const headers = Object.fromEntries(request.headers);
    const outgoing = { method: request.method, headers, body: requestBody };
    const { message, body } = await sendRequest(new URL(request.url), limits, outgoing);
    const { statusCode: status = 0, headers: received } = message;
    try {
      const isEmpty = [204, 205, 304].includes(status);
      // No other header is used; above all no Set-Cookie is kept.
      const retryAfter = received['retry-after'];
      return new Response(isEmpty ? null : new Uint8Array(body), {
        status,
        headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
      });
    } catch {
      throw new TransportError('STATUS', true); // a status outside 200–599
    }
  };
}

/** GETs a file, with the body as received. Rejects with `TransportError`. */
export async function boundedGet(url: URL, limits: CallLimits): Promise<{ status: number; body: Buffer }> {
  const { message, body } = await sendRequest(url, limits);
  return { status: message.statusCode ?? 0, body };
}

/** Consecutive failures open a breaker, which then rejects calls for `pauseMs`. */
export const breakerLimits = { failures: 5, pauseMs: longestDelayMs['not-sent'] } as const;
const trialPauseMs = 1_000;

export type Breaker<T> = ReturnType<typeof createBreaker<T>>;

/** Creates a breaker, which after its pause lets one trial call through. `now` is a monotonic clock in ms. */
export function createBreaker<T>(
  isFailure: (result: T) => boolean,
  onBreak?: () => void,
  now = () => performance.now(),
) {
  let openUntilMs = 0;
  let nextTrialMs = 0;
  // Cockatiel compares wall-clock times: a clock set back by an hour would keep the breaker open for an hour.
  const pauseBackoff: IBackoff<unknown> = {
    get duration() {
      return openUntilMs > now() ? Infinity : -Infinity;
    },
    next: () => pauseBackoff,
  };
  const breaker = circuitBreaker(
    handleWhenResult((result) => isFailure(result as T)),
    { halfOpenAfter: pauseBackoff, breaker: new ConsecutiveBreaker(breakerLimits.failures) },
  );
  breaker.onBreak(() => {
    openUntilMs = now() + breakerLimits.pauseMs;
    onBreak?.();
  });
  const isClosed = () => breaker.state === CircuitState.Closed;
  const remainingPauseMs = () => {
    if (breaker.state === CircuitState.HalfOpen) return trialPauseMs;
    return isClosed() ? 0 : Math.max(0, Math.max(openUntilMs, nextTrialMs) - now());
  };
  return {
    /** `run` must not reject. Undefined if not called: the breaker is pausing or a trial call runs. */
    call: async (run: () => Promise<T>): Promise<T | undefined> => {
      if (breaker.state === CircuitState.HalfOpen) return undefined;
      return breaker.execute(run).catch(() => undefined); // BrokenCircuitError: the call was not made
    },
    isClosed,
    /** 0 if the breaker is closed; a second while a trial call runs. */
    remainingPauseMs,
    /**
     * True if the breaker is closed, or if its pause is over and the server answers. Only one caller per pause asks the
     * server; meanwhile the others get false.
     */
    mayCall: async (doesAnswer: () => Promise<boolean>): Promise<boolean> => {
      if (isClosed()) return true;
      if (remainingPauseMs() > 0) return false;
      nextTrialMs = now() + breakerLimits.pauseMs;
      return doesAnswer();
    },
  };
}

/** Limits by kind of call: short for reads, because pages wait for them; writes take the backend longer. */
export const callLimits = {
  read: { connectMs: secondMs, totalMs: 3 * secondMs, keepAlive: true },
  // Writes use new connections: if the server has just closed a kept one, the outcome of an Add would be unknown.
  add: { connectMs: 2 * secondMs, totalMs: 8 * secondMs, keepAlive: false },
  sendEmail: { connectMs: 2 * secondMs, totalMs: 20 * secondMs, keepAlive: false },
} as const satisfies Record<string, CallLimits>;
