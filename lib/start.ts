import { startEmbeddedBackend } from './embedded-backend/server.ts';
import { env } from './env.ts';
import { startFeedbackRetention } from './feedback/retention.ts';
import { startDrawing } from './pass/pool.ts';
import { startWorker } from './registration/worker.ts';
import { store } from './store/store.ts';

/**
 * What must stand before the first request (instrumentation.ts): the drawing processes, the store, the embedded backend, the
 * registration worker, the retention of feedback. Throws with one clear line when the store cannot be used as it is; the
 * server then ends.
 */
export async function startSite(): Promise<void> {
  env();
  startDrawing();
  await store();
  if (!env().backendUrl) await startEmbeddedBackend();
  await startWorker();
  startFeedbackRetention();
}
