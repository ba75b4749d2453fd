import { handleWhen, IterableBackoff, retry } from 'cockatiel';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode, log, logThrottled } from '../../runtime/log.ts';
import { isStoreError, type SqlValues } from '../sql.ts';
import {
  type CallFailure,
  hadNoEffect,
  type JobHandler,
  type JobHandlers,
  type Job,
  type JobPhase,
  type CallResult,
  type Told,
} from './job.ts';
import type { OutboxServices } from './outbox.ts';
import { maxRepeatMs, retryDelayMs } from './schedule.ts';
import { type ClaimantReason, stateAfter } from './transitions.ts';

/** Retries a write, because a short outage of the store must not lose the result of a call. */
const writeRetry = retry(handleWhen(isStoreError), {
  maxAttempts: 3,
  backoff: new IterableBackoff([200, 1_000, 3_000]),
});

/** Records a result, with retries. False if the claim was lost, or if all retries failed: its lease then expires. */
async function recordSafely(
  { outbox }: OutboxServices,
  job: Job,
  reason: ClaimantReason,
  values: SqlValues,
): Promise<boolean> {
  try {
    return await writeRetry.execute(() => outbox.record(job, reason, values));
  } catch (error) {
    if (!isStoreError(error)) throw error;
    const receiver = typeof values.receiverId === 'string' ? values.receiverId : undefined;
    log.error('outbox.unrecorded', { key: job.idempotencyKey, reason, code: error.code, receiver });
    return false;
  }
}

const failureReasons = {
  send: { repeat: 'send again', giveUp: 'undecided' },
  deliver: { repeat: 'deliver later', giveUp: 'undelivered' },
} as const;

/** The new `error` of a job. If an earlier call may have had an effect, its error stays: `unknown, status-400`. */
function nextError(job: Job, failure: CallFailure): string {
  const code = failure.code ?? failure.kind;
  const [firstError = ''] = (job.error ?? '').split(', ');
  return hadNoEffect(job) || firstError === code ? code : `${firstError}, ${code}`;
}

/**
 * Who learns the result of a call: `waiting`, a visitor whose response will report it; `answered`, one who got a 202 at
 * the response deadline; `nobody`, if the worker called.
 */
export type Reader = 'waiting' | 'answered' | 'nobody';

/** What the visitor of a job whose call failed was told; undefined: nothing so far. What was told earlier stays. */
function nextTold({ told }: Job, error: string, givesUp: boolean, reader: Reader): Told | undefined {
  if (told) return told;
  if (reader === 'answered') return 'finishing';
  if (givesUp) return 'unconfirmed';
  if (reader === 'nobody') return undefined;
  return hadNoEffect({ error }) ? 'saved' : 'finishing';
}

/** The result if a call may not be made now, such as while a breaker is open. */
const notCalledResult: CallFailure = { kind: 'not-sent' };

const phaseOf = ({ state }: Job): JobPhase => (state === 'sent' ? 'deliver' : 'send');

/** The result of a call, and whether its breaker was closed before. */
export type Call = { result: CallResult; wasBreakerClosed: boolean };

/** Sends or delivers a claimed job. */
export async function callHandler(handler: JobHandler, job: Job): Promise<Call> {
  const phase = phaseOf(job);
  const breaker = handler.endpoints[phase];
  const wasBreakerClosed = breaker.isClosed();
  if (!(await breaker.mayCall())) return { result: notCalledResult, wasBreakerClosed };
  const result = await (phase === 'send' ? handler.send(job) : handler.deliver?.(job));
  return { result: result ?? { kind: 'no-data' }, wasBreakerClosed };
}

