/** @jest-environment node */
/**
 * Kills real processes; the outbox's clock runs 3 or 15 times as fast, so leases expire within seconds. Experiments
 * mostly wait, each on its own processes, so they run concurrently.
 */
import type { Fault } from '../support/backend/faults';
import { startPostgres, type TestPostgres } from '../support/programs/start-postgres';
import { crashPoints } from '../support/registration/crash-points';
import { availableEngines } from '../support/registration/test-site';
import { runExperiment, type Report } from './experiment';

const minuteMs = 60_000;
const fastClock = { speed: 15, settleMs: 9 * minuteMs } as const;
const maxTestMs = 30 * minuteMs;
const noLoss = { lost: 0, doubled: 0, mailsMissing: 0, unfinishedRows: [], collapsed: 0, damaged: false };

let postgres: TestPostgres | undefined;
beforeAll(async () => {
  postgres = availableEngines().includes('postgres') ? await startPostgres() : undefined;
}, minuteMs);
afterAll(() => postgres?.stop());

const engineOptions = (engine: 'sqlite' | 'postgres') =>
  engine === 'sqlite' ? ({ engine } as const) : ({ engine, postgres } as const);

const addPath = 'Attendee/Add';
const mailPath = 'Attendee/SendEmail';
const onBothCalls = (fault: Fault): Fault[] => [
  { ...fault, path: addPath },
  { ...fault, path: mailPath },
];

/** Each kind of fault (tests/support/backend/faults.ts). */
const faults: readonly Fault[] = [
  ...onBothCalls({ kind: 'error', status: 500 }),
  ...onBothCalls({ kind: 'error', status: 502 }),
  ...onBothCalls({ kind: 'error', status: 504 }),
  ...onBothCalls({ kind: 'error', status: 503, headers: { 'retry-after': '1' } }),
  ...onBothCalls({ kind: 'error', status: 429, headers: { 'retry-after': '1' } }),
  ...onBothCalls({ kind: 'drop' }),
  ...onBothCalls({ kind: 'commit-then-drop' }),
  ...onBothCalls({ kind: 'truncated' }),
  ...onBothCalls({ kind: 'not-json' }),
  ...onBothCalls({ kind: 'encoded' }),
  ...onBothCalls({ kind: 'redirect' }),
  ...onBothCalls({ kind: 'oversized' }),
  ...onBothCalls({ kind: 'delay', ms: 1_500 }),
  { kind: 'no-id', path: addPath },
  { kind: 'response', path: addPath, body: '{"id":"not-a-guid"}' },
  { kind: 'half-open', path: addPath },
  { kind: 'hang', path: addPath },
  { kind: 'hang', path: mailPath },
];

it.concurrent(
  'under each backend fault every visitor becomes one attendee with an email',
  async () => {
    const report = await runExperiment({
      ...engineOptions('sqlite'),
      ...fastClock,
      registrations: 60,
      perSecond: 8,
      faults: { list: faults, everyMs: 220 },
    });
    expect(report).toMatchObject({ ...noLoss, registrations: 60 });
  },
  maxTestMs,
);

it.concurrent(
  'kill -9 at each of the twelve crash points loses and duplicates nothing',
  async () => {
    const crashPlan = { points: crashPoints, times: 1 };
    const report = await runExperiment({
      ...engineOptions('sqlite'),
      ...fastClock,
      registrations: 5,
      perSecond: 5,
      crash: crashPlan,
    });
    expect(report).toMatchObject(noLoss);
    expect(report.kills).toBe(crashPoints.length);
  },
  maxTestMs,
);

it.concurrent(
  'kill -9 at random moments, also while the backend is down, loses and duplicates nothing',
  async () => {
    const report = await runExperiment({
      ...engineOptions('sqlite'),
      ...fastClock,
      registrations: 30,
      perSecond: 5,
      kills: 4,
      outage: { afterMs: 1_000, forMs: 8_000 },
    });
    expect(report).toMatchObject({ ...noLoss, registrations: 30 });
    expect(report.kills).toBeGreaterThanOrEqual(3);
  },
  maxTestMs,
);

(availableEngines().includes('postgres') ? it.concurrent : it.skip)(
  'two instances on one PostgreSQL, killed in turn, the database and the backend too',
  async () => {
    const twoInstances = {
      registrations: 30,
      perSecond: 10,
      kills: 4,
      outage: { afterMs: 1_000, forMs: 8_000 },
      databaseCrashes: 2,
      instances: 2,
    } as const;
    const report = await runExperiment({ ...engineOptions('postgres'), ...fastClock, ...twoInstances });
    expect(report).toMatchObject({ ...noLoss, registrations: 30 });
    expect(report.kills).toBeGreaterThanOrEqual(3);
  },
  maxTestMs,
);

it.concurrent(
  'with a backend that ignores keys, and a site configured for it, no attendee is duplicated, and uncertain jobs wait for an operator',
  async () => {
    const outage = { afterMs: 1_500, forMs: 6_000 };
    const keyIgnored = { idempotent: false, safeguardOff: 'key-ignored', kills: 4, outage } as const;
    // Leases last ten real seconds or more, so that a stall of the machine expires none.
    const plan = { ...fastClock, speed: 3, registrations: 30, perSecond: 10, ...keyIgnored };
    const report = await runExperiment({ ...engineOptions('sqlite'), ...plan });
    expect(report).toMatchObject({ ...noLoss, registrations: 30 });
    // A visitor who got a 202 during the outage may be set aside too: one at each kill during a call of the worker.
    expect(report.setAsideUncut).toBeLessThanOrEqual(report.kills);
  },
  maxTestMs,
);

describe('negative controls: the experiment detects a loss if a safeguard is off', () => {
  const lossCountOf = ({ lost, doubled, mailsMissing }: Report) => lost + doubled + mailsMissing;

  it.concurrent(
    'without the outbox',
    async () => {
      // At a crash point, because random moments would not lose a registration in every run.
      const crashPlan = { points: ['worker-before-mail'] as const, times: 2 };
      const plan = { registrations: 5, perSecond: 5, crash: crashPlan, safeguardOff: 'outbox-off' } as const;
      expect(
        lossCountOf(await runExperiment({ ...engineOptions('sqlite'), ...fastClock, ...plan })),
      ).toBeGreaterThan(0);
    },
    maxTestMs,
  );
});
