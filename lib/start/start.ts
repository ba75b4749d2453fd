import { writeSync } from 'node:fs';
import { startCollection } from '../batches/collect.ts';
import { startEmbeddedBackend } from '../embedded-backend/server.ts';
import { env } from '../foundation/env.ts';
import { purgeFeedback } from '../feedback/retention.ts';
import { onShutdown } from '../foundation/shutdown-hooks.ts';
import { startMetrics } from '../metrics/server.ts';
import { startDrawing } from '../pass/pool.ts';
import { openEnquiryServices } from '../enquiry/services.ts';
import { enquiryHandler } from '../enquiry/job-handler.ts';
import { checkpoint } from '../outbox/retention.ts';
import { loadTime } from '../outbox/stored-time.ts';
import { runWorker } from '../outbox/worker.ts';
import { registrationHandlers } from '../registration/job-handlers.ts';
import { purge } from '../registration/retention.ts';
import { openServices } from '../registration/services.ts';
import { provideSiteMetrics } from './site-metrics.ts';
import { store } from '../store/store.ts';

/**
 * Runs `startParts`; on failure ends the process with its message, because Next would go on and respond 500 to every
 * request.
 */
export async function startSite(): Promise<void> {
  try {
    await startParts();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // Written past process.stderr, which is redirected into the log by now, so that the operator sees it.
    writeSync(2, `Stopped: ${reason.split('\n')[0]}\n`);
    process.exit(1);
  }
}

/** Starts this process's worker of the outbox, which also purges, and stops it on shutdown. */
async function startWorker(): Promise<void> {
  const services = await openServices();
  const enquiry = enquiryHandler(await openEnquiryServices());
  const handlers = { ...registrationHandlers(services), enquiry };
  await loadTime(services.outbox.store, services.time);
  const worker = runWorker(services, handlers, async (now) => {
    await purgeFeedback(now);
    await purge(services.outbox.store, now);
    // Also for what the operator's command has erased.
    await checkpoint(services.outbox.store);
  });
  onShutdown(() => worker.stop());
}

/**
 * Starts what the first request needs (instrumentation.ts): the drawing processes, the store, the embedded backend, the
 * worker of the outbox, the collection of batches, metrics. Throws with one line when the store
 * cannot be used.
 */
async function startParts(): Promise<void> {
  env();
  startDrawing();
  await store();
  if (!env().backendUrl) await startEmbeddedBackend();
  await startWorker();
  await startCollection();
  const { metricsPort } = env();
  if (metricsPort === undefined) return;
  provideSiteMetrics();
  const { close } = await startMetrics(metricsPort);
  onShutdown(close);
}
