/** @jest-environment node */
import fc from 'fast-check';
import { enginesHere, useStores } from '../../../tests/support/outbox';
import type { Store } from '../store/sql';
import type { Claim, Handler, Job, Sent } from './job';
import type { OutboxServices } from './outbox';
import { forgetJob, resolveJob, retryJobs } from './operator';
import { Outbox } from './outbox';
import { purgeJobs } from './schedule';
import { allStates, change, type Reason, type Transition, transitions } from './transitions';
import { deliverJob, sendJob } from './steps';

/** All transitions in the table, as `from → to`. */
const allowed = new Set(
  (transitions as readonly Transition[]).flatMap(({ from, to }) =>
    from.map((state) => `${state} → ${to === 'same' ? state : to}`),
  ),
);

type States = ReadonlyMap<string, string>;

/** A store that records every state change of every job. */
class WatchedStore {
  readonly seen = new Set<string>();
  readonly store: Store;
  constructor(store: Store) {
    this.store = {
      ...store,
      all: async (...statement) => {
        const before = await this.states(store);
        const rows = await store.all(...statement);
        const after = await this.states(store);
        for (const key of new Set([...before.keys(), ...after.keys()])) {
          const [from, to] = [before.get(key) ?? 'new', after.get(key) ?? 'removed'];
          if (from !== to) this.seen.add(`${from} → ${to}`);
        }
        return rows;
      },
    };
  }
  private async states(store: Store): Promise<States> {
    const rows = await store.all('SELECT key, state FROM jobs');
    return new Map(rows.map(({ key, state }) => [String(key), String(state)]));
  }
}

const answers: readonly Sent[] = [
  { kind: 'ok', attendeeId: 'id' },
  { kind: 'ok' },
  { kind: 'not-sent' },
  { kind: 'rejected', status: 400 },
  { kind: 'unknown' },
];
const deliveries = ['ok', 'failed', 'impossible', 'hold'] as const;
const operations = [
  ...['insert', 'retake', 'work', 'set aside', 'late', 'retry', 'retry one', 'resolve', 'complete'],
  ...['forget', 'purge', 'replace', 'reuse', 'again', 'minutes', 'minutes', 'month'],
] as const;
type Op = {
  op: (typeof operations)[number];
  key: number;
  answer: Sent;
  delivery: (typeof deliveries)[number];
  flag: boolean;
};
const ops: fc.Arbitrary<Op> = fc.record({
  op: fc.constantFrom(...operations),
  key: fc.nat(2),
  answer: fc.constantFrom(...answers),
  delivery: fc.constantFrom(...deliveries),
  flag: fc.boolean(),
});

let now = Date.parse('2025-10-01T10:00:00+05:00');

/**
 * Performs one operation. Jobs of both kinds exist (with and without delivery); `late` records the outcome of an
 * expired claim.
 */
