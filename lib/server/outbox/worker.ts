import { setTimeout as pause } from 'node:timers/promises';
import { handleWhen, IterableBackoff, retry } from 'cockatiel';
import { errorCode, log, logThrottled } from '../runtime/log.ts';
import { isStoreError, type Values } from '../store/sql.ts';
import type { Handler, Handlers, Job, Sent } from './job.ts';
import { type OutboxServices, workSignal } from './outbox.ts';
import { giveUpAfter, retryDelay } from './schedule.ts';
import { type ClaimantReason, type State, stateAfter } from './transitions.ts';

/** Retries a write, so that a short outage of the store does not lose the result of a call. */
const retryWrite = retry(handleWhen(isStoreError), {
  maxAttempts: 3,
  backoff: new IterableBackoff([200, 1_000, 3_000]),
});

/** Records a result. False if the job was claimed again, or after the retries: then its lease expires. */
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
    const attendee = typeof values.attendeeId === 'string' ? values.attendeeId : undefined;
    log.error('outbox.unrecorded', { key: job.idempotencyKey, reason, code: error.code, attendee });
    return false;
  }
}

/**
 * Sends a claimed job and records the outcome (docs/product/registration.md#e5). A rejection ends the job only if the
 * caller can still be told, which `tryReport` decides. Resolves to result and recorded job; without a job if it was
 * claimed again or could not be written.
 */
export async function sendJob(
  services: OutboxServices,
  handler: Handler,
  job: Job,
  by: 'caller' | 'worker',
  tryReport: () => boolean = () => true,
): Promise<{ job: Job | undefined; result: Sent }> {
  const result = await handler.send(job);
  services.crashPoint(by === 'caller' ? 'after-send' : 'worker-after-send');
  const now = services.now();
  const record = async (reason: ClaimantReason, error?: string, values: Values = {}) => {
    const attendeeId = (result.kind === 'ok' && result.attendeeId) || job.attendeeId;
    const all = { now, error: error ?? null, attendeeId: attendeeId ?? null, ...values };
    const isRecorded = await recordSafely(services, job, reason, all);
    return { result, job: isRecorded ? { ...job, attendeeId, state: stateAfter(reason), error } : undefined };
  };
  const undecided = (error: string) => {
    log.error('outbox.attention', { key: job.idempotencyKey, code: error });
    return record('undecided', error);
  };
  const uncertain = (error: string) => {
    if (!services.idempotent || now - job.since >= giveUpAfter.send) return undecided(error);
    const due = now + retryDelay('send', job.failures + 1, Math.random());
    return record('send again', error, { due });
  };

  switch (result.kind) {
    case 'ok':
      if (!handler.deliver) return record('completed');
      return result.attendeeId === undefined ? uncertain('no-id') : record('sent');
    case 'unknown':
      return uncertain(result.kind);
    case 'not-sent':
    case 'not-processed': {
      if (now - job.since >= giveUpAfter.unsent) return undecided(result.kind);
      // Due in the order of arrival: the breaker spaces the calls, and while it is open nothing is claimed.
      const retryAfterMs = result.kind === 'not-processed' ? result.retryAfterMs : undefined;
      return record('send again', result.kind, {
        due: retryAfterMs === undefined ? job.since : now + retryAfterMs,
      });
    }
    case 'rejected': {
      // The visitor already has a 202, from this request or an earlier one: an operator must resolve it.
      const accepted = by === 'worker' || job.failures > 0 || !tryReport();
      const error = `status-${result.status}`;
      log.warn('outbox.refused', { key: job.idempotencyKey, code: error, accepted });
      return record(accepted ? 'undecided' : 'refused', error);
    }
  }
}

/** Delivers a claimed `added` job, at least once, because a lost response repeats it. Returns the next state. */
async function deliverJob(services: OutboxServices, handler: Handler, job: Job): Promise<State> {
  const result = (await handler.deliver?.(job)) ?? ({ kind: 'impossible', code: 'no-delivery' } as const);
  const now = services.now();
  const record = async (reason: ClaimantReason, values: Values) => {
    await recordSafely(services, job, reason, { now, ...values });
    return stateAfter(reason);
  };
  if (result.kind === 'ok') {
    const state = await record('delivered', {});
    services.crashPoint('worker-done');
    return state;
  }
  const error = result.code;
  if (result.kind === 'failed' && now - job.since < giveUpAfter.deliver) {
    const due = now + (result.retryAfterMs ?? retryDelay('deliver', job.failures + 1, Math.random()));
    return record('deliver later', { due, error });
  }
  log.error('outbox.undelivered', { key: job.idempotencyKey, code: error });
  return record('undelivered', { error });
}

/** Jobs processed concurrently by one instance; they mostly wait for I/O. */
const workerSlots = 4;
/** Polling interval in ms, for jobs of other instances and an operator's retry; local ones notify. */
const pollInterval = 1_000;

async function work(services: OutboxServices, handler: Handler, job: Job): Promise<void> {
  const { idempotencyKey: key, failures } = job;
  if (job.state === 'added') {
    const state = await deliverJob(services, handler, job);
    log.info('outbox.delivery', { key, state, failures });
    return;
  }
  services.crashPoint('worker-before-send');
  const sent = await sendJob(services, handler, job, 'worker');
  log.info('outbox.send', { key, state: sent.job?.state ?? 'lost', failures });
}

/** Claims and processes one job. False if none is due. */
export async function workOnce(services: OutboxServices, handlers: Handlers): Promise<boolean> {
  if (!services.idempotent) {
    await services.outbox.releaseUncalled(services.now());
    for (const key of await services.outbox.setAsideExpired(services.now()))
      log.error('outbox.attention', { key, code: 'expired' });
  }
  const paused = Object.keys(handlers).filter((kind) => (handlers[kind]?.pausedFor() ?? 0) > 0);
  const job = await services.outbox.claim(services.now(), services.idempotent, paused);
  if (!job) return false;
  services.crashPoint('worker-claimed');
  const handler = handlers[job.kind];
  if (!handler) throw new Error('A job of a kind that this version does not know');
  await work(services, handler, job);
  return true;
}

/**
 * Starts a worker, which also calls `purgeIfDue` about every second. Each instance runs one; claims keep two from
 * processing the same job. The result stops it: claims nothing more and waits for the running jobs.
 */
export function runWorker(
  services: OutboxServices,
  handlers: Handlers,
  purgeIfDue: () => Promise<void>,
): () => Promise<void> {
  const stopping = new AbortController();
  let wakeUp = new AbortController();
  const onDue = () => {
    wakeUp.abort();
    wakeUp = new AbortController();
  };
  workSignal().addEventListener('due', onDue, { signal: stopping.signal });
  /** Runs a task for ever, and sleeps after each time that it did nothing, until notified or the next poll. */
  const repeat = async (task: () => Promise<boolean | void>) => {
    while (!stopping.signal.aborted) {
      // The job is claimed again when its lease expires.
      const hasWorked = await task().catch((error: unknown) =>
        logThrottled('outbox.worker', errorCode(error)),
      );
      if (hasWorked) continue;
      const signal = AbortSignal.any([stopping.signal, wakeUp.signal]);
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
