/**
 * The drawing processes. Drawing is synchronous and decoders are native code, so both run in child processes without settings
 * or write access, which are killed on timeout; they can neither stall nor crash the site.
 */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { handleWhenResult, retry } from 'cockatiel';
import { Tinypool } from 'tinypool';
import { allocator } from '../foundation/allocator.ts';
import { errorCode, log } from '../foundation/log.ts';
import { isMemorySmall } from '../foundation/memory.ts';
import { metrics, provide } from '../metrics/metrics.ts';
import { forget, shared } from '../foundation/shared.ts';
import { fontProblem } from './font-files.ts';
import { createQueue } from './queue.ts';
import { drawingErrors, type Job, type JobAnswer, type JobResult } from './types.ts';

/**
 * Limits of the drawing processes: one that needs more than ten seconds for a job is killed; one that has done 500 jobs or
 * holds 400 MB is replaced (docs/product/registration.md#e10).
 */
export const poolLimits = {
  processes: isMemorySmall ? 1 : Math.min(2, availableParallelism()),
  /** Passes drawn at once for the e-mails of the outbox. */
  background: 1,
  /** How many jobs wait at most (some 3 s), and how many bytes they hold at most; further ones are refused as busy (503). */
  waiting: 32,
  waitingBytes: 40 * 1024 * 1024,
  jobMs: 10_000,
  jobsPerProcess: 500,
  rssPerProcess: 400 * 1024 * 1024,
  /** A process keeps the memory of its largest photo: above this it is replaced once nothing was drawn for `idleMs`. */
  idleRss: 150 * 1024 * 1024,
  idleMs: 30_000,
} as const;

/** `busy`: the queue is full. */
type PoolOutcome = JobResult | { kind: 'busy' } | { kind: 'timeout' } | { kind: 'crashed' };

// Bundles are moved by the build, so paths start at the working directory, which is the project root.
const root = process.cwd();
const filename = path.join(/* turbopackIgnore: true */ root, 'lib/pass/worker.ts');

/** Paths a child process may read: code, content and packages, but neither settings nor the outbox. */
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
    // The whole environment: the allocator settings keep a process that decodes 5 MB photos near 190 MB instead of 280.
    env: allocator,
    execArgv: [
      '--max-old-space-size=256',
      '--permission',
      '--allow-addons',
      ...readablePaths.map((at) => `--allow-fs-read=${at}`),
      '--disable-warning=SecurityWarning',
    ],
  });
  // A child that dies between two jobs is replaced; no request is affected.
  workers.on('error', (error) => log.warn('pass.process', { code: errorCode(error) }));
  const queue = createQueue(poolLimits);
  provide('drawing', () => [
    { labels: { state: 'running' }, value: queue.running() },
    { labels: { state: 'waiting' }, value: queue.waiting() },
  ]);
  return {
    workers,
    queue,
    recycling: undefined as Promise<void> | undefined,
    idleTimer: undefined as NodeJS.Timeout | undefined,
  };
}

type Pool = ReturnType<typeof createPool>;
const pool = (): Pool => shared('pass.pool', createPool);

/** Replaces all processes, each after its current job. */
function recycle(drawingPool: Pool, reason: Record<string, number>): void {
  if (drawingPool.recycling) return;
  clearTimeout(drawingPool.idleTimer);
  drawingPool.idleTimer = undefined;
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
    else if (drawingPool.idleTimer) drawingPool.idleTimer.refresh();
    else if (rss >= poolLimits.idleRss)
      drawingPool.idleTimer = setTimeout(recycle, poolLimits.idleMs, drawingPool, {
        megabytes: Math.round(rss / 1_048_576),
      }).unref();
    return result;
  } catch (error) {
    const text = drawingErrors.find((one) => one === (error as Partial<Error> | undefined)?.message);
    log.warn('pass.job', { kind: job.kind, code: signal.aborted ? 'timeout' : errorCode(error), text });
    return { kind: signal.aborted ? 'timeout' : 'crashed' };
  }
}

/** Once for each process, because all may have died at once (out of memory) before the pool notices. */
const retryWhenCrashed = retry(
  handleWhenResult((outcome) => (outcome as PoolOutcome).kind === 'crashed'),
  { maxAttempts: poolLimits.processes },
);

/** Bytes that a job holds while it waits. */
function bytesOf(job: Job): number {
  if (job.kind === 'prepare') return job.upload.byteLength;
  return job.kind === 'draw' ? job.photo.byteLength : job.source.byteLength;
}

/**
 * Runs a job in a drawing process, after queueing if needed. A job whose process dies is retried. `key` is whose share of the
 * queue it takes; a job without a key is in the background.
 */
export async function runJob(job: Job, key?: string): Promise<PoolOutcome> {
  const drawingPool = pool();
  const result = await drawingPool.queue.run(key, bytesOf(job), () =>
    retryWhenCrashed.execute(() => attempt(drawingPool, job)),
  );
  const outcome: PoolOutcome = result === 'busy' ? { kind: 'busy' } : result;
  metrics().drawn.inc({ job: job.kind, outcome: outcomeLabel(outcome) });
  return outcome;
}

/** The metric's outcome label: every success of drawing is `ok`. */
const outcomeLabel = ({ kind }: PoolOutcome) => (kind === 'drawn' ? 'ok' : kind);

/** Whether a job with this key would be refused now. */
export const isFullFor = (key: string): boolean => pool().queue.isFullFor(key);

/**
 * Starts the processes before the first request. Throws a one-line error when font files are missing, so that the start fails
 * instead of the first pass.
 */
export function startDrawing(): void {
  const problem = fontProblem(root);
  if (problem) throw new Error(problem);
  pool();
}

/** Stops the processes, for tests and scripts; in the site they end with the main process. */
export async function closePool(): Promise<void> {
  const [drawingPool] = forget('pass.pool') as Pool[];
  clearTimeout(drawingPool?.idleTimer);
  // Processes started by a running recycle would outlive the pool.
  await drawingPool?.recycling;
  await drawingPool?.workers.destroy();
}
