import { handleWhen, IterableBackoff, retry } from 'cockatiel';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode, log, logThrottled } from '../../runtime/log.ts';
import { isStoreError, type Values } from '../sql.ts';
import {
  type CallFailure,
  hadNoEffect,
  type Handler,
  type Handlers,
  type Job,
  type Phase,
  type CallResult,
  type VisitorPromise,
} from './job.ts';
import type { OutboxServices } from './outbox.ts';
import { isGivenUp, retryDelay } from './schedule.ts';
import { type ClaimantReason, stateAfter } from './transitions.ts';

/** Retries a write, so that a short outage of the store does not lose the result of a call. */
const retryWrite = retry(handleWhen(isStoreError), {
  maxAttempts: 3,
  backoff: new IterableBackoff([200, 1_000, 3_000]),
});

/** Records a result. False if the job was claimed again, or if all retries failed: its lease then expires. */
async function recordSafely(
  { outbox }: OutboxServices,
  job: Job,
  reason: ClaimantReason,
  values: Values,
): Promise<boolean> {
  try {
    return await retryWrite.execute(() => outbox.record(job, reason, values));
  } catch (error) {
    if (!isStoreError(error)) throw error;
    const receiver = typeof values.receiverId === 'string' ? values.receiverId : undefined;
    log.error('outbox.unrecorded', { key: job.idempotencyKey, reason, code: error.code, receiver });
    return false;
  }
}

const afterFailure = {
  send: { repeat: 'send again', giveUp: 'undecided' },
  deliver: { repeat: 'deliver later', giveUp: 'undelivered' },
} as const;

/**
 * The new `error` of a failed job. If an earlier call may have had an effect, its error stays: `unknown, status-400`.
 */
function newErrorOf(job: Job, failure: CallFailure): string {
  const code = failure.kind === 'rejected' ? `status-${failure.status}` : (failure.code ?? failure.kind);
  const [first = ''] = (job.error ?? '').split(', ');
  return hadNoEffect(job) || first === code ? code : `${first}, ${code}`;
}

/**
 * What the visitor of a job whose call failed reads from now on; the first promise stays. `isReported` is false if the
 * response deadline came before the result, and undefined for the worker, which reports to nobody.
 */
function newPromiseOf(
  { promised }: Job,
  error: string,
  isGivenUp: boolean,
  isReported: boolean | undefined,
): VisitorPromise | undefined {
  if (promised) return promised;
  if (isReported === false) return 'finishing';
  if (isGivenUp) return 'unconfirmed';
  if (isReported === undefined) return undefined;
  return hadNoEffect({ error }) ? 'saved' : 'finishing';
}

/** Result of a job whose call may not be made now, such as while a breaker is open. */
const notCalled: CallFailure = { kind: 'not-sent' };

async function callHandler(handler: Handler, phase: Phase, job: Job): Promise<CallResult> {
  if (!(await handler.endpoints[phase].mayCall())) return notCalled;
  if (phase === 'send') return handler.send(job);
  return (await handler.deliver?.(job)) ?? { kind: 'no-data' };
}

/**
 * Sends or delivers a claimed job and records the outcome (docs/product/registration.md#e5). A caller's `claimResponse`
 * decides whether the visitor can still be told of a failure. Resolves to result and recorded job; without a job if it
 * was claimed again or could not be written.
 */
