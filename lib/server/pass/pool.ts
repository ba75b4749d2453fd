import { availableParallelism } from 'node:os';
import path from 'node:path';
import { handleWhenResult, retry } from 'cockatiel';
import { Tinypool } from 'tinypool';
import { allocator, forget, isMemorySmall, shared } from '../runtime/process.ts';
import { errorCode, log } from '../runtime/log.ts';
import { metrics, provide } from '../runtime/metrics.ts';
import { fontProblem } from './font-files.ts';
import { drawingErrors, type Job, type JobAnswer, type JobResult } from './pass-text.ts';

/** Maximum numbers: running jobs, running background jobs, waiting jobs, bytes of waiting jobs. */
type QueueLimits = { processes: number; background: number; waiting: number; waitingBytes: number };

/** Selects a job's share of the queue. A job without a key runs in the background: nobody waits for it. */
type Key = string | undefined;
type Waiting = { key: Key; bytes: number; settle: (entered: boolean) => void };

/**
 * Creates a queue that gives each key a share. The waiting job whose key has the fewest running
 * jobs runs next. When full, the key with the most jobs loses its newest to one with fewer. Background jobs run when no
 * other job waits and are never rejected: the outbox's worker has at most four.
 */
export function createQueue(limits: QueueLimits) {
  const running: Key[] = [];
  const waiting: Waiting[] = [];

  const countIn = (keys: readonly Key[], key: Key) => keys.filter((one) => one === key).length;
  const heldBy = (key: Key) => countIn([...running, ...waiting.map((one) => one.key)], key);
  const visitors = () => waiting.filter(({ key }) => key !== undefined);
  const hasRoomFor = (bytes: number) =>
    visitors().length < limits.waiting &&
    visitors().reduce((sum, one) => sum + one.bytes, bytes) <= limits.waitingBytes;
  const mayRun = (key: Key) =>
    running.length < limits.processes &&
    (key !== undefined || countIn(running, undefined) < limits.background);
  const remove = (job: Waiting) => void waiting.splice(waiting.indexOf(job), 1);

  /** The waiting job that a new job of this key may replace. */
  function victimFor(key: string): Waiting | undefined {
    const [victim] = visitors()
      .toReversed()
      .toSorted((a, b) => heldBy(b.key) - heldBy(a.key));
    return victim && heldBy(victim.key) > heldBy(key) + 1 ? victim : undefined;
  }

  /**
   * Resolves to true when the job may start, or to false if it is rejected, at once or later in favour of another job.
   */
  function enter(key: Key, bytes: number): boolean | Promise<boolean> {
    if (mayRun(key)) {
      running.push(key);
      return true;
    }
    while (key !== undefined && !hasRoomFor(bytes)) {
      const victim = victimFor(key);
      if (!victim) return false;
      remove(victim);
      victim.settle(false);
    }
    return new Promise((settle) => waiting.push({ key, bytes, settle }));
  }

  function leave(key: Key): void {
    running.splice(running.indexOf(key), 1);
    const turn = ({ key }: Waiting) => (key === undefined ? limits.processes : countIn(running, key));
    const [next] = waiting.filter((job) => mayRun(job.key)).toSorted((a, b) => turn(a) - turn(b));
    if (!next) return;
    remove(next);
    running.push(next.key);
    next.settle(true);
  }

  return {
    /** Runs `work` when the job may start; `busy` if it was rejected. Rejects as `work` does. */
    async run<T>(key: Key, bytes: number, work: () => Promise<T>): Promise<T | 'busy'> {
      if (!(await enter(key, bytes))) return 'busy';
      try {
        return await work();
      } finally {
        leave(key);
      }
    },
    /** True if a job of this key would be rejected now, even a small one. */
    isFullFor: (key: string): boolean =>
      running.length >= limits.processes && !hasRoomFor(0) && !victimFor(key),
    running: (): number => running.length,
    waiting: (): number => waiting.length,
  };
}

/**
 * The drawing processes. Drawing is synchronous and decoders are native code, so both run in child processes without
 * settings or write access, which are killed on timeout. They can neither stall nor crash the site.
 */

/**
 * Limits of drawing processes: killed after ten seconds in a job; replaced after 500 jobs or at 400 MB
 * (docs/product/registration.md#e10).
 */
export const poolLimits = {
  processes: isMemorySmall ? 1 : Math.min(2, availableParallelism()),
  /** Number of passes drawn at once for the outbox's emails. */
  background: 1,
  /** Maximum waiting jobs (about 3 s) and their bytes; further ones are rejected as busy (503). */
  waiting: 32,
  waitingBytes: 40 * 1024 * 1024,
  jobMs: 10_000,
  jobsPerProcess: 500,
  rssPerProcess: 400 * 1024 * 1024,
  /** A process keeps the memory of its largest photo: above this size it is replaced after being idle for `idleMs`. */
  idleRss: 150 * 1024 * 1024,
  idleMs: 30_000,
} as const;

/** `busy`: the queue is full. */
type PoolOutcome = JobResult | { kind: 'busy' } | { kind: 'timeout' } | { kind: 'crashed' };

// The build moves bundles, so paths start at the working directory, which is the project root.
const root = process.cwd();
const filename = path.join(/* turbopackIgnore: true */ root, 'lib/server/pass/worker.ts');

/** Paths that a child process may read: code, content and packages, but no settings and no outbox. */
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
    // The complete environment. The allocator settings limit a process that decodes 5 MB photos to about 190 MB instead
    // of 280.
    env: allocator,
    execArgv: [
      '--max-old-space-size=256',
      '--permission',
      '--allow-addons',
      ...readablePaths.map((at) => `--allow-fs-read=${at}`),
      '--disable-warning=SecurityWarning',
    ],
  });
  // A child that dies between jobs is replaced; no request is affected.
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

/** One retry per process, because all may die at once (out of memory) before the pool notices. */
const retryWhenCrashed = retry(
  handleWhenResult((outcome) => (outcome as PoolOutcome).kind === 'crashed'),
  { maxAttempts: poolLimits.processes },
);

/** Bytes that a waiting job holds. */
function bytesOf(job: Job): number {
  if (job.kind === 'prepare') return job.upload.byteLength;
  return job.kind === 'draw' ? job.photo.byteLength : job.source.byteLength;
}

/**
 * Runs a job in a drawing process, after queueing if needed. A job whose process dies is retried. `key` selects the
 * share of the queue; without one the job runs in the background.
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

/** Outcome label of the metric; all successes are `ok`. */
const outcomeLabel = ({ kind }: PoolOutcome) => (kind === 'drawn' ? 'ok' : kind);

/** True if a job with this key would be rejected now. */
export const isFullFor = (key: string): boolean => pool().queue.isFullFor(key);

/**
 * Starts the processes before the first request. Throws a one-line error if font files are missing, so that the start
 * fails instead of the first pass.
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
