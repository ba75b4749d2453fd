// Over 250 lines because one experiment, from set-up to counting, reads best in one place.
import { handleWhen, retry } from 'cockatiel';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stateInSql, workerStates } from '../../lib/server/store/outbox/transitions.ts';
import { openPostgres } from '../../lib/server/store/postgres.ts';
import { isStoreError, type StoredRow } from '../../lib/server/store/sql.ts';
import { openStore } from '../../lib/server/store/store.ts';
import { startBackend } from '../support/backend/backend-process.ts';
import type { Fault } from '../support/backend/faults.ts';
import { freePort } from '../support/programs/free-port.ts';
import { stopNode } from '../support/programs/start-node.ts';
import type { TestPostgres } from '../support/programs/start-postgres.ts';
import type { CrashPoint } from '../support/registration/crash-points.ts';
import { visitorNumber } from '../support/samples/sample-answers.ts';

export type Plan = {
  /** The database of the instances; SQLite without it. */
  postgres?: TestPostgres | undefined;
  instances?: 1 | 2;
  registrations: number;
  perSecond: number;
  /** SIGKILLs at random moments, on the instances in turn. */
  kills?: number;
  /** Points at which the process kills itself, in order; registrations continue until all were reached. */
  crash?: readonly CrashPoint[];
  /** Faults of the backend, each for one call, one every `everyMs`. */
  faults?: { list: readonly Fault[]; everyMs: number };
  /** The backend is stopped `afterMs` after the first registration, for `forMs`. */
  outage?: { afterMs: number; forMs: number };
  databaseCrashes?: number;
  safeguardOff?: 'outbox-off' | 'key-ignored';
  /** Speed factor of the outbox's clock, so that leases and pauses expire sooner. */
  speed: number;
  /** Timeout in real ms after the planned registrations: of crash points, of visitors' replies, and of jobs. */
  settleMs: number;
};

const root = path.join(import.meta.dirname ?? __dirname, '../..');

type Env = Readonly<Record<string, string | undefined>>;

function startHost(env: Env): ChildProcess {
  const { PATH, NODE_COMPILE_CACHE, TMPDIR } = process.env;
  return spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.join(root, 'tests/crash/host.ts')],
    {
      cwd: root,
      env: { PATH, NODE_COMPILE_CACHE, TMPDIR, NODE_ENV: 'test', ...env } as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', process.env.SHOW_ERRORS ? 'inherit' : 'ignore'],
    },
  );
}

class Instance {
  killCount = 0;
  crashes = 0;
  private child: ChildProcess | undefined;
  private isStopped = false;
  private readonly supervision: Promise<void>;
  private readonly port: number;
  private readonly env: () => Env;
  private readonly onKilled: () => void;

  constructor(port: number, env: () => Env, onKilled: () => void) {
    this.port = port;
    this.env = env;
    this.onKilled = onKilled;
    this.supervision = this.supervise();
  }

  private async supervise(): Promise<void> {
    while (!this.isStopped) {
      const child = startHost({ ...this.env(), PORT: String(this.port) });
      this.child = child;
      let isReady = false;
      child.stdout?.on('data', (chunk: Buffer) => (isReady ||= chunk.includes('READY')));
      const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve) =>
        child.once('exit', (...exit) => resolve(exit)),
      );
      if (isReady && code) this.crashes += 1;
      if (signal === 'SIGKILL') {
        this.killCount += 1;
        this.onKilled();
      }
      // With an unavailable database the start fails: wait before restarting, like a service manager.
      else if (!this.isStopped) await pause(200);
    }
  }

  kill(): void {
    this.child?.kill('SIGKILL');
  }

  /** Stops the current process so that the next one starts with new settings. */
  restart(): void {
    this.child?.kill('SIGTERM');
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.child?.kill('SIGTERM');
    const timer = setTimeout(() => this.child?.kill('SIGKILL'), 10_000);
    await this.supervision;
    clearTimeout(timer);
  }
}

/** Crash points reached only by rows with a repeated call. */
const repeatedCallPoints: readonly (CrashPoint | undefined)[] = ['worker-before-send', 'worker-after-send'];

/** Connection refused: the process was not running and has not seen the request. */
const isRefused = (error: unknown) =>
  error instanceof Error && (error.cause as NodeJS.ErrnoException | undefined)?.code === 'ECONNREFUSED';

/** `key` is undefined after a timeout; `wasCut` is true if a connection ended before its response. */
type Visit = { key: string | undefined; email: string; wasCut: boolean };

