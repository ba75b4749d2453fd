import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';
import { circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhenResult, type IBackoff } from 'cockatiel';
import { secondMs } from '../../shared/util/durations.ts';

/**
 * Limits of a call; times in ms. `keepAlive` re-uses connections, for reads only. `mostBytes` is the maximum response
 * size, `answerCap` by default.
 */
export type CallLimits = { connectMs: number; totalMs: number; keepAlive: boolean; mostBytes?: number };

/** Maximum size in bytes of an API response. */
const answerCap = 2 * 1024 * 1024;

/**
 * Why an exchange failed. `sent` is false only when nothing of the request can have reached the server: name resolution,
 * connection refused, TLS, connect timeout (docs/product/registration.md#e5).
 */
export class TransportError extends Error {
  readonly code: string;
  readonly sent: boolean;
  /** True if the server closed a re-used connection before responding, most likely while it was idle. */
  readonly stale: boolean;
  constructor(code: string, sent: boolean, stale = false) {
    super(code);
    this.name = 'TransportError';
    this.code = code;
    this.sent = sent;
    this.stale = stale;
  }
}

/** Error codes of connections closed by the server. Excludes timeouts: a slow server may have received the request. */
const closedCodes = ['ECONNRESET', 'EPIPE'];

type Received = { message: http.IncomingMessage; body: Buffer };
type Outgoing = { url: URL; method: string; headers: Record<string, string>; body: Buffer | undefined };

/** The response headers that are passed on; Set-Cookie and all others are dropped. */
const passedHeaders = ['content-type', 'retry-after'];

function toResponse({ message, body }: Received): Response {
  const status = message.statusCode ?? 0;
  const headers = new Headers();
  for (const name of passedHeaders) {
    const value = message.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const empty = status === 204 || status === 205 || status === 304;
  return new Response(empty ? null : new Uint8Array(body), { status, headers });
}

/** Reads a body up to its limit; leaving the loop early closes the connection. */
async function readBody(message: http.IncomingMessage, mostBytes: number): Promise<Buffer> {
  const { 'content-encoding': encoding = 'identity', 'content-length': length = 0 } = message.headers;
  if (encoding !== 'identity') throw new TransportError('ENCODED', true);
  if (Number(length) > mostBytes) throw new TransportError('TOO_BIG', true);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) throw new TransportError('TOO_BIG', true);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Sends one request on one connection until `signal` aborts. Never follows a redirect and never decodes a body. */
async function exchange(
  { url, method, headers, body }: Outgoing,
  { connectMs, keepAlive, mostBytes = answerCap }: CallLimits,
  signal: AbortSignal,
): Promise<Received> {
  const secure = url.protocol === 'https:';
  // Node's default agent keeps connections open for a few seconds.
  const agent = keepAlive ? undefined : false;
  const request = (secure ? https : http).request(url, { method, headers, agent, signal });
  const connectTimer = setTimeout(
    () => request.destroy(new TransportError('CONNECT_TIMEOUT', false)),
    connectMs,
  );
  let [sent, responded] = [false, false];
  const connected = () => {
    sent = true;
    clearTimeout(connectTimer);
  };
  request.on('socket', (socket: Socket) => {
    if (socket.connecting) socket.once(secure ? 'secureConnect' : 'connect', connected);
    else connected();
  });
  // `once` handles only the first error; an unhandled second one would end the process.
  request.on('error', () => undefined);
  try {
    request.end(body);
    const [message] = (await once(request, 'response')) as [http.IncomingMessage];
    responded = true;
    return { message, body: await readBody(message, mostBytes) };
  } catch (error) {
    clearTimeout(connectTimer);
    request.destroy();
    if (error instanceof TransportError) throw error;
    const code = signal.aborted ? 'TOTAL_TIMEOUT' : ((error as NodeJS.ErrnoException).code ?? 'NETWORK');
    const stale = request.reusedSocket && !responded && closedCodes.includes(code);
    throw new TransportError(code, sent, stale);
  }
}

/**
 * Sends a request within its limits. A read whose re-used connection was closed is retried on a new one in the
 * remaining time.
 */
async function send(request: Outgoing, limits: CallLimits): Promise<Received> {
  const headers: Record<string, string> = { ...request.headers, 'accept-encoding': 'identity' };
  if (request.body) headers['content-length'] = String(request.body.length);
  const outgoing = { ...request, headers };
  const signal = AbortSignal.timeout(limits.totalMs);
  try {
    return await exchange(outgoing, limits, signal);
  } catch (error) {
    if (!(error instanceof TransportError && error.stale)) throw error;
    return exchange(outgoing, { ...limits, keepAlive: false }, signal);
  }
}

/**
 * A `fetch` for ky with limits on connect time, total time and size. It follows no redirects and decodes nothing, because
 * decoders are attackable (CVE-2026-111497). Rejects with TransportError only.
 */
export function boundedFetch(limits: CallLimits): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
    const headers = Object.fromEntries(request.headers);
    const outgoing = { url: new URL(request.url), method: request.method, headers, body };
    const received = await send(outgoing, limits);
    try {
      return toResponse(received);
    } catch {
      throw new TransportError('STATUS', true); // outside 200–599
    }
  };
}

