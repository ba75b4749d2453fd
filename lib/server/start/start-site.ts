import { writeSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { unfrozenMs } from '../../shared/util/time.ts';
import { startCollection } from '../classes/collect.ts';
import { startDrawingProcesses } from '../drawing/pool.ts';
import { startEmbeddedBackend } from '../embedded-backend/embedded-server.ts';
import { enquiryJobHandler, openEnquiryServices } from '../enquiry/jobs.ts';
import { registrationJobHandlers } from '../registration/jobs.ts';
import { openRegistrationServices } from '../registration/services.ts';
import { env } from '../runtime/env.ts';
import { log } from '../runtime/log.ts';
import { provideGauge, startMetrics } from '../runtime/metrics.ts';
import { onShutdown } from '../runtime/process.ts';
import { readLastPurge } from '../store/last-purge.ts';
import { readOutboxStats, type StateStats } from '../store/outbox/operator-jobs.ts';
import { jobStates } from '../store/outbox/transitions.ts';
import { runWorker } from '../store/outbox/worker.ts';
import { isStoreError } from '../store/sql.ts';
import { isStoreWritable, store } from '../store/store.ts';
import { createPurger } from './purge.ts';

/** A sample for each state, so that a state without rows is exported as 0. */
async function outboxSamples(valueOf: (stats: StateStats) => number) {
  const stats = await readOutboxStats(await store(), unfrozenMs());
  return jobStates.map((state) => {
    const statsOfState = stats.find((row) => row.state === state);
    return { labels: { state }, value: statsOfState ? valueOf(statsOfState) : 0 };
  });
}

function provideSiteMetrics(): void {
  provideGauge('site_outbox_rows', () => outboxSamples(({ count }) => count));
  provideGauge('site_outbox_oldest_seconds', () => outboxSamples(({ oldestMs }) => oldestMs / 1000));
  provideGauge('site_ready', async () => [{ value: (await isStoreWritable()) ? 1 : 0 }]);
  provideGauge('site_purge_on_hold', async () => {
    const { isOnHold } = await readLastPurge(await store(), unfrozenMs());
    return [{ value: isOnHold ? 1 : 0 }];
  });
  provideGauge('site_data_free_bytes', async () => {
    const { bavail, bsize } = await statfs(env().dataDir);
    return [{ value: bavail * bsize }];
  });
}

/**
 * Runs `startParts`. On failure ends the process with the error's message, because Next would continue and respond 500
 * to every request.
 */
export const startSite = (): Promise<void> => startParts().catch(stopWithError);

function stopWithError(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  // Bypasses process.stderr, which in production is redirected into the log by now: the operator must see the sentence.
  writeSync(2, `Stopped: ${reason.split('\n')[0]}\n`);
  process.exit(1);
}

/** Pause in ms before a start without a database tries to open it again. */
export const reopenMs = 10_000;

/**
 * Starts this process's outbox worker, which also purges, and stops it on shutdown. While the database is unavailable
 * the site serves pages without it.
 */
async function startWorker(): Promise<void> {
  try {
    await store();
  } catch (error) {
    if (!isStoreError(error) || error.kind === 'unusable') throw error;
    log.error('store.unavailable', { code: error.code });
    setTimeout(() => void startWorker().catch(stopWithError), reopenMs).unref();
    return;
  }

  const services = await openRegistrationServices();
  const enquiryHandler = enquiryJobHandler(await openEnquiryServices());
  const handlers = { ...registrationJobHandlers(services), enquiry: enquiryHandler };
  onShutdown(runWorker(services, handlers, createPurger(services)));
}

/**
 * Starts everything that the first request needs (instrumentation.ts): drawing processes, embedded backend, store and
 * outbox worker, collection of classes, metrics. Rejects with a one-line error if the store is `unusable`.
 */
async function startParts(): Promise<void> {
  env();
  startDrawingProcesses();
  if (!env().backendUrl) await startEmbeddedBackend();
  await startWorker();
  await startCollection();
  const { metricsPort } = env();
  if (metricsPort === undefined) return;
  provideSiteMetrics();
  const { close } = await startMetrics(metricsPort);
  onShutdown(close);
}