async function register(n: number, ports: readonly number[], isOver: () => boolean): Promise<Visit> {
  const key = randomUUID();
  const { email } = visitorNumber(n);
  let wasCut = false;
  const body = JSON.stringify({ fields: visitorNumber(n), key });
  for (let attempt = 0; !isOver(); attempt += 1) {
    try {
      const port = ports[(n + attempt) % ports.length];
      const response = await fetch(`http://127.0.0.1:${port}/`, {
        method: 'POST',
        body,
        signal: AbortSignal.timeout(25_000),
      });
      if (Object.hasOwn(Object(await response.json()), 'reply')) return { key, email, wasCut };
    } catch (error) {
      wasCut ||= !isRefused(error);
    }
    await pause(250);
  }
  return { key: undefined, email, wasCut };
}

type Records = { attendees: { fields?: Record<string, string> }[]; emails: { key: string }[] };

const countDuplicates = (keys: readonly string[]) => keys.length - new Set(keys).size;

/** Counts attendees by person, because with `key-ignored` the backend's keys identify nothing. */
function countLosses(
  records: Records,
  promisedEmails: ReadonlyMap<string, string>,
  setAside: ReadonlySet<string>,
) {
  const attendeeEmails = records.attendees.map(({ fields }) => fields?.email ?? '');
  const mailKeys = records.emails.map(({ key }) => key.replace(/:mail.*$/, ''));
  const knownEmails = new Set(attendeeEmails);
  const mailedKeys = new Set(mailKeys);
  return {
    /** Visitors with a success or "pending" but neither an attendee in the backend nor a row for the operator. */
    lost: [...promisedEmails].filter(([key, email]) => !knownEmails.has(email) && !setAside.has(key)).length,
    doubled: countDuplicates(attendeeEmails),
    mailsMissing: [...promisedEmails].filter(
      ([key, email]) => knownEmails.has(email) && !mailedKeys.has(key) && !setAside.has(key),
    ).length,
  };
}

/**
 * Clients register at a steady rate while instances are killed, the backend fails and the database crashes, as
 * planned. Then, after at most `settleMs`, compares the promised outcomes with the backend.
 */
