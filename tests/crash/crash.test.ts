/** @jest-environment node */
/**
 * Kills real processes; the outbox's clock runs fifteen times faster, so that leases expire within seconds. Experiments
 * mostly wait, each on its own processes, so they run concurrently, the longest first.
 */
import { startPostgres, type TestPostgres } from '../support/programs/postgres';
import { enginesHere } from '../support/registration/outbox';
import { runExperiment, type Report } from './experiment';
import { crashPoints } from '../support/registration/crash-points';
import { faults } from './plans';

const minutes = 60_000;
/** Upper limit; most experiments settle within seconds. */
const fast = { speed: 15, settleMs: 9 * minutes } as const;
/** Timeout in ms, which only ends a hanging test. */
const limit = 30 * minutes;
const noLoss = { lost: 0, doubled: 0, mailsMissing: 0, unfinished: [], collapsed: 0, damaged: false };

let postgres: TestPostgres | undefined;
beforeAll(async () => {
  postgres = enginesHere().includes('postgres') ? await startPostgres() : undefined;
}, minutes);
afterAll(() => postgres?.stop());

const on = (engine: 'sqlite' | 'postgres') =>
  engine === 'sqlite' ? ({ engine } as const) : ({ engine, postgres } as const);

it.concurrent(
  'under any backend fault every visitor becomes one attendee with an email',
  async () => {
    const report = await runExperiment({
      ...on('sqlite'),
      ...fast,
      registrations: 60,
      perSecond: 8,
      faults: { list: faults, everyMs: 220 },
    });
    expect(report).toMatchObject({ ...noLoss, registrations: 60 });
  },
  limit,
);

it.concurrent(
  'kill -9 at each of the twelve crash points loses and duplicates nothing',
  async () => {
    const crash = { points: crashPoints, times: 1 };
    const report = await runExperiment({ ...on('sqlite'), ...fast, registrations: 5, perSecond: 5, crash });
    expect(report).toMatchObject(noLoss);
    expect(report.kills).toBe(crashPoints.length);
  },
  limit,
);

it.concurrent(
  'kill -9 at random moments, also while the backend is down, loses and duplicates nothing',
  async () => {
    const report = await runExperiment({
      ...on('sqlite'),
      ...fast,
      registrations: 30,
      perSecond: 5,
      kills: 5,
      outage: { afterMs: 1_000, forMs: 8_000 },
    });
    expect(report).toMatchObject({ ...noLoss, registrations: 30 });
    expect(report.kills).toBeGreaterThanOrEqual(3);
  },
  limit,
);

(enginesHere().includes('postgres') ? it.concurrent : it.skip)(
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
    const report = await runExperiment({ ...on('postgres'), ...fast, ...twoInstances });
    expect(report).toMatchObject({ ...noLoss, registrations: 30 });
    expect(report.kills).toBeGreaterThanOrEqual(3);
  },
  limit,
);

it.concurrent(
  'with a backend that ignores keys, and a site configured for it, no attendee is duplicated, and uncertain jobs wait for an operator',
  async () => {
    const outage = { afterMs: 1_500, forMs: 6_000 };
    const ignored = { idempotent: false, control: 'key-ignored', kills: 5, outage } as const;
    // Leases last ten real seconds, so that a stall of the machine expires none.
    const plan = { ...fast, speed: 3, registrations: 30, perSecond: 10, ...ignored };
    const report = await runExperiment({ ...on('sqlite'), ...plan });
    expect(report).toMatchObject({ ...noLoss, registrations: 30 });
    // A visitor who got a 202 during the outage may be set aside too: one at each kill during a call of the worker.
    expect(report.setAsideUncut).toBeLessThanOrEqual(report.kills);
  },
  limit,
);

describe('negative controls: the experiment detects a loss if a safeguard is off', () => {
  const lossesOf = ({ lost, doubled, mailsMissing }: Report) => lost + doubled + mailsMissing;

  it.concurrent(
    'without the outbox',
    async () => {
      // At a crash point, because random moments would not lose a registration in every run.
      const crash = { points: ['worker-before-mail'] as const, times: 2 };
      const plan = { registrations: 5, perSecond: 5, crash, control: 'outbox-off' } as const;
      expect(lossesOf(await runExperiment({ ...on('sqlite'), ...fast, ...plan }))).toBeGreaterThan(0);
    },
    limit,
  );
});