/** GET of a file within limits, with the body as received. Rejects with TransportError. */
export async function boundedGet(url: URL, limits: CallLimits): Promise<{ status: number; body: Buffer }> {
  const { message, body } = await send({ url, method: 'GET', headers: {}, body: undefined }, limits);
  return { status: message.statusCode ?? 0, body };
}

/** Milliseconds for which an open breaker rejects calls. */
const pauseMs = 10_000;
/** Milliseconds after which to ask again while a trial call runs. */
const trialMs = 1_000;

export type Breaker<T> = {
  /**
   * Runs a call that never throws. Resolves to its result, or to undefined if the breaker is open and the call was not
   * made.
   */
  call: (run: () => Promise<T>) => Promise<T | undefined>;
  isClosed: () => boolean;
  /** Milliseconds until calls are let through again; 0 if closed. */
  pausedFor: () => number;
};

/** A circuit breaker: five consecutive failures open it for ten seconds, then one trial call is let through. */
export function createBreaker<T>(isFailure: (result: T) => boolean, onBreak?: () => void): Breaker<T> {
  let openUntil = 0;
  const openFor = () => Math.max(0, openUntil - performance.now());
  // Cockatiel compares wall-clock times: a clock set back by an hour would keep the breaker open for an hour.
  const pause: IBackoff<unknown> = {
    get duration() {
      return openFor() > 0 ? Infinity : -Infinity;
    },
    next: () => pause,
  };
  const breaker = circuitBreaker(
    handleWhenResult((result) => isFailure(result as T)),
    { halfOpenAfter: pause, breaker: new ConsecutiveBreaker(5) },
  );
  // While a trial call runs, other calls must not queue behind it.
  const pausedFor = () => (breaker.state === CircuitState.HalfOpen ? trialMs : openFor());
  breaker.onBreak(() => {
    openUntil = performance.now() + pauseMs;
    onBreak?.();
  });
  return {
    call: async (run) => {
      if (breaker.state === CircuitState.HalfOpen) return undefined;
      return breaker.execute(run).catch(() => undefined); // BrokenCircuitError
    },
    isClosed: () => breaker.state === CircuitState.Closed,
    pausedFor,
  };
}

/** Timeouts of reads and of the two kinds of writes (docs/product/backend.md#b23). */
export const timeouts = {
  read: { connectMs: secondMs, totalMs: 3 * secondMs, keepAlive: true },
  // Writes use new connections: on one that the server has just closed, the outcome of an Add would be unknown.
  add: { connectMs: 2 * secondMs, totalMs: 8 * secondMs, keepAlive: false },
  sendEmail: { connectMs: 2 * secondMs, totalMs: 20 * secondMs, keepAlive: false },
} as const satisfies Record<string, CallLimits>;