export async function runJob(
  services: OutboxServices,
  handler: Handler,
  job: Job,
  claimResponse?: () => boolean,
): Promise<{ job: Job | undefined; result: CallResult }> {
  const phase = job.state === 'sent' ? 'deliver' : 'send';
  const wasClosed = handler.endpoints[phase].isClosed();
  const result = await callHandler(handler, phase, job);
  const now = services.now();
  const record = async (reason: ClaimantReason, changes: Partial<Job> = {}, values: Values = {}) => {
    const receiverId = (result.kind === 'ok' && result.receiverId) || job.receiverId;
    const { error, promised } = changes;
    const all = {
      now,
      error: error ?? null,
      told: promised ?? null,
      receiverId: receiverId ?? null,
      ...values,
    };
    const isRecorded = await recordSafely(services, job, reason, all);
    return {
      result,
      job: isRecorded ? { ...job, ...changes, receiverId, state: stateAfter(reason) } : undefined,
    };
  };
  if (result.kind === 'ok') {
    const afterSending = handler.deliver ? 'sent' : 'completed';
    return record(phase === 'deliver' ? 'delivered' : afterSending, { error: undefined });
  }

  const error = newErrorOf(job, result);
  const isReported = claimResponse?.();
  const key = job.idempotencyKey;
  const isRefused = result.kind === 'rejected' || result.kind === 'no-data';
  if (phase === 'send' && isRefused) {
    log.warn('outbox.refused', { key, code: error, accepted: isReported !== true });
    if (isReported) return record('refused', { error });
    // The visitor may already have a 202, from this request or an earlier one: an operator must resolve it.
  }
  const kind = isRefused || hadNoEffect({ error }) ? result.kind : 'unknown';
  const mayRepeat = phase === 'deliver' || kind !== 'unknown' || services.idempotent;
  const givesUp = !mayRepeat || isGivenUp(phase, kind, now - job.since);
  const changes = {
    error,
    promised: phase === 'send' ? newPromiseOf(job, error, givesUp, isReported) : job.promised,
  };
  if (givesUp) {
    log.error(phase === 'send' ? 'outbox.attention' : 'outbox.undelivered', { key, code: error });
    return record(afterFailure[phase].giveUp, changes);
  }
  // The trial of an open breaker uses up no step of the schedule: the receiver failed, not the job.
  const failed = wasClosed && result !== notCalled ? 1 : 0;
  const due =
    result === notCalled ? job.nextAt : now + retryDelay(phase, result, job.failures + failed, Math.random());
  return record(afterFailure[phase].repeat, changes, { failed, due });
}

/** Jobs processed concurrently by one instance; they mostly wait for I/O. */
const workerSlots = 4;
/** Polling interval in ms: while a slot is free, a due job waits at most this long. */
const pollInterval = 1_000;

async function runAndLog(services: OutboxServices, handler: Handler, claimed: Job): Promise<void> {
  const { idempotencyKey: key, failures, state } = claimed;
  const { job, result } = await runJob(services, handler, claimed);
  if (result === notCalled) return;
  log.info(state === 'sent' ? 'outbox.delivery' : 'outbox.send', {
    key,
    state: job?.state ?? 'lost',
    failures,
  });
}

/** Claims and processes one job. False if none is due. */
export async function workOnce(services: OutboxServices, handlers: Handlers): Promise<boolean> {
  if (!services.idempotent) {
    await services.outbox.releaseUnconfirmedClaims(services.now());
    for (const key of await services.outbox.setAsideExpired(services.now()))
      log.error('outbox.attention', { key, code: 'expired' });
  }
  const paused = (phase: Phase) =>
    Object.keys(handlers).filter((kind) => (handlers[kind]?.endpoints[phase].pauseMs() ?? 0) > 0);
  const job = await services.outbox.claim(services.now(), services.idempotent, {
    send: paused('send'),
    deliver: paused('deliver'),
  });
  if (!job) return false;
  const handler = handlers[job.kind];
  if (!handler) throw new Error('A job of a kind that this version does not know');
  await runAndLog(services, handler, job);
  return true;
}

/**
 * Starts a worker, which also calls `purgeIfDue` about every second. Each instance runs one; claims keep two from
 * processing the same job. The returned function stops it: it claims nothing more and waits for running jobs.
 */
export function runWorker(
  services: OutboxServices,
  handlers: Handlers,
  purgeIfDue: () => Promise<void>,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  /** Repeats a task until stopped; whenever it did nothing, waits for the next poll. */
  const repeat = async (task: () => Promise<boolean | void>) => {
    while (!signal.aborted) {
      // After an error the job of the task is claimed again when its lease expires.
      const hasWorked = await task().catch((error: unknown) =>
        logThrottled('outbox.worker', errorCode(error)),
      );
      if (hasWorked) continue;
      await pause(pollInterval, undefined, { signal }).catch(() => undefined); // AbortError
    }
  };
  const slots = Array.from({ length: workerSlots }, () => repeat(() => workOnce(services, handlers)));
  const running = Promise.all([...slots, repeat(purgeIfDue)]);
  return async () => {
    stopping.abort();
    await running;
  };
}
