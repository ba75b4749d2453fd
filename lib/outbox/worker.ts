import { setTimeout as pause } from 'node:timers/promises';
import { minuteMs } from '../foundation/durations.ts';
import { errorCode, log } from '../foundation/log.ts';
import { clockTolerance, watchClock } from './clock.ts';
import type { Handler, Handlers, OutboxServices } from './handler.ts';
import type { Job } from './job.ts';
import { onWorkDue } from './notify.ts';
import { purgeInterval } from './retention.ts';
import { deliverJob, sendJob } from './steps.ts';

/** Jobs processed concurrently by one instance; they mostly wait for I/O. */
const workerSlots = 4;
/** Polling interval in ms, for jobs of other instances and an operator's retry; local ones notify. */
const pollInterval = 1_000;

/** How long in ms an error that comes again is only counted: four slots meet the same one every second. */
const repeatedFor = minuteMs;

/**
 * Counts errors by code. The count is how often one has come since it was last logged, this time included; undefined when it
 * was logged within the last minute.
 */
function countErrors(now: () => number): (code: string) => number | undefined {
  const seen = new Map<string, { loggedAt: number; since: number }>();
  return (code) => {
    const { loggedAt, since } = seen.get(code) ?? { loggedAt: -Infinity, since: 0 };
    const isLogged = Math.abs(now() - loggedAt) >= repeatedFor;
    seen.set(code, isLogged ? { loggedAt: now(), since: 0 } : { loggedAt, since: since + 1 });
    return isLogged ? since + 1 : undefined;
  };
}

type Worker = {
  /** Stops claiming and waits for the running jobs. */
  stop(): Promise<void>;
};

async function work(services: OutboxServices, handler: Handler, job: Job): Promise<void> {
  const { idempotencyKey: key, attempt } = job;
  if (job.state === 'added') {
    const state = await deliverJob(services, handler, job);
    log.info('outbox.delivery', { key, state, attempt });
    return;
  }
  // An open breaker does not count as an attempt; otherwise a short outage would lead to delays of an hour.
  const paused = handler.pausedFor?.() ?? 0;
  if (paused > 0) {
    await services.outbox.record(job, 'postpone', { due: services.now() + paused });
    return;
  }
  services.at('worker-before-send');
  const sent = await sendJob(services, handler, job, 'worker');
  log.info('outbox.send', { key, state: sent.job?.state ?? 'lost', attempt });
}

/** Claims and processes one job. False when none is due. */
export async function workOnce(services: OutboxServices, handlers: Handlers): Promise<boolean> {
  if (!services.idempotent)
    for (const key of await services.outbox.setAsideExpired(services.now()))
      log.error('outbox.attention', { key, code: 'expired' });
  const job = await services.outbox.claim(services.now(), services.idempotent);
  if (!job) return false;
  services.at('worker-claimed');
  const handler = handlers[job.kind];
  if (!handler) throw new Error('A job of a kind that this version does not know');
  await work(services, handler, job);
  return true;
}

/** One worker slot: processes jobs while any are due, then sleeps until notified or the next poll. */
async function runSlot(
  workNext: () => Promise<boolean>,
  stopping: AbortSignal,
  sleep: () => Promise<void>,
  countError: (code: string) => number | undefined,
): Promise<void> {
  while (!stopping.aborted) {
    try {
      if (!(await workNext())) await sleep();
    } catch (error) {
      // The job's lease expires and it is claimed again.
      const code = errorCode(error);
      const count = countError(code);
      if (count) log.error('outbox.worker', { code, count });
      await sleep();
    }
  }
}

/** Purges periodically and caps stored times after the clock was set back (docs/security.md#r10). */
async function housekeeping(
  services: OutboxServices,
  purge: (now: number) => Promise<unknown>,
  stopping: AbortSignal,
): Promise<void> {
  const countError = countErrors(services.now);
  let previous: number | undefined;
  let lastPurge = -Infinity;
  while (!stopping.aborted) {
    try {
      const now = services.now();
      // The clock may have been put back while the process did not run.
      previous ??= (await services.outbox.latestTime()) ?? now;
      if (now < previous - clockTolerance) await services.outbox.capFutureTimes(now);
      if (now - lastPurge >= purgeInterval || now < previous) {
        await purge(now);
        lastPurge = now;
      }
      previous = now;
    } catch (error) {
      const code = errorCode(error);
      const count = countError(code);
      if (count) log.error('outbox.housekeeping', { code, count });
    }
    await pause(pollInterval, undefined, { signal: stopping }).catch(() => undefined); // AbortError: stopping
  }
}

/**
 * Starts a worker, which also calls `purge` every ten minutes. Every instance runs one; claims keep two from processing the
 * same job.
 */
export function runWorker(
  services: OutboxServices,
  handlers: Handlers,
  purge: (now: number) => Promise<unknown>,
): Worker {
  const stopping = new AbortController();
  let wakeUp = new AbortController();
  const unsubscribe = onWorkDue(() => {
    wakeUp.abort();
    wakeUp = new AbortController();
  });
  const sleep = () =>
    pause(pollInterval, undefined, { signal: AbortSignal.any([stopping.signal, wakeUp.signal]) }).catch(
      () => undefined,
    );
  const hasClockGoneForward = watchClock(services);
  const workNext = async () => !hasClockGoneForward() && workOnce(services, handlers);
  const countError = countErrors(services.now);
  const running = Promise.all([
    ...Array.from({ length: workerSlots }, () => runSlot(workNext, stopping.signal, sleep, countError)),
    housekeeping(services, purge, stopping.signal),
  ]);
  return {
    stop: async () => {
      stopping.abort();
      unsubscribe();
      await running;
    },
  };
}
