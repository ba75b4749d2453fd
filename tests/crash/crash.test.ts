/**
 * Kills real processes; the outbox's clock runs 3 or 15 times as fast, so leases expire within seconds. Experiments
 * mostly wait, each on its own processes, so they run concurrently.
 */
import type { Fault } from '../support/backend/faults';
import { startPostgres, type TestPostgres } from '../support/programs/start-postgres';
import { crashPoints } from '../support/registration/crash-points';
import { availableEngines } from '../support/registration/test-site';
import { runExperiment } from './experiment';

const minuteMs = 60_000;
jest.setTimeout(30 * minuteMs);
const fastClock = { speed: 15, settleMs: 9 * minuteMs };
const outage = { afterMs: 1_000, forMs: 8_000 };
const noLoss = { lost: 0, doubled: 0, mailsMissing: 0, unfinishedRows: [], collapsed: 0, damaged: false };

let postgres: TestPostgres | undefined;
const hasPostgres = availableEngines().includes('postgres');
beforeAll(async () => {
  if (hasPostgres) postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

const headers = { 'retry-after': '1' };
/** Each kind of fault (tests/support/backend/faults.ts). */
const faults: readonly Fault[] = [
  ...[500, 502, 504].map((status) => ({ kind: 'error', status }) as const),
  ...[503, 429].map((status) => ({ kind: 'error', status, headers }) as const),
  ...(['drop', 'commit-then-drop', 'truncated', 'not-json', 'encoded', 'redirect', 'oversized'] as const).map(
    (kind) => ({ kind }),
  ),
  { kind: 'delay', ms: 1_500 } as const,
  { kind: 'hang' } as const,
]
  .flatMap((fault): Fault[] => ['Attendee/Add', 'Attendee/SendEmail'].map((path) => ({ ...fault, path })))
  .concat(
    { kind: 'no-id', path: 'Attendee/Add' },
    { kind: 'response', path: 'Attendee/Add', body: '{"id":"not-a-guid"}' },
    { kind: 'half-open', path: 'Attendee/Add' },
  );

it.concurrent('under each backend fault every visitor becomes one attendee with an email', async () => {
  const plan = { registrations: 60, perSecond: 8, faults: { list: faults, everyMs: 220 } };
  expect(await runExperiment({ ...fastClock, ...plan })).toMatchObject({ ...noLoss, registrations: 60 });
});

it.concurrent('kill -9 at each of the twelve crash points loses and duplicates nothing', async () => {
  const report = await runExperiment({ ...fastClock, registrations: 5, perSecond: 5, crash: crashPoints });
  expect(report).toMatchObject({ ...noLoss, kills: crashPoints.length });
});

it.concurrent(
  'kill -9 at random moments, also while the backend is down, loses and duplicates nothing',
  async () => {
    const report = await runExperiment({ ...fastClock, registrations: 30, perSecond: 5, kills: 4, outage });
    expect(report).toMatchObject({ ...noLoss, registrations: 30 });
    expect(report.kills).toBeGreaterThanOrEqual(3);
  },
);

(hasPostgres ? it.concurrent : it.skip)(
  'two instances on one PostgreSQL, killed in turn, the database and the backend too',
  async () => {
    const plan = { registrations: 30, perSecond: 10, kills: 4, outage, databaseCrashes: 2 };
    const report = await runExperiment({ ...fastClock, ...plan, postgres, instances: 2 });
    expect(report).toMatchObject({ ...noLoss, registrations: 30 });
    expect(report.kills).toBeGreaterThanOrEqual(3);
  },
);

it.concurrent(
  'with a backend that ignores keys, and a site configured for it, no attendee is duplicated, and uncertain jobs wait for an operator',
  async () => {
    const plan = { registrations: 30, perSecond: 10, kills: 4, outage: { afterMs: 1_500, forMs: 6_000 } };
    // Leases last ten real seconds or more, so that a stall of the machine expires none.
    const report = await runExperiment({ ...fastClock, speed: 3, ...plan, safeguardOff: 'key-ignored' });
    expect(report).toMatchObject({ ...noLoss, registrations: 30 });
    // A visitor who got a 202 during the outage may be set aside too: one at each kill during a call of the worker.
    expect(report.setAsideUncut).toBeLessThanOrEqual(report.kills);
  },
);

it.concurrent('negative control: the experiment detects a loss without the outbox', async () => {
  // Kills at a crash point, because random moments would not lose a registration in every run.
  const crash = ['worker-before-mail', 'worker-before-mail'] as const;
  const plan = { registrations: 5, perSecond: 5, crash, safeguardOff: 'outbox-off' } as const;
  const { lost, doubled, mailsMissing } = await runExperiment({ ...fastClock, ...plan });
  expect(lost + doubled + mailsMissing).toBeGreaterThan(0);
});
