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
   * 300 ms: under 2 s of waiting, and 40 MB.
   */
  waiting: 8,
  jobMs: 10_000,
  idleMs: 30_000,
  jobsPerProcess: 500,
  rssPerProcess: 400 * 1024 * 1024,
} as const;

export type PoolOutcome = JobResult | { kind: 'timeout' } | { kind: 'crashed' };

// The build moves bundles elsewhere, the source tree stays: the site is started in its root.
const root = process.cwd();
const filename = path.join(/* turbopackIgnore: true */ root, 'lib/pass/worker.ts');

/** What a child may read: its code, the content and the packages; not the settings, not the ledger. */
const readable = ['lib/*', 'content/*', 'package.json', 'node_modules/*'].map((at) =>
  path.join(/* turbopackIgnore: true */ root, at),
);

function createPool() {
  const threads = new Tinypool({
    filename,
    runtime: 'child_process',
    // One is always there; a second one ends when it has had nothing to do, and gives its memory back.
    minThreads: 1,
    maxThreads: poolLimits.processes,
    idleTimeout: poolLimits.idleMs,
    concurrentTasksPerWorker: 1,
    serialization: 'advanced',
    // All of it. A process that decodes photos of 5 MB stays near 190 MB with it, at 280 without.
    env: allocator,
    execArgv: [
      '--max-old-space-size=256',
      ...lowPriority,
      '--permission',
      '--allow-addons',
      ...readable.map((at) => `--allow-fs-read=${at}`),
      '--disable-warning=SecurityWarning',
    ],
  });
  // A child that dies between two jobs is replaced; there is nobody to tell.
  threads.on('error', (error) => log.warn('pass.process', { code: errorCode(error) }));
  const gate = bulkhead(poolLimits.processes, poolLimits.waiting);
  provide('drawing', () => [
    { labels: { state: 'running' }, value: poolLimits.processes - gate.executionSlots },
    { labels: { state: 'waiting' }, value: poolLimits.waiting - gate.queueSlots },
  ]);
  return { threads, gate, recycling: undefined as Promise<void> | undefined };
}

type Pool = ReturnType<typeof createPool>;
const pool = (): Pool => shared('pass.pool', createPool);

/** Fresh processes in place of all, each when it has finished what it does. */
function recycle(own: Pool, why: Record<string, number>): void {
  if (own.recycling) return;
  log.info('pass.recycle', why);
  metrics().recycled.inc();
  own.recycling = own.threads.recycleWorkers().finally(() => {
    own.recycling = undefined;
  });
}

async function attempt(own: Pool, job: Job): Promise<PoolOutcome> {
  const signal = AbortSignal.timeout(poolLimits.jobMs);
  try {
    const { result, jobs, rss } = (await own.threads.run(job, { signal })) as JobAnswer;
    if (jobs >= poolLimits.jobsPerProcess || rss >= poolLimits.rssPerProcess)
      recycle(own, { jobs, megabytes: Math.round(rss / 1_048_576) });
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
  const own = pool();
  try {
    return await own.gate.execute(async () => {
      let outcome = await attempt(own, job);
      for (let dead = 0; dead < poolLimits.processes && outcome.kind === 'crashed'; dead += 1)
        outcome = await attempt(own, job);
      return outcome;
    });
  } catch (error) {
    // Not instanceof: the pool and this function may come from two bundles, each with its own copy of the class.
    if (isBulkheadRejectedError(error)) return { kind: 'busy' };
    throw error;
  }
}

/** Places left before jobs are refused; previews ask, so that they never take a registration's place. */
export const freePlaces = (): { running: number; waiting: number } => {
  const { gate } = pool();
  return { running: gate.executionSlots, waiting: gate.queueSlots };
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
  const [own] = forget('pass.pool') as Pool[];
  // Its fresh processes would outlive the pool.
  await own?.recycling;
  await own?.threads.destroy();
}
