import { handleWhenResult, retry } from 'cockatiel';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Tinypool } from 'tinypool';
import type { PassPerson } from '../../shared/pass/person.ts';
import { photoProblem } from '../../shared/photo/photo-rules.ts';
import { errorCode, log } from '../runtime/log.ts';
import { metrics, provideGauge } from '../runtime/metrics.ts';
import { allocatorEnvironment, isMemorySmall, singleton } from '../runtime/process.ts';
import {
  drawingErrors,
  type PassDrawing,
  type DrawingJob,
  type DrawingResponse,
  type DrawingKind,
  type DrawingResults,
  type DrawingOutcome,
  type PrepareOutcome,
} from './protocol.ts';

/**
 * Drawing is synchronous and decoders are native code, so both run in child processes without settings or write
 * access, killed on timeout. They can neither stall nor crash the site.
 */

/** Once a process has `rssPerProcess` bytes, all are replaced, as native memory only grows. */
export const poolLimits = {
  processes: isMemorySmall ? 1 : Math.min(2, availableParallelism()),
  /** Jobs that may wait, first in, first out; further jobs are busy. */
  waiting: isMemorySmall ? 8 : 32,
  /** Maximum duration of a job, waiting included. */
  jobMs: 20_000,
  rssPerProcess: 400 * 1024 * 1024,
  /** A process keeps the memory of its largest photo. With this many bytes, all are replaced after `idleMs` idle. */
  idleRss: 150 * 1024 * 1024,
  idleMs: 30_000,
} as const;

// The root is not found relative to this file, because Next bundles this file elsewhere.
const projectRoot = process.cwd();
const processFile = path.join(
  /* turbopackIgnore: true */ projectRoot,
  'lib/server/drawing/drawing-process.ts',
);

/** Code, content and packages, but no settings and no outbox. */
const readablePaths = ['lib/*', 'content/*', 'package.json', 'node_modules/*'].map((relativePath) =>
  path.join(/* turbopackIgnore: true */ projectRoot, relativePath),
);

/** tinypool does not replace a process that died while starting. */
function replaceDeadProcesses(workers: Tinypool): void {
  if (workers.threads.length === 0 && workers.queueSize > 0) void workers.recycleWorkers();
}

function createPool() {
  const workers = new Tinypool({
    filename: processFile,
    runtime: 'child_process',
    // A second process, if allowed, starts when a job finds the first one busy, and ends after being idle.
    minThreads: 1,
    maxThreads: poolLimits.processes,
    idleTimeout: poolLimits.idleMs,
    concurrentTasksPerWorker: 1,
    // Leaves room for the retried jobs of processes that died (`retryWhenCrashed`).
    maxQueue: poolLimits.waiting + poolLimits.processes,
    serialization: 'advanced',
    // The child has no other environment variables, except tinypool's. With these a process that decodes photos of 5 MB
    // needs 190 MB instead of 280.
    env: allocatorEnvironment,
    execArgv: [
      '--max-old-space-size=256',
      '--permission',
      '--allow-addons',
      ...readablePaths.map((readablePath) => `--allow-fs-read=${readablePath}`),
      '--disable-warning=SecurityWarning',
    ],
  });
  // A child that dies between jobs is replaced; no request is affected.
  workers.on('error', (error) => {
    log.warn('drawing.process', { code: errorCode(error) });
    replaceDeadProcesses(workers);
  });
  provideGauge('site_drawing_waiting_jobs', () => [{ value: workers.queueSize }]);
  return {
    workers,
    recycling: undefined as Promise<void> | undefined,
    idleTimer: undefined as NodeJS.Timeout | undefined,
  };
}

type Pool = ReturnType<typeof createPool>;
const getPool = (): Pool => singleton('pass.pool', createPool);

/** Replaces the processes, each after its current job. `rss` in bytes is only logged. */
function recycleProcesses(drawingPool: Pool, rss: number): void {
  if (drawingPool.recycling) return;
  clearTimeout(drawingPool.idleTimer);
  drawingPool.idleTimer = undefined;
  log.info('drawing.recycle', { megabytes: Math.round(rss / 1_048_576) });
  drawingPool.recycling = drawingPool.workers.recycleWorkers().finally(() => {
    drawingPool.recycling = undefined;
  });
}

/** Outcomes of a job without a result; `crashed`: it threw or its process died. Alerts count both. */
export const lostJobOutcomes = ['timeout', 'crashed'] as const;
type RunOutcome<Kind extends DrawingKind> = DrawingResults[Kind] | { kind: (typeof lostJobOutcomes)[number] };

async function runOnce<Kind extends DrawingKind>(
  drawingPool: Pool,
  job: DrawingJob<Kind>,
): Promise<RunOutcome<Kind>> {
  const signal = AbortSignal.timeout(poolLimits.jobMs);
  try {
    const { result, rss } = (await drawingPool.workers.run(job, { signal })) as DrawingResponse<Kind>;
    if (rss >= poolLimits.rssPerProcess) recycleProcesses(drawingPool, rss);
    else if (drawingPool.idleTimer) drawingPool.idleTimer.refresh();
    else if (rss >= poolLimits.idleRss)
      drawingPool.idleTimer = setTimeout(recycleProcesses, poolLimits.idleMs, drawingPool, rss).unref();
    return result;
  } catch (error) {
    const text = drawingErrors.find((message) => message === (error as Partial<Error> | undefined)?.message);
    log.warn('drawing.job', { kind: job.kind, code: signal.aborted ? 'timeout' : errorCode(error), text });
    replaceDeadProcesses(drawingPool.workers);
    return { kind: signal.aborted ? 'timeout' : 'crashed' };
  }
}

/** One retry per process, because all may die at once (out of memory) before the pool notices. */
const retryWhenCrashed = retry(
  handleWhenResult((outcome) => (outcome as RunOutcome<DrawingKind>).kind === 'crashed'),
  { maxAttempts: poolLimits.processes },
);

/** Runs a job, first in, first out; `busy` if too many wait or time is up. Retries a crash. */
export async function runDrawingJob<Kind extends DrawingKind>(
  job: DrawingJob<Kind>,
): Promise<DrawingOutcome<Kind>> {
  const drawingPool = getPool();
  const outcome =
    drawingPool.workers.queueSize >= poolLimits.waiting
      ? ({ kind: 'busy' } as const)
      : await retryWhenCrashed.execute(() => runOnce(drawingPool, job));
  metrics().drawn.inc({ job: job.kind, outcome: outcome.kind });
  if (outcome.kind === 'crashed') return { kind: 'failed' };
  // The machine may be overloaded: a timeout says nothing about the photo.
  return outcome.kind === 'timeout' ? { kind: 'busy' } : (outcome as DrawingOutcome<Kind>);
}

/** Checks the photo (docs/product/registration.md#e9) and draws the pass once, before the backend is called. */
export async function preparePass(person: PassPerson, upload: Uint8Array): Promise<PrepareOutcome> {
  const message = photoProblem(upload);
  return message
    ? { kind: 'refused', message }
    : runDrawingJob<'prepare'>({ kind: 'prepare', person, upload });
}

/** Draws the images of a pass, in display order; an empty photo (erased) becomes initials. A VIP has no images. */
export const drawPass = (person: PassPerson, photo: Uint8Array, attendeeId: string): Promise<PassDrawing> =>
  runDrawingJob<'draw'>({ kind: 'draw', person, photo, attendeeId });

/** Starts the first process, so that the first job need not wait for it. */
export const startDrawingProcesses = (): void => void getPool();
