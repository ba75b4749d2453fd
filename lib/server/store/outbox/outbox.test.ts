import { availableEngines, useStores } from '../../../../tests/support/registration/test-site';
import { callLimits } from '../../backend/transport';
import type { Store } from '../sql';
import type { CallFailure, JobPhase } from './job';
import { Outbox } from './outbox';
import { leaseMs, retryDelayMs } from './schedule';
import {
  jobStates,
  changeSql,
  type TransitionReason,
  type JobState,
  type Transition,
  transitions,
} from './transitions';

const stores = useStores();
const rows: readonly Transition[] = transitions;

describe('the table of transitions', () => {
  test('has no row for an unknown reason or for other conditions', () => {
    expect(() => changeSql('tidy up' as TransitionReason)).toThrow('No transition for "tidy up"');
    // `set aside` exists only while keys are ignored.
    expect(() => changeSql('set aside')).toThrow('No transition');
  });

  test('has one row at most for a state and a reason, reaches every state, and ends in none', () => {
    const stateReasonPairs = rows.flatMap(({ from, reason }) => from.map((state) => `${state}, ${reason}`));
    expect(stateReasonPairs).toEqual([...new Set(stateReasonPairs)]);
    const leftStates = new Set(rows.filter(({ to }) => to !== 'same').flatMap(({ from }) => from));
    const reachedStates = new Set(rows.map(({ to }) => to));
    expect(jobStates.filter((state) => !leftStates.has(state) || !reachedStates.has(state))).toEqual([]);
  });
});

type Change = {
  reason: TransitionReason;
  by: string;
  state: JobState;
  after: Record<string, unknown> | undefined;
};

async function changesFromEveryState(store: Store): Promise<readonly Change[]> {
  const keyConditions: Partial<Record<TransitionReason, readonly ('keys honoured' | 'keys ignored')[]>> = {
    claim: ['keys honoured', 'keys ignored'],
    'set aside': ['keys ignored'],
  };
  const job = { idempotencyKey: 'k', kind: 'k', fingerprint: 'f', payload: {}, contactDigest: 'c' };
  const times = { now: 5, due: 6, sendLease: 7, deliverLease: 8 };
  const values = { ...times, failed: 1, error: 'e', told: 't', receiverId: 'id' };
  const changes: Change[] = [];
  for (const { reason, by } of transitions.filter((row) => !row.reason.startsWith('insert')))
    for (const condition of keyConditions[reason] ?? (['keys honoured'] as const))
      for (const state of jobStates) {
        await store.all('DELETE FROM jobs');
        await new Outbox(store).insert({ ...job, attachment: Buffer.from('photo') }, 1);
        await store.all('UPDATE jobs SET state = :state, lease_until = 0', { state });
        const [before] = await store.all('SELECT * FROM jobs');
        await store.all(changeSql(reason, [condition]), values);
        const [after] = await store.all('SELECT * FROM jobs');
        if (JSON.stringify(after) !== JSON.stringify(before)) changes.push({ reason, by, state, after });
      }
  return changes;
}