export async function runExperiment(plan: Plan) {
  const startMs = Date.now();
  const folder = mkdtempSync(path.join(tmpdir(), 'crash-'));
  let backend = await startBackend(folder);
  const remainingPoints = [...(plan.crash ?? [])];
  const isKeyIgnored = plan.safeguardOff === 'key-ignored';
  const storeLocation = { dataDir: path.join(folder, 'site'), databaseUrl: plan.postgres?.url };
  const env = (): Env => ({
    DATA_DIR: storeLocation.dataDir,
    DATABASE_URL: storeLocation.databaseUrl,
    BACKEND_URL: backend.apiUrl,
    BACKEND_IDEMPOTENT: isKeyIgnored ? '0' : '1',
    CRASH_POINT: remainingPoints[0],
    CLOCK: `${startMs}:${plan.speed}`,
    CONTROL: plan.safeguardOff,
  });
  const ports = await Promise.all(Array.from({ length: plan.instances ?? 1 }, freePort));
  const instances = ports.map((port) => new Instance(port, env, () => remainingPoints.shift()));
  const killCount = () => instances.reduce((sum, { killCount: killsOfInstance }) => sum + killsOfInstance, 0);

  const spanMs = (plan.registrations / plan.perSecond) * 1_000;
  let isOver = false;
  const visits: Promise<Visit>[] = [];
  let unansweredCount = 0;
  const startVisit = (n: number, afterMs: number) => {
    unansweredCount += 1;
    const registration = pause(afterMs).then(() => register(n, ports, () => isOver));
    visits.push(registration.finally(() => (unansweredCount -= 1)));
  };
  for (let n = 0; n < plan.registrations; n += 1) startVisit(n, (n / plan.perSecond) * 1_000);
  const faultInjection = (async () => {
    for (const fault of plan.faults?.list ?? []) {
      await backend.addFault({ ...fault, times: 1 });
      await pause(plan.faults?.everyMs ?? 0);
    }
  })();
  const killTask = (async () => {
    for (let n = 0; n < (plan.kills ?? 0); n += 1) {
      await pause((spanMs / (plan.kills ?? 1)) * (0.4 + 1.2 * Math.random()));
      instances[n % instances.length]?.kill();
    }
  })();
  const databaseCrashes = (async () => {
    for (let n = 0; n < (plan.databaseCrashes ?? 0); n += 1) {
      await pause(spanMs / (plan.databaseCrashes ?? 1));
      plan.postgres?.crashAndRestart();
    }
  })();
  const outage = (async () => {
    if (!plan.outage) return;
    await pause(plan.outage.afterMs);
    await stopNode(backend.child);
    await pause(plan.outage.forMs);
    backend = await startBackend(folder, Number(new URL(backend.apiUrl).port));
  })();
  if (plan.crash) {
    const deadlineMs = Date.now() + spanMs + plan.settleMs;
    while (remainingPoints.length > 0 && Date.now() < deadlineMs) {
      // The worker repeats a call only if its outcome is unknown, and earlier rows may all be finished. Adds one fault
      // at a time, because leftover faults would make the backend fail after the last kill.
      if (
        repeatedCallPoints.includes(remainingPoints[0]) &&
        ((await backend.control('faults')) as unknown[]).length === 0
      )
        await backend.addFault({ kind: 'commit-then-drop', path: 'Attendee/Add', times: 1 });
      // More waiting visitors would only slow down a busy machine.
      if (unansweredCount < plan.registrations) startVisit(visits.length, 0);
      await pause(1_000 / plan.perSecond);
    }
    // Crash points not reached by now must not kill a process any more.
    const unreachedPoints = remainingPoints.splice(0);
    if (unreachedPoints.length > 0) for (const instance of instances) instance.restart();
  }
  await Promise.all([killTask, databaseCrashes, faultInjection, outage]);

  // Opens PostgreSQL without `openStore`, whose dynamic import fails in Jest while other concurrent tests end.
  const openTarget = () =>
    storeLocation.databaseUrl ? openPostgres(storeLocation.databaseUrl) : openStore(storeLocation);
  // On a busy machine a server that has just restarted takes longer than a connection waits.
  const store = await retry(handleWhen(isStoreError), { maxAttempts: 20 }).execute(openTarget);
  const finishedStates = isKeyIgnored ? `'done', 'attention'` : `'done'`;
  const unfinishedRows = () =>
    store.all(`SELECT key, state, error, failures, claims FROM jobs WHERE state NOT IN (${finishedStates})`);
  const isWaiting = (row: StoredRow) => workerStates.some((state) => state === row.state);
  const timer = setTimeout(() => (isOver = true), plan.settleMs + spanMs);
  const responses = await Promise.all(visits);
  clearTimeout(timer);
  const settledByMs = Date.now() + plan.settleMs;
  // Without an outbox emails are sent at once or never.
  if (plan.safeguardOff === 'outbox-off') await pause(Math.min(2_000, plan.settleMs));
  else
    while (Date.now() < settledByMs && (await unfinishedRows()).some(isWaiting)) {
      // Makes all jobs due, because one that has failed six times waits for an hour.
      await store.all(`UPDATE jobs SET next_at = 0 WHERE ${stateInSql(workerStates)}`);
      await pause(500);
    }

  const records = (await backend.control('records')) as Records;
  const promisedEmails = new Map(responses.flatMap(({ key, email }) => (key ? [[key, email] as const] : [])));
  const attentionRows = await store.all(`SELECT key FROM jobs WHERE state = 'attention'`);
  const setAside = new Set(attentionRows.map(({ key }) => String(key)));
  const integrityRows = plan.postgres ? [] : await store.all('PRAGMA integrity_check');
  const report = {
    kills: killCount() + (plan.databaseCrashes ?? 0),
    registrations: promisedEmails.size,
    ...countLosses(records, promisedEmails, setAside),
    /** Rows set aside although the visitor's connection was never cut. */
    setAsideUncut: responses.filter(({ key, wasCut }) => key !== undefined && setAside.has(key) && !wasCut)
      .length,
    /** Unexpected exits of ready processes. */
    collapsed: instances.reduce((sum, { crashes }) => sum + crashes, 0),
    /** Rows that are still due, or that have failed for good, and visitors without a reply. */
    unfinishedRows: [...(await unfinishedRows()), ...responses.filter(({ key }) => key === undefined)],
    damaged: integrityRows.some((row) => row.integrity_check !== 'ok'),
  };
  await store.close();
  await Promise.all(instances.map((instance) => instance.stop()));
  await stopNode(backend.child);
  rmSync(folder, { recursive: true, force: true });
  return report;
}
