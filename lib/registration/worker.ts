import { setTimeout as pause } from 'node:timers/promises';
import { onDrain } from '../foundation/shutdown-hooks.ts';
import { errorCode, log } from '../foundation/log.ts';
import { shared } from '../foundation/shared.ts';
import type { LedgerRow } from './ledger.ts';
import { purge } from './retention.ts';
import { purgeEvery } from './schedule.ts';
import { theSite, type Site } from './services.ts';
import { mailRow, postRow } from './steps.ts';
import { onWake } from './notify.ts';

/** Rows worked on at once by one instance. Drawing has its own pool; most of the time here is spent waiting. */
const lanes = 4;
/** The longest sleep: another instance's rows and an operator's retry are noticed after it. */
const idle = 1_000;
/** A clock that is put back further than this is a jump, not a correction. */
const jump = 5_000;

export type Worker = {
  /** Stops claiming and waits for what has begun. */
  stop(): Promise<void>;
};

async function work(site: Site, row: LedgerRow): Promise<void> {
  site.at('worker-claimed');
  if (row.state === 'added') {
    const state = await mailRow(site, row);
    log.info('registration.mail', { key: row.key, state, attempt: row.attempt });
    return;
  }
  // A line known to be broken is not an attempt: counted, a short fault would end in pauses of an hour.
  const paused = row.kind === 'enquiry' ? 0 : site.backend.attendeesPausedFor();
  if (paused > 0) {
    await site.ledger.postpone(row, site.now() + paused);
    return;
  }
  site.at('worker-before-add');
  const { state } = await postRow(site, row, 'worker');
  log.info('registration.add', { key: row.key, state, attempt: row.attempt });
}

/** Claims and works on one row. False when none is due. */
export async function workOnce(site: Site): Promise<boolean> {
  if (!site.idempotent)
    for (const key of await site.ledger.setAsideExpired(site.now()))
      log.error('registration.attention', { key, code: 'expired' });
  const row = await site.ledger.claim(site.now(), site.idempotent);
  if (!row) return false;
  await work(site, row);
  return true;
}

/** One lane: works while something is due, else sleeps until it may be. */
async function lane(site: Site, stopping: AbortSignal, sleep: () => Promise<void>): Promise<void> {
  while (!stopping.aborted) {
    try {
      if (!(await workOnce(site))) await sleep();
    } catch (error) {
      // The ledger is away, or a defect: the row's lease ends and it comes back.
      log.error('registration.worker', { code: errorCode(error) });
      await sleep();
    }
  }
}

/** Purges now and then, and puts times right that a clock wrote which has since been put back (docs/security.md#r10). */
async function housekeeping(site: Site, stopping: AbortSignal): Promise<void> {
  let last = site.now();
  let purged = -Infinity;
  while (!stopping.aborted) {
    try {
      const now = site.now();
      if (now < last - jump) await site.ledger.pullForward(now);
      if (now - purged >= purgeEvery || now < last) {
        await purge(site.ledger.store, now);
        purged = now;
      }
      last = now;
    } catch (error) {
      log.error('registration.housekeeping', { code: errorCode(error) });
    }
    await pause(idle, undefined, { signal: stopping }).catch(() => undefined); // AbortError: stopping
  }
}

/** Starts the worker on a site. Every instance runs one; leases keep them apart. */
export function runWorker(site: Site): Worker {
  const stopping = new AbortController();
  let wakeUp = new AbortController();
  const rouse = () => {
    wakeUp.abort();
    wakeUp = new AbortController();
  };
  const forget = onWake(rouse);
  const sleep = () =>
    pause(idle, undefined, { signal: AbortSignal.any([stopping.signal, wakeUp.signal]) }).catch(
      () => undefined,
    );
  const running = Promise.all([
    ...Array.from({ length: lanes }, () => lane(site, stopping.signal, sleep)),
    housekeeping(site, stopping.signal),
  ]);
  return {
    stop: async () => {
      stopping.abort();
      forget();
      await running;
    },
  };
}

/**
 * Starts this process's worker once (instrumentation.ts). Rejects with `StoreError`, whose message is one clear line, when
 * the ledger cannot be used: the site must not start then. SIGTERM stops claiming and drains.
 */
export function startWorker(): Promise<Worker> {
  return shared('registration.worker', () =>
    theSite().then((site) => {
      const worker = runWorker(site);
      onDrain(() => worker.stop());
      return worker;
    }),
  );
}
