import { writeSync } from 'node:fs';
import { startEmbeddedBackend } from '../embedded-backend/server.ts';
import { env } from '../foundation/env.ts';
import { startFeedbackRetention } from '../feedback/retention.ts';
import { onShutdown } from '../foundation/shutdown-hooks.ts';
import { startMetrics } from '../metrics/server.ts';
import { startDrawing } from '../pass/pool.ts';
import { startWorker } from '../registration/worker.ts';
import { provideSiteMetrics } from './site-metrics.ts';
import { store } from '../store/store.ts';

/**
 * Runs `startParts`; when one of them fails, ends the process with its one clear line. Next itself would go on and answer
 * every request with 500.
 */
export async function startSite(): Promise<void> {
  try {
    await startParts();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // Past the log, which has taken over stderr by now: this line is for whoever started the site.
    writeSync(2, `Stopped: ${reason.split('\n')[0]}\n`);
    process.exit(1);
  }
}

/**
 * What must stand before the first request (instrumentation.ts): the drawing processes, the store, the embedded backend, the
 * registration worker, the retention of feedback, metrics. Throws with one clear line when the store cannot be used as it is.
 */
async function startParts(): Promise<void> {
  env();
  startDrawing();
  await store();
  if (!env().backendUrl) await startEmbeddedBackend();
  await startWorker();
  startFeedbackRetention();
  const { metricsPort } = env();
  if (metricsPort === undefined) return;
  provideSiteMetrics();
  const { close } = await startMetrics(metricsPort);
  onShutdown(close);
}
