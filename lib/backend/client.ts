import { bulkhead, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhenResult } from 'cockatiel';
import type { CircuitBreakerPolicy } from 'cockatiel';
import ky from 'ky';
import { embeddedAddress } from '../foundation/embedded-address.ts';
import { env } from '../foundation/env.ts';
import { errorCode, log } from '../foundation/log.ts';
import { provide } from '../metrics/metrics.ts';
import { runningMs } from '../foundation/time.ts';
import { ofBackend } from './shared.ts';
import { TransportError, boundedFetch, type Budget } from './transport.ts';

/** The paths of docs/product/backend.md, spelt as there. */
export type Path =
  | 'City/GetAll'
  | 'Centres/GrtBycityId'
  | 'Centres/GetAll'
  | 'Centres/GetById'
  | 'Inquiries/Add'
  | 'Events/GetGlobal'
  | 'Events/GetByCenterId'
  | 'UpcomingBatch/GetByCenterId'
  | 'SOM/GetByCenterId'
  | 'POM/GetByCenterId'
  | 'Placement/GetMonthWise'
  | 'Attendee/Add'
  | 'Attendee/SendEmail';

const second = 1000;
// Writes do not re-use connections: if the server has just closed one, the outcome of an Add would be unknown.
export const budgets = {
  read: { connectMs: second, totalMs: 3 * second, keepAlive: true },
  add: { connectMs: 2 * second, totalMs: 8 * second, keepAlive: false },
  sendEmail: { connectMs: 2 * second, totalMs: 20 * second, keepAlive: false },
} as const satisfies Record<string, Budget>;

export type Call = {
  search?: Record<string, string>;
  json?: unknown;
  form?: FormData;
  /** Sent as Idempotency-Key. */
  key?: string;
};

/** The result of a call: a response of any status, or why there is none. */
export type Answer =
  { kind: 'answer'; status: number; text: string; retryAfterMs?: number } | { kind: 'not-sent' | 'unknown' };

const client = ky.create({ retry: 0, timeout: false, throwHttpErrors: false, redirect: 'manual' });

const isFailure = (answer: Answer) =>
  answer.kind !== 'answer' || answer.status >= 500 || (answer.status >= 300 && answer.status < 400);

/** Milliseconds for which an open breaker rejects calls. */
const pauseMs = 10 * second;

function createBreakers() {
  const breakers = new Map<Path, CircuitBreakerPolicy>();
  provide('breakers', () =>
    [...breakers].map(([path, { state }]) => ({
      labels: { path },
      value: state === CircuitState.Closed ? 0 : 1,
    })),
  );
  return breakers;
}

/** The circuit breaker of a path: five consecutive failures open it for ten seconds, then one trial call is let through. */
function breakerOf(path: Path): CircuitBreakerPolicy {
  const breakers = ofBackend('breakers', createBreakers);
  const known = breakers.get(path);
  if (known) return known;
  const policy = handleWhenResult((result) => isFailure(result as Answer));
  const breaker = circuitBreaker(policy, {
    halfOpenAfter: pauseMs,
    breaker: new ConsecutiveBreaker(5),
  });
  breaker.onBreak(() => {
    log.warn('backend.breaker-open', { path });
    pauses().set(path, performance.now() + pauseMs);
  });
  breakers.set(path, breaker);
  return breaker;
}

const pauses = () => ofBackend('pauses', () => new Map<Path, number>());

/**
 * Milliseconds until a path's breaker lets calls through again, 0 when it is closed. A caller can refuse early, before work
 * that only such a call could use.
 */
export const pausedFor = (path: Path): number => Math.max(0, (pauses().get(path) ?? 0) - performance.now());

/** `Retry-After` in seconds or as a date → milliseconds, at most an hour. */
function retryAfter(response: Response): { retryAfterMs?: number } {
  const text = response.headers.get('retry-after') ?? '';
  const ms = /^\d+$/.test(text) ? Number(text) * second : Date.parse(text) - runningMs();
  return Number.isNaN(ms) ? {} : { retryAfterMs: Math.min(Math.max(ms, 0), 3600 * second) };
}

async function exchange(method: 'get' | 'post', path: Path, call: Call, budget: Budget): Promise<Answer> {
  const base = env().backendUrl ?? embeddedAddress()?.apiUrl;
  if (!base) return { kind: 'not-sent' };
  try {
    const response = await client(`${base}/${path}`, {
      method,
      fetch: boundedFetch(budget),
      ...(call.search && { searchParams: call.search }),
      ...(call.json !== undefined && { json: call.json }),
      ...(call.form && { body: call.form }),
      ...(call.key && { headers: { 'Idempotency-Key': call.key } }),
    });
    return { kind: 'answer', status: response.status, text: await response.text(), ...retryAfter(response) };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof TransportError ? error.cause : error;
    const known = cause instanceof TransportError ? cause : undefined;
    log.warn('backend.failed', { path, code: known?.code ?? errorCode(error) });
    return { kind: known && !known.sent ? 'not-sent' : 'unknown' };
  }
}

async function callThroughBreaker(
  method: 'get' | 'post',
  path: Path,
  call: Call,
  budget: Budget,
): Promise<Answer> {
  const breaker = breakerOf(path);
  // While one call tests a half-open breaker, the others must not queue behind it.
  if (breaker.state === CircuitState.HalfOpen) return { kind: 'not-sent' };
  try {
    return await breaker.execute(() => exchange(method, path, call, budget));
  } catch {
    return { kind: 'not-sent' }; // BrokenCircuitError: nothing was called
  }
}

/** At most eight concurrent reads and 500 queued; a read's time budget starts when it leaves the queue. */
const reads = () => ofBackend('reads-under-way', () => bulkhead(8, 500));

/**
 * GET within the read budget; concurrency is limited, so that a burst of uncached pages does not slow down each single
 * read. Never throws.
 */
export const get = (path: Path, search: Record<string, string> = {}): Promise<Answer> =>
  reads()
    .execute(() => callThroughBreaker('get', path, { search }, budgets.read))
    .catch((): Answer => ({ kind: 'not-sent' })); // BulkheadRejectedError: nothing was called

/** POST within the given budget. Never throws, never repeats. */
export const post = (path: Path, call: Call, budget: Budget): Promise<Answer> =>
  callThroughBreaker('post', path, call, budget);
