import { bulkhead } from 'cockatiel';
import ky from 'ky';
import { withoutUndefined } from '../../shared/util/collections.ts';
import { hourMs, secondMs } from '../../shared/util/durations.ts';
import { unfrozenMs } from '../../shared/util/time.ts';
import { env } from '../runtime/env.ts';
import { errorCode, log } from '../runtime/log.ts';
import { provideGauge } from '../runtime/metrics.ts';
import { embeddedBackendUrls, singleton } from '../runtime/process.ts';
import type { CallBreaker } from '../store/outbox/job.ts';
import {
  createBoundedFetch,
  type Breaker,
  type CallLimits,
  createBreaker,
  callLimits,
  TransportError,
} from './transport.ts';

/** Paths of the API, as the backend spells them (docs/product/backend.md). */
export type BackendPath =
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

type CallInput = {
  search?: Record<string, string>;
  json?: unknown;
  form?: FormData;
  key?: string;
};

/** A response of any status; `not-sent` if the backend certainly received nothing. */
export type Exchange =
  | { kind: 'response'; status: number; text: string; retryAfterMs?: number }
  | { kind: 'not-sent' | 'unknown' };

const client = ky.create({ retry: 0, timeout: false, throwHttpErrors: false, redirect: 'manual' });

const isFailure = (exchange: Exchange) =>
  exchange.kind !== 'response' ||
  exchange.status >= 500 ||
  exchange.status === 429 ||
  (exchange.status >= 300 && exchange.status < 400);

function createBreakers() {
  const breakers = new Map<BackendPath, Breaker<Exchange>>();
  const readStates = () =>
    [...breakers].map(([path, breaker]) => ({ labels: { path }, value: breaker.isClosed() ? 0 : 1 }));
  provideGauge('site_backend_breaker_open', readStates);
  return breakers;
}

function breakerOf(path: BackendPath): Breaker<Exchange> {
  const breakers = singleton('backend.breakers', createBreakers);
  const breaker =
    breakers.get(path) ?? createBreaker(isFailure, () => log.warn('backend.breaker-open', { path }));
  breakers.set(path, breaker);
  return breaker;
}

/**
 * Ms until the breaker of a path lets calls through; 0 if it is closed. Ask before work that is useless without the
 * call.
 */
export const remainingPauseMs = (path: BackendPath): number => breakerOf(path).remainingPauseMs();

/** The breaker of a path. After its pause a write may be made only if the backend answers a read. */
export const writeBreakerOf = (path: BackendPath): CallBreaker => ({
  isClosed: () => breakerOf(path).isClosed(),
  remainingPauseMs: () => remainingPauseMs(path),
  mayCall: () =>
    breakerOf(path).mayCall(
      async () => !isFailure(await callOnce('get', 'City/GetAll', {}, callLimits.read)),
    ),
});

/** Parses `Retry-After`, seconds or a date, to ms: at most an hour. */
function parseRetryAfter(response: Response): { retryAfterMs?: number } {
  const text = response.headers.get('retry-after') ?? '';
  // `Date.parse` would read `1.5` as a date.
  const date = /^[a-z]/i.test(text) ? Date.parse(text) - unfrozenMs() : NaN;
  const ms = /^\d+$/.test(text) ? Number(text) * secondMs : date;
  return Number.isNaN(ms) ? {} : { retryAfterMs: Math.min(Math.max(ms, 0), hourMs) };
}

async function callOnce(
  method: 'get' | 'post',
  path: BackendPath,
  call: CallInput,
  limits: CallLimits,
): Promise<Exchange> {
  const baseUrl = env().backendUrl ?? embeddedBackendUrls()?.apiUrl;
  if (!baseUrl) return { kind: 'not-sent' };
  try {
    const response = await client(`${baseUrl}/${path}`, {
      method,
      fetch: createBoundedFetch(limits),
      ...withoutUndefined({
        searchParams: call.search,
        json: call.json,
        body: call.form,
        headers: call.key === undefined ? undefined : { 'Idempotency-Key': call.key },
      }),
    });
    return {
      kind: 'response',
      status: response.status,
      text: await response.text(),
      ...parseRetryAfter(response),
    };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof TransportError ? error.cause : error;
    log.warn('backend.failed', { path, code: errorCode(cause) });
    return { kind: cause instanceof TransportError && !cause.sent ? 'not-sent' : 'unknown' };
  }
}

/** `not-sent` if the breaker of the path is open or waits for the result of a trial call. */
const callThroughBreaker = async (...call: Parameters<typeof callOnce>): Promise<Exchange> =>
  (await breakerOf(call[1]).call(() => callOnce(...call))) ?? { kind: 'not-sent' };

/** A burst of uncached pages must not slow down each single read, whose timeout starts when it leaves the queue. */
const readQueue = () => singleton('backend.reads-under-way', () => bulkhead(8, 500));

/** GETs once, in the queue of reads. Never rejects. */
export const getFromBackend = (path: BackendPath, search: Record<string, string> = {}): Promise<Exchange> =>
  readQueue()
    .execute(() => callThroughBreaker('get', path, { search }, callLimits.read))
    .catch((): Exchange => ({ kind: 'not-sent' })); // BulkheadRejectedError: nothing was called

/** POSTs once; `not-sent` while the breaker is open. Never rejects. */
export const postToBackend = (path: BackendPath, call: CallInput, limits: CallLimits): Promise<Exchange> =>
  callThroughBreaker('post', path, call, limits);
