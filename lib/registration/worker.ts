import { setTimeout as pause } from 'node:timers/promises';
import { onShutdown } from '../foundation/shutdown-hooks.ts';
import { errorCode, log } from '../foundation/log.ts';
import { shared } from '../foundation/shared.ts';
import type { LedgerRow } from './ledger.ts';
import { purge } from './retention.ts';
import { purgeInterval } from './schedule.ts';
import { openServices, type Services } from './services.ts';
import { mailRow, postRow } from './steps.ts';
import { onWorkDue } from './notify.ts';

/** Rows processed concurrently by one instance. Drawing has its own pool; these slots mostly wait for I/O. */
const workerSlots = 4;
/** Polling interval in ms, for rows of other instances and an operator's retry; local rows notify. */
const pollInterval = 1_000;
/** Milliseconds by which the clock may go back as a correction; more counts as a clock change. */
const clockTolerance = 5_000;

export type Worker = {
  /** Stops claiming and waits for the running jobs. */
  stop(): Promise<void>;
};

async function work(services: Services, row: LedgerRow): Promise<void> {
  services.at('worker-claimed');
  if (row.state === 'added') {
    const state = await mailRow(services, row);
    log.info('registration.mail', { key: row.key, state, attempt: row.attempt });
    return;
  }
  // An open breaker does not count as an attempt; otherwise a short outage would lead to delays of an hour.
  const paused = row.kind === 'enquiry' ? 0 : services.backend.attendeesPausedFor();
  if (paused > 0) {
    await services.ledger.postpone(row, services.now() + paused);
    return;
  }
  services.at('worker-before-add');
  const { state } = await postRow(services, row, 'worker');
  log.info('registration.add', { key: row.key, state, attempt: row.attempt });
}

/** Claims and processes one row. False when none is due. */
export async function workOnce(services: Services): Promise<boolean> {
  if (!services.idempotent)
    for (const key of await services.ledger.setAsideExpired(services.now()))
      log.error('registration.attention', { key, code: 'expired' });
  const row = await services.ledger.claim(services.now(), services.idempotent);
  if (!row) return false;
  await work(services, row);
  return true;
}

/** One worker slot: processes rows while any are due, then sleeps until notified or the next poll. */
async function runSlot(services: Services, stopping: AbortSignal, sleep: () => Promise<void>): Promise<void> {
  while (!stopping.aborted) {
    try {
      if (!(await workOnce(services))) await sleep();
    } catch (error) {
      // The row's lease expires and it is claimed again.
      log.error('registration.worker', { code: errorCode(error) });
      await sleep();
    }
  }
}

/** Purges periodically and caps stored times after the clock was set back (docs/security.md#r10). */
async function housekeeping(services: Services, stopping: AbortSignal): Promise<void> {
  let previous = services.now();
  let lastPurge = -Infinity;
  while (!stopping.aborted) {
    try {
      const now = services.now();
      if (now < previous - clockTolerance) await services.ledger.capFutureTimes(now);
      if (now - lastPurge >= purgeInterval || now < previous) {
        await purge(services.ledger.store, now);
        lastPurge = now;
      }
      previous = now;
    } catch (error) {
      log.error('registration.housekeeping', { code: errorCode(error) });
    }
    await pause(pollInterval, undefined, { signal: stopping }).catch(() => undefined); // AbortError: stopping
  }
}

/** Starts a worker. Every instance runs one; claims keep two from processing the same row. */
export function runWorker(services: Services): Worker {
  const stopping = new AbortController();
  let wakeUp = new AbortController();
  const wakeSlots = () => {
    wakeUp.abort();
    wakeUp = new AbortController();
  };
  const unsubscribe = onWorkDue(wakeSlots);
  const sleep = () =>
    pause(pollInterval, undefined, { signal: AbortSignal.any([stopping.signal, wakeUp.signal]) }).catch(
      () => undefined,
    );
  const running = Promise.all([
    ...Array.from({ length: workerSlots }, () => runSlot(services, stopping.signal, sleep)),
    housekeeping(services, stopping.signal),
  ]);
  return {
    stop: async () => {
      stopping.abort();
      unsubscribe();
      await running;
    },
  };
}

/**
 * Starts this process's worker once (instrumentation.ts) and stops it on shutdown. Rejects with `StoreError`, whose message
 * is one line, when the ledger cannot be used; the site must not start then.
 */
export function startWorker(): Promise<Worker> {
  return shared('registration.worker', () =>
    openServices().then((services) => {
      const worker = runWorker(services);
      onShutdown(() => worker.stop());
      return worker;
    }),
  );
}