describe.each(availableEngines())('in %s, from every state', (engine) => {
  let changes: readonly Change[];
  beforeAll(async () => {
    const store = await stores.empty(engine);
    if (engine === 'sqlite') await store.all('PRAGMA synchronous = OFF'); // for speed
    changes = await changesFromEveryState(store);
  });
  const changesThat = (are: (change: Change) => unknown) => [
    ...new Set(
      changes.filter(are).map(({ reason, state, after }) => `${reason}: ${state} → ${String(after?.state)}`),
    ),
  ];
  const isOneOf = (state: unknown, ...states: readonly JobState[]) => states.includes(state as JobState);

  test('only these changes delete the row', () => {
    expect(changesThat(({ after }) => !after)).toEqual([
      ...['refusal expired: rejected → undefined'],
      ...['done', 'rejected', 'attention', 'delivery_failed'].map((state) => `expired: ${state} → undefined`),
      ...['replace: rejected → undefined', 'reuse key: done → undefined', 'reuse key: rejected → undefined'],
    ]);
  });

  const forbiddenChanges: [title: string, (change: Change) => unknown][] = [
    [
      'time erases what waits for the worker',
      ({ by, state }) => by === 'retention' && isOneOf(state, 'calling', 'unknown', 'sent'),
    ],
    ['an operator takes a running call', ({ by, state }) => by === 'operator' && state === 'calling'],
    [
      'answers and photo go without being erased, or stay when erased',
      ({ reason, after }) =>
        after && (!after.payload || !after.attachment) !== ['erase', 'forget'].includes(reason),
    ],
    [
      'what the backend has is sent again: only its email is',
      ({ state, after }) =>
        isOneOf(state, 'sent', 'done', 'delivery_failed') && isOneOf(after?.state, 'calling', 'unknown'),
    ],
    [
      'a claim is not counted, or has no lease',
      ({ reason, after }) =>
        ['claim', 'retake'].includes(reason) &&
        !(Number(after?.claims) === 2 && Number(after?.lease_until) === (after?.state === 'sent' ? 8 : 7)),
    ],
    ['a result leaves a lease', ({ by, after }) => by === 'claimant' && after?.lease_until !== 0],
    [
      'a job needs an operator without saying why',
      ({ by, after }) =>
        by !== 'operator' && isOneOf(after?.state, 'attention', 'delivery_failed') && after?.error !== 'e',
    ],
  ];
  test.each(forbiddenChanges)('never: %s', (_, happens) => {
    expect(changesThat(happens)).toEqual([]);
  });
});

test.each([true, false])(
  'a claim uses the index of due jobs without sorting (keys honoured: %s)',
  async (keysHonoured) => {
    const store = await stores.empty();
    const planSteps: string[] = [];
    const explainingStore: Store = {
      ...store,
      all: async (sql, values, options) => {
        const steps = await store.all(`EXPLAIN QUERY PLAN ${sql}`, values);
        planSteps.push(...steps.map(({ detail }) => String(detail)));
        return store.all(sql, values, options);
      },
    };
    await new Outbox(explainingStore).claim(1, keysHonoured);
    expect(planSteps.join('\n')).toMatch(/USING INDEX jobs_due/);
    expect(planSteps.join('\n')).not.toMatch(/TEMP B-TREE/);
  },
);

const delayMsOf = (
  phase: JobPhase,
  failures: number,
  random = 0.5,
  failure: CallFailure = { kind: 'unknown' },
) => retryDelayMs(phase, failure, failures, random);

test('calls are repeated after 2, 5 and 15 seconds, emails after 10, 30 and 60, both then less and less often, plus or minus a fifth', () => {
  const seconds = (phase: JobPhase) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 100].map((failures) => delayMsOf(phase, failures) / 1_000);
  expect(seconds('send')).toEqual([2, 5, 15, 60, 300, 900, 3_600, 3_600, 3_600]);
  expect(seconds('deliver')).toEqual([10, 30, 60, 300, 900, 1_800, 3_600, 3_600, 3_600]);
  expect(delayMsOf('deliver', 3, 0)).toBe(48_000);
  expect(delayMsOf('deliver', 3, 1)).toBe(72_000);
  expect(delayMsOf('send', 100, 0.999_999)).toBe(3_600_000);
});

test('what was not sent waits no longer than the breaker, what was refused for now not less than the receiver said', () => {
  expect(delayMsOf('send', 100, 0.5, { kind: 'not-sent' })).toBe(10_000);
  for (const [retryAfterMs, expected] of [
    [0, 2_000],
    [120_000, 120_000],
  ] as const)
    expect(delayMsOf('send', 1, 0.5, { kind: 'not-processed', retryAfterMs })).toBe(expected);
});

test('a claim is longer than its call with the read before it, so that no call is made twice', () => {
  const readTimeoutMs = callLimits.read.totalMs;
  expect(leaseMs.send).toBeGreaterThan(callLimits.add.totalMs + readTimeoutMs + 5_000);
  expect(leaseMs.deliver).toBeGreaterThan(callLimits.sendEmail.totalMs + readTimeoutMs + 5_000);
});
