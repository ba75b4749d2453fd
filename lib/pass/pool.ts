/**
 * The drawing processes. Drawing is synchronous, decoders are native code: neither may stall or crash the site, so both
 * happen in children that know no setting, may write nothing, and are killed when they take too long.
 */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import { Tinypool } from 'tinypool';
import { allocator } from '../foundation/allocator.ts';
import { errorCode, log } from '../foundation/log.ts';
import { metrics, provide } from '../metrics/metrics.ts';
import { forget, shared } from '../foundation/shared.ts';
import { fontProblem } from './font-files.ts';
import type { Job, JobAnswer, JobResult } from './jobs.ts';
import { lowPriority } from './priority.ts';

/** docs/product/registration.md#e10. */
export const poolLimits = {
  processes: Math.min(2, availableParallelism()),
  /**
   * Jobs that may wait; the next one is told "busy" (503). Each may hold a photo of 5 MB, of which two are done in about
   * 300 ms: under 3 s of waiting, and 80 MB.
   */
  waiting: 16,
  jobMs: 10_000,
  jobsPerProcess: 500,
  rssPerProcess: 400 * 1024 * 1024,
} as const;

export type PoolOutcome = JobResult | { kind: 'timeout' } | { kind: 'crashed' };

// The build moves bundles elsewhere, the source tree stays: the site is started in its root.
const root = process.cwd();
const filename = path.join(/* turbopackIgnore: true */ root, 'lib/pass/worker.ts');

/** What a child may read: its code, the content and the packages; not the settings, not the ledger. */
const readablePaths = ['lib/*', 'content/*', 'package.json', 'node_modules/*'].map((at) =>
  path.join(/* turbopackIgnore: true */ root, at),
);

function createPool() {
  const workers = new Tinypool({
    filename,
    runtime: 'child_process',
    minThreads: poolLimits.processes,
    maxThreads: poolLimits.processes,
    concurrentTasksPerWorker: 1,
    serialization: 'advanced',
    // All of it. A process that decodes photos of 5 MB stays near 190 MB with it, at 280 without.
    env: allocator,
    execArgv: [
      '--max-old-space-size=256',
      ...lowPriority,
      '--permission',
      '--allow-addons',
      ...readablePaths.map((at) => `--allow-fs-read=${at}`),
      '--disable-warning=SecurityWarning',
    ],
  });
  // A child that dies between two jobs is replaced; there is nobody to tell.
  workers.on('error', (error) => log.warn('pass.process', { code: errorCode(error) }));
  const limiter = bulkhead(poolLimits.processes, poolLimits.waiting);
  provide('drawing', () => [
    { labels: { state: 'running' }, value: poolLimits.processes - limiter.executionSlots },
    { labels: { state: 'waiting' }, value: poolLimits.waiting - limiter.queueSlots },
  ]);
  return { workers, limiter, recycling: undefined as Promise<void> | undefined };
}

type Pool = ReturnType<typeof createPool>;
const pool = (): Pool => shared('pass.pool', createPool);

/** Fresh processes in place of all, each when it has finished what it does. */
function recycle(drawingPool: Pool, reason: Record<string, number>): void {
  if (drawingPool.recycling) return;
  log.info('pass.recycle', reason);
  metrics().recycled.inc();
  drawingPool.recycling = drawingPool.workers.recycleWorkers().finally(() => {
    drawingPool.recycling = undefined;
  });
}

async function attempt(drawingPool: Pool, job: Job): Promise<PoolOutcome> {
  const signal = AbortSignal.timeout(poolLimits.jobMs);
  try {
    const { result, jobs, rss } = (await drawingPool.workers.run(job, { signal })) as JobAnswer;
    if (jobs >= poolLimits.jobsPerProcess || rss >= poolLimits.rssPerProcess)
      recycle(drawingPool, { jobs, megabytes: Math.round(rss / 1_048_576) });
    return result;
  } catch (error) {
    log.warn('pass.job', { kind: job.kind, code: signal.aborted ? 'timeout' : errorCode(error) });
    return { kind: signal.aborted ? 'timeout' : 'crashed' };
  }
}

/**
 * Runs a job in a drawing process: at once, after waiting its turn, or not at all (`busy`). A child that dies
 * under a job costs nobody anything: the job runs once more in another. When all die at once (out of memory), a job can
 * meet each of the dead before their deaths are noticed, and then a fresh one.
 */
export async function runJob(job: Job): Promise<PoolOutcome> {
  const outcome = await runInPool(job);
  metrics().drawn.inc({ job: job.kind, outcome: outcomeLabel(outcome) });
  return outcome;
}

/** A job's own `ok`, `drawn` and `preview` are one thing to who watches. */
const outcomeLabel = ({ kind }: PoolOutcome) => (kind === 'drawn' || kind === 'preview' ? 'ok' : kind);

async function runInPool(job: Job): Promise<PoolOutcome> {
  const drawingPool = pool();
  try {
    return await drawingPool.limiter.execute(async () => {
      let outcome = await attempt(drawingPool, job);
      for (let retries = 0; retries < poolLimits.processes && outcome.kind === 'crashed'; retries += 1)
        outcome = await attempt(drawingPool, job);
      return outcome;
    });
  } catch (error) {
    // Not instanceof: the pool and this function may come from two bundles, each with its own copy of the class.
    if (isBulkheadRejectedError(error)) return { kind: 'busy' };
    throw error;
  }
}

/** Places left before jobs are refused; previews ask, so that they never take a registration's place. */
export const freeSlots = (): { running: number; waiting: number } => {
  const { limiter } = pool();
  return { running: limiter.executionSlots, waiting: limiter.queueSlots };
};

/**
 * Called once at the start of the site: names what is missing in one line instead of failing at the first pass, and starts the
 * children, so that nobody waits for them.
 */
export function startDrawing(): void {
  const problem = fontProblem(root);
  if (problem) throw new Error(problem);
  pool();
}

/** Stops the children. For tests and scripts; in the site they end with the process. */
export async function closePool(): Promise<void> {
  const [drawingPool] = forget('pass.pool') as Pool[];
  // Its fresh processes would outlive the pool.
  await drawingPool?.recycling;
  await drawingPool?.workers.destroy();
}
