/** @jest-environment node */
import { enginesHere, useStores } from '../../../tests/support/outbox';
import type { Store } from '../store/sql';
import type { Failed, Phase } from './job';
import { Outbox } from './outbox';
import { timeouts } from '../backend/transport';
import { leases, retryDelay } from './schedule';
import { allStates, change, type Reason, type Transition, transitions } from './transitions';

const stores = useStores();
const rows: readonly Transition[] = transitions;

describe('the table of transitions', () => {
  test('has no row for an unknown reason or for other conditions', () => {
    expect(() => change('tidy up' as Reason)).toThrow('No transition for "tidy up"');
    // `set aside` exists only while keys are ignored.
    expect(() => change('set aside')).toThrow('No transition');
  });

  test('has one row at most for a state and a reason, reaches every state, and ends in none', () => {
    const ways = rows.flatMap(({ from, reason }) => from.map((state) => `${state}, ${reason}`));
    expect(ways).toEqual([...new Set(ways)]);
    const left = new Set(rows.filter(({ to }) => to !== 'same').flatMap(({ from }) => from));
    const reached = new Set(rows.map(({ to }) => to));
    expect(allStates.filter((state) => !left.has(state) || !reached.has(state))).toEqual([]);
  });

  test.each(enginesHere())('is what its SQL does in %s, from every state', async (engine) => {
    const store = await stores.empty(engine);
    if (engine === 'sqlite') await store.all('PRAGMA synchronous = OFF'); // for speed
    const job = { idempotencyKey: 'k', kind: 'k', fingerprint: 'f', payload: {}, contactDigest: 'c' };
    const values = {
      now: 5,
      due: 6,
      sendLease: 7,
      deliverLease: 8,
      failed: 1,
      error: 'e',
      told: 't',
      attendeeId: 'id',
    };
    const reasons = new Set(rows.filter(({ from }) => !from.includes('new')).map(({ reason }) => reason));
    for (const reason of reasons)
      for (const condition of ['lease expired', 'keys honoured', 'keys ignored'] as const) {
        const applicable = rows.filter(
          (row) =>
            row.reason === reason &&
            (row.when ?? []).every((needed) => needed === 'lease expired' || needed === condition),
        );
        for (const state of applicable.length > 0 ? allStates : []) {
          await store.all('DELETE FROM jobs');
          await new Outbox(store).insert(job, 1);
          await store.all('UPDATE jobs SET state = :state, lease_until = 0', { state });
          await store.all(change(reason as Reason, [condition]), values);
          const [after] = await store.all('SELECT state, lease_until FROM jobs');
          const { to = 'same' } = applicable.find(({ from }) => from.includes(state)) ?? {};
          const expected = to === 'same' ? state : to === 'removed' ? undefined : to;
          expect([reason, condition, state, after?.state]).toEqual([reason, condition, state, expected]);
          // Delivering takes longer than sending.
          if (reason === 'claim' && state === 'added') expect(after?.lease_until).toBe(values.deliverLease);
        }
      }
    await store.close();
  });
});

test.each([true, false])(
  'a claim uses the index of due jobs without sorting (keys honoured: %s)',
  async (keysHonoured) => {
    const store = await stores.empty();
    const plan: string[] = [];
    const explained: Store = {
      ...store,
      all: async (sql, values, options) => {
        const steps = await store.all(`EXPLAIN QUERY PLAN ${sql}`, values);
        plan.push(...steps.map(({ detail }) => String(detail)));
        return store.all(sql, values, options);
      },
    };
    await new Outbox(explained).claim(1, keysHonoured);
    await store.close();
    expect(plan.join('\n')).toMatch(/USING INDEX jobs_due/);
    expect(plan.join('\n')).not.toMatch(/TEMP B-TREE/);
  },
);

test('calls are repeated after 2, 5 and 15 seconds, emails after 10, 30 and 60, both then less and less often, plus or minus a fifth', () => {
  const delay = (phase: Phase, failures: number, random = 0.5, failure: Failed = { kind: 'unknown' }) =>
    retryDelay(phase, failure, failures, random);
  const seconds = (phase: Phase) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 100].map((failures) => delay(phase, failures) / 1_000);
  expect(seconds('send')).toEqual([2, 5, 15, 60, 300, 900, 3_600, 3_600, 3_600]);
  expect(seconds('deliver')).toEqual([10, 30, 60, 300, 900, 1_800, 3_600, 3_600, 3_600]);
  expect(delay('deliver', 3, 0)).toBe(48_000);
  expect(delay('deliver', 3, 1)).toBe(72_000);
  expect(delay('send', 100, 0.999_999)).toBe(3_600_000);
  // What was not sent waits no longer than the breaker; what was refused for now not less than the receiver said.
  expect(delay('send', 100, 0.5, { kind: 'not-sent' })).toBe(10_000);
  for (const [retryAfterMs, expected] of [
    [0, 2_000],
    [120_000, 120_000],
  ] as const)
    expect(delay('send', 1, 0.5, { kind: 'not-processed', retryAfterMs })).toBe(expected);
  // A claim is longer than its call, with the read before it, so that no call is made twice.
  const read = timeouts.read.totalMs;
  expect(leases.send).toBeGreaterThan(timeouts.add.totalMs + read + 5_000);
  expect(leases.deliver).toBeGreaterThan(timeouts.sendEmail.totalMs + read + 5_000);
});