async function run(
  store: Store,
  { op, key: n, answer, delivery, flag }: Op,
  old: Map<string, Job>,
): Promise<void> {
  const outbox = new Outbox(store);
  const key = `job-${n}`;
  const services: OutboxServices = {
    outbox,
    idempotent: flag,
    now: () => now,
    crashPoint: () => undefined,
  };
  const handler: Handler = {
    send: async () => answer,
    pausedFor: () => 0,
    ...(n > 0 && {
      deliver: async () =>
        delivery === 'ok' ? { kind: delivery } : { kind: delivery, code: 'x', retryAfterMs: 1_000 },
    }),
  };
  const work = async (job: Job | undefined, by: 'caller' | 'worker') => {
    if (!job) return;
    old.set(key, job);
    const isAbandoned = delivery === 'hold' || delivery === 'impossible';
    // A killed process leaves the job in this state.
    if (job.state === 'calling' && isAbandoned) return;
    await (job.state === 'added' ? deliverJob(services, handler, job) : sendJob(services, handler, job, by));
  };
  const answerLate = async () => {
    const claim: Claim | undefined = old.get(key);
    const values = { now, due: now, error: 'late', attendeeId: 'id' };
    const late = (['sent', 'send again', 'refused', 'send again', 'completed'] as const)[
      answers.indexOf(answer)
    ];
    if (claim && late) await outbox.record(claim, late, values);
  };
  switch (op) {
    case 'insert': {
      const job = { idempotencyKey: key, kind: 'k', fingerprint: 'f', payload: {}, personDigest: `s${n}` };
      const inserted = await outbox.insert({ ...job, contactDigest: key }, now, flag);
      return inserted?.state === 'calling' ? work(inserted, 'caller') : undefined;
    }
    case 'retake':
      return work(await outbox.retake(key, 'f', now, flag), 'caller');
    case 'work':
      return work(await outbox.claim(now, flag), 'worker');
    case 'late':
      return answerLate();
    case 'set aside':
      await outbox.setAsideExpired(now);
      return flag ? answerLate() : undefined;
    case 'retry':
      return void (await retryJobs(store, now));
    case 'retry one':
      return void (await retryJobs(store, now, key));
    case 'resolve':
      return void (await resolveJob(store, now, key, 'resolve as sent', 'id'));
    case 'complete':
      return void (await resolveJob(store, now, key, 'resolve as completed'));
    case 'forget':
      return void (await forgetJob(store, key));
    case 'purge':
      return void (await purgeJobs(store, now));
    case 'replace':
      return void (await outbox.replaceFailed(`s${n}`, 'another'));
    case 'reuse':
      return void (await outbox.reuseKey(key));
    case 'again':
      return void (await outbox.deliverAgain(key, now));
    case 'minutes':
      return void (now += 20 * 60_000);
    case 'month':
      return void (now += 40 * 86_400_000);
  }
}

const stores = useStores();

describe.each(enginesHere())('jobs in %s', (engine) => {
  let watched: WatchedStore;
  beforeEach(async () => {
    jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const store = await stores.empty(engine);
    if (engine === 'sqlite') await store.all('PRAGMA synchronous = OFF'); // the test needs speed, not durability
    watched = new WatchedStore(store);
  });
  afterEach(() => watched.store.close());

  test('random operations change states only as the table allows, and use every row of it', async () => {
    const property = fc.asyncProperty(fc.array(ops, { minLength: 10, maxLength: 60 }), async (list) => {
      const old = new Map<string, Job>();
      for (const op of list) await run(watched.store, op, old);
    });
    await fc.assert(property, { numRuns: engine === 'sqlite' ? 150 : 30, seed: 7 });
    expect([...watched.seen].filter((way) => !allowed.has(way))).toEqual([]);
    const ways = [...allowed].map((way) => way.split(' → ')).filter(([from, to]) => from !== to);
    const unused = ways.filter((way) => !watched.seen.has(way.join(' → ')));
    // Retention erases a job long before it deletes it, so the job no longer waits.
    if (engine === 'sqlite') expect(unused.filter(([, to]) => to !== 'removed')).toEqual([]);
  });

  test('negative control: a state changed outside the table is detected', async () => {
    const { store } = watched;
    const job = { idempotencyKey: 'k', kind: 'k', fingerprint: 'f', payload: {}, contactDigest: 'q' };
    await new Outbox(store).insert(job, now);
    await store.all(`UPDATE jobs SET state = 'mail_failed' WHERE state = 'calling'`);
    expect([...watched.seen].filter((way) => !allowed.has(way))).toEqual(['calling → mail_failed']);
  });
});

test('a reason that is not in the table throws', () => {
  expect(() => change('tidy up' as Reason)).toThrow('No transition for "tidy up"');
  // `set aside` exists only while keys are ignored.
  expect(() => change('set aside')).toThrow('No transition');
});

test('a state has at most one row for each reason, and no state is final', () => {
  const rows: readonly Transition[] = transitions;
  const ways = rows.flatMap(({ from, reason }) => from.map((state) => `${state}, ${reason}`));
  expect(ways).toEqual([...new Set(ways)]);
  const left = new Set(rows.filter(({ to }) => to !== 'same').flatMap(({ from }) => from));
  expect(allStates.filter((state) => !left.has(state))).toEqual([]);
});