/** Records a call (docs/product/registration.md#e5). Resolves to the job, or to undefined if nothing was recorded. */
export async function recordCall(
  services: OutboxServices,
  handler: JobHandler,
  job: Job,
  { result, wasBreakerClosed }: Call,
  reader: Reader,
): Promise<Job | undefined> {
  const phase = phaseOf(job);
  const now = services.now();
  const record = async (reason: ClaimantReason, changes: Partial<Job> = {}, values: SqlValues = {}) => {
    const receiverId = (result.kind === 'ok' && result.receiverId) || job.receiverId;
    const { error = null, told = null } = changes;
    const allValues = {
      now,
      error,
      told,
      receiverId: receiverId ?? null,
      ...values,
    };
    const isRecorded = await recordSafely(services, job, reason, allValues);
    return isRecorded ? { ...job, ...changes, receiverId, state: stateAfter(reason) } : undefined;
  };
  if (result.kind === 'ok') {
    const afterSending = handler.deliver ? 'sent' : 'completed';
    return record(phase === 'deliver' ? 'delivered' : afterSending, { error: undefined });
  }

  const error = nextError(job, result);
  const key = job.idempotencyKey;
  const isRefused = result.kind === 'rejected' || result.kind === 'no-data';
  if (phase === 'send' && isRefused) {
    log.warn('outbox.refused', { key, code: error, accepted: reader !== 'waiting' });
    if (reader === 'waiting') return record('refused', { error });
    // The visitor may already have a 202, from this request or an earlier one: an operator must resolve the job.
  }
  const failureKind = isRefused || hadNoEffect({ error }) ? result.kind : 'unknown';
  const mayRepeat = phase === 'deliver' || failureKind !== 'unknown' || services.idempotent;
  const givesUp = !mayRepeat || now - job.since >= maxRepeatMs[phase][failureKind];
  const changedFields = {
    error,
    told: phase === 'send' ? nextTold(job, error, givesUp, reader) : job.told,
  };
  if (givesUp) {
    log.error(phase === 'send' ? 'outbox.attention' : 'outbox.undelivered', { key, code: error });
    return record(failureReasons[phase].giveUp, changedFields);
  }
  // A trial call while the breaker is open uses up no step of the schedule: the receiver failed, not the job.
  const newFailures = wasBreakerClosed && result !== notCalledResult ? 1 : 0;
  const dueAt =
    result === notCalledResult
      ? job.nextAt
      : now + retryDelayMs(phase, result, job.failures + newFailures, Math.random());
  return record(failureReasons[phase].repeat, changedFields, { failed: newFailures, due: dueAt });
}

/** Jobs that one instance processes at once; they mostly wait for I/O. */
const workerSlots = 4;
const pollIntervalMs = 1_000;

async function runAndLog(services: OutboxServices, handler: JobHandler, claimedJob: Job): Promise<void> {
  const { idempotencyKey: key, failures, state } = claimedJob;
  const call = await callHandler(handler, claimedJob);
  const job = await recordCall(services, handler, claimedJob, call, 'nobody');
  if (call.result === notCalledResult) return;
  log.info(state === 'sent' ? 'outbox.delivery' : 'outbox.send', {
    key,
    state: job?.state ?? 'lost',
    failures,
  });
}

/** Claims and processes one job. False if none is due. */
export async function workOnce(services: OutboxServices, handlers: JobHandlers): Promise<boolean> {
  if (!services.idempotent) {
    await services.outbox.releaseUnconfirmedClaims(services.now());
    for (const key of await services.outbox.setAsideExpired(services.now()))
      log.error('outbox.attention', { key, code: 'expired' });
  }
  const pausedKinds = (phase: JobPhase) =>
    Object.keys(handlers).filter((kind) => (handlers[kind]?.endpoints[phase].remainingPauseMs() ?? 0) > 0);
  const job = await services.outbox.claim(services.now(), services.idempotent, {
    send: pausedKinds('send'),
    deliver: pausedKinds('deliver'),
  });
  if (!job) return false;
  const handler = handlers[job.kind];
  if (!handler) throw new Error('A job of a kind that this version does not know');
  await runAndLog(services, handler, job);
  return true;
}

/** Starts the worker, which also calls `purgeIfDue`. The returned function stops it and waits for its running jobs. */
export function runWorker(
  services: OutboxServices,
  handlers: JobHandlers,
  purgeIfDue: () => Promise<void>,
): () => Promise<void> {
  const stopController = new AbortController();
  const { signal } = stopController;
  const repeatTask = async (task: () => Promise<boolean | void>) => {
    while (!signal.aborted) {
      // After an error the task's job is left until its lease expires.
      const hasWorked = await task().catch((error: unknown) =>
        logThrottled('outbox.worker', errorCode(error)),
      );
      if (hasWorked) continue;
      await pause(pollIntervalMs, undefined, { signal }).catch(() => undefined); // AbortError
    }
  };
  const slotLoops = Array.from({ length: workerSlots }, () => repeatTask(() => workOnce(services, handlers)));
  const allLoops = Promise.all([...slotLoops, repeatTask(purgeIfDue)]);
  return async () => {
    stopController.abort();
    await allLoops;
  };
}
