import { setTimeout as pause } from 'node:timers/promises';
import { minuteMs } from '../../shared/util/durations.ts';
import { elapsedMs } from '../../shared/util/time.ts';
import { errorCode, log } from '../runtime/log.ts';
import type { Handler, Handlers, Job } from './job.ts';
import type { OutboxServices } from './outbox.ts';
import { onWorkDue } from './outbox.ts';
import { deliverJob, sendJob } from './steps.ts';

/** How long in ms a repeated error is only counted: four slots meet the same one every second. */
const repeatedFor = minuteMs;

/**
 * Counts errors by code. Returns the number since it was last logged, or undefined if it was logged within the last
 * minute.
 */
export function countErrors(): (code: string) => number | undefined {
  const seen = new Map<string, { loggedAt: number; since: number }>();
  return (code) => {
    const { loggedAt, since } = seen.get(code) ?? { loggedAt: -Infinity, since: 0 };
    const isLogged = elapsedMs() - loggedAt >= repeatedFor;
    seen.set(code, isLogged ? { loggedAt: elapsedMs(), since: 0 } : { loggedAt, since: since + 1 });
    return isLogged ? since + 1 : undefined;
  };
}

/** Jobs processed concurrently by one instance; they mostly wait for I/O. */
const workerSlots = 4;
/** Polling interval in ms, for jobs of other instances and an operator's retry; local ones notify. */
const pollInterval = 1_000;

type Worker = {
  /** Stops claiming and waits for the running jobs. */
  stop(): Promise<void>;
};

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
  if (!services.idempotent)
    for (const key of await services.outbox.setAsideExpired(services.now()))
      log.error('outbox.attention', { key, code: 'expired' });
  const paused = Object.keys(handlers).filter((kind) => (handlers[kind]?.pausedFor() ?? 0) > 0);
  const job = await services.outbox.claim(services.now(), services.idempotent, paused);
  if (!job) return false;
  services.crashPoint('worker-claimed');
  const handler = handlers[job.kind];
  if (!handler) throw new Error('A job of a kind that this version does not know');
  await work(services, handler, job);
  return true;
}

/** One worker slot: processes due jobs, then sleeps until notified or the next poll. */
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
      // The job is claimed again when its lease expires.
      const code = errorCode(error);
      const count = countError(code);
      if (count) log.error('outbox.worker', { code, count });
      await sleep();
    }
  }
}

/**
 * Starts a worker, which also calls `purgeIfDue` every second. Each instance runs one; claims keep two from processing
 * the same job.
 */
export function runWorker(
  services: OutboxServices,
  handlers: Handlers,
  purgeIfDue: () => Promise<void>,
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
  const workNext = () => workOnce(services, handlers);
  const countError = countErrors();
  const keepPurging = async () => {
    while (!stopping.signal.aborted) {
      await purgeIfDue();
      await pause(pollInterval, undefined, { signal: stopping.signal }).catch(() => undefined); // AbortError: stopping
    }
  };
  const running = Promise.all([
    ...Array.from({ length: workerSlots }, () => runSlot(workNext, stopping.signal, sleep, countError)),
    keepPurging(),
  ]);
  return {
    stop: async () => {
      stopping.abort();
      unsubscribe();
      await running;
    },
  };
}
