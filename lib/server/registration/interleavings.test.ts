/**
 * Random interleavings of {submit, work, crash, fault, time}, then recovery: fast-check may reorder operations at
 * each statement of the store and each Attendee/Add. A crash abandons a claim and leaves the outbox as a killed
 * process would.
 */
import fc from 'fast-check';
import { addCrashPoints, type CrashPoint } from '../../../tests/support/registration/crash-points';
import { register } from '../../../tests/support/registration/post';
import {
  Crash,
  testSite,
  type OutboxFault,
  type TestSite,
  runAllJobs,
  useStores,
  runWorkerOnce,
  untilKilled,
} from '../../../tests/support/registration/test-site';
import { fingerprintOf } from '../forms/endpoint';
import type { Store } from '../store/sql';

const crashPoints: readonly CrashPoint[] = [
  'before-insert',
  'after-insert',
  'after-send',
  'after-recorded',
  'after-drawn',
  'worker-claimed',
  'worker-after-send',
  'worker-before-mail',
  'worker-after-mail',
  'worker-done',
];
const faults: readonly OutboxFault[] = [
  'not-sent',
  'not-processed',
  'rejected',
  'drop-before',
  'commit-then-drop',
];

type Op =
  /** A person with one of two keys; the same pair again is a retry. */
  | { op: 'submit'; person: number; key: number }
  | { op: 'work' }
  | { op: 'crash'; point: CrashPoint }
  | { op: 'fault'; fault: OutboxFault; mail: boolean }
  | { op: 'time'; seconds: number };

const weightedOp = (weight: number, op: Op['op'], more: Record<string, fc.Arbitrary<unknown>> = {}) => ({
  weight,
  arbitrary: fc.record({ op: fc.constant(op), ...more }) as fc.Arbitrary<unknown> as fc.Arbitrary<Op>,
});
const anyOp: fc.Arbitrary<Op> = fc.oneof(
  weightedOp(4, 'submit', { person: fc.nat(1), key: fc.nat(1) }),
  weightedOp(3, 'work'),
  weightedOp(2, 'crash', { point: fc.constantFrom(...crashPoints) }),
  weightedOp(2, 'fault', { fault: fc.constantFrom(...faults), mail: fc.boolean() }),
  weightedOp(2, 'time', { seconds: fc.constantFrom(1, 40, 4_000) }),
);

const stores = useStores();
let store: Store;
beforeAll(async () => {
  store = await stores.empty();
  await store.all('PRAGMA synchronous = OFF'); // the test needs speed, not durability
});

const uuid = (run: number, person: number, key: number) =>
  `${String(run).padStart(8, '0')}-0000-4000-8000-${String(person * 10 + key).padStart(12, '0')}`;
const answers = (run: number, person: number) => ({
  firstName: 'Ayesha',
  lastName: `Khan ${run} ${person}`,
  email: `p${run}x${person}@example.com`,
  userType: 'Professional',
});

let runCount = 0;

type Safeguards = {
  honoured: boolean;
  configured: boolean;
};

async function runHistory(
  operations: readonly Op[],
  scheduler: fc.Scheduler,
  safeguards: Safeguards,
): Promise<string[]> {
  runCount += 1;
  const run = runCount;
  const interleaved: Store = {
    ...store,
    all: (sql, values, options) =>
      scheduler.schedule(Promise.resolve()).then(() => store.all(sql, values, options)),
  };
  const site: TestSite = testSite(interleaved, { idempotent: safeguards.configured });
  // Each read of the clock advances it.
  site.now = () => (site.clock.ms += 1);
  site.backend.honoursKeys = safeguards.honoured;
  site.backend.during = () => scheduler.schedule(Promise.resolve());
  let armedCrashPoint: CrashPoint | undefined;
  addCrashPoints(site, (point) => {
    if (point !== armedCrashPoint) return;
    armedCrashPoint = undefined;
    throw new Crash(point);
  });
  const accepted = new Set<number>();
  const submit = async (person: number, key: number) => {
    const posting = register(site, { fields: answers(run, person), key: uuid(run, person, key) });
    const postOutcome = await untilKilled(posting);
    if (postOutcome && 'reply' in postOutcome) accepted.add(person);
  };
  const runOp = async (op: Op): Promise<unknown> => {
    switch (op.op) {
      case 'submit':
        return submit(op.person, op.key);
      case 'work':
        return untilKilled(runWorkerOnce(site));
      case 'crash':
        return void (armedCrashPoint = op.point);
      case 'fault':
        return void (op.mail ? site.backend.mailFaults : site.backend.faults).push(op.fault);
      case 'time':
        return void (site.clock.ms += op.seconds * 1_000);
    }
  };
  const scheduledOps = operations.map((op) => scheduler.schedule(Promise.resolve()).then(() => runOp(op)));
  await scheduler.waitFor(Promise.all(scheduledOps));

  armedCrashPoint = undefined;
  site.backend.faults = [];
  site.backend.mailFaults = [];
  const recover = async () => {
    for (let round = 0; round < 4; round += 1) {
      site.clock.ms += 80 * 60_000;
      await runAllJobs(site);
    }
  };
  await scheduler.waitFor(recover());
  return violationsOf(run, site, accepted);
}

async function violationsOf(run: number, site: TestSite, accepted: ReadonlySet<number>): Promise<string[]> {
  const violations: string[] = [];
  const { attendees, mails } = site.backend;
  for (const person of [0, 1]) {
    const { email } = answers(run, person);
    const attendeesOfPerson = [...attendees.values()].filter((attendee) => attendee.email === email);
    const rows = (
      await store.all('SELECT key, state FROM jobs WHERE key IN (:first, :second)', {
        first: uuid(run, person, 0),
        second: uuid(run, person, 1),
      })
    ).map((row) => ({ key: String(row.key), state: String(row.state) }));
    // In `attention` an operator decides, so a missing attendee or email is no violation.
    const needsOperator = rows.some(({ state }) => state === 'attention');
    if (attendeesOfPerson.length > 1) violations.push(`person ${person} doubled`);
    if (accepted.has(person) && attendeesOfPerson.length === 0 && !needsOperator)
      violations.push(`person ${person} lost`);
    if (attendeesOfPerson.some(({ id }) => !mails.some(({ attendee }) => attendee === id)) && !needsOperator)
      violations.push(`person ${person} without mail`);
    for (const { key, state } of rows) {
      if (!['done', 'rejected', 'attention'].includes(state)) violations.push(`row left ${state}`);
      const isAttendee = [...attendees.values()].some((attendee) => attendee.key === key);
      if (state === 'rejected' && isAttendee) violations.push('an added person whose row is "rejected"');
    }
  }
  return violations;
}

const historyProperty = (safeguards: Safeguards) =>
  fc.asyncProperty(
    fc.array(anyOp, { minLength: 1, maxLength: 14 }),
    fc.scheduler(),
    async (operations, scheduler) => {
      expect(await runHistory(operations, scheduler, safeguards)).toEqual([]);
    },
  );

test('none of 120 histories loses or duplicates a registration or omits its email', async () => {
  await fc.assert(historyProperty({ honoured: true, configured: true }), { numRuns: 120, seed: 7 });
});

test('nor does any of 80 if the site knows that the backend ignores keys', async () => {
  await fc.assert(historyProperty({ honoured: false, configured: false }), { numRuns: 80, seed: 7 });
});

test('negative control: if the site wrongly assumes that keys are honoured, a duplicate is found', async () => {
  const misconfigured = historyProperty({ honoured: false, configured: true });
  const counterexample = await fc.check(misconfigured, { numRuns: 20_000, endOnFailure: true, seed: 7 });
  expect(counterexample.failed).toBe(true);
  expect(String(counterexample.errorInstance)).toMatch(/doubled|without mail/);
});

test('the fingerprint depends on every answer, not on their order nor on a new field that an old page does not post', () => {
  const { firstName, email, ...rest } = answers(1, 1);
  expect(fingerprintOf('visitor', { email, ...rest, firstName })).toBe(
    fingerprintOf('visitor', answers(1, 1)),
  );
  expect(fingerprintOf('visitor', { a: 'b', c: '' })).toBe(fingerprintOf('visitor', { a: 'b' }));
  expect(fingerprintOf('visitor', { a: 'b', c: '0' })).not.toBe(fingerprintOf('visitor', { a: 'b' }));
  expect(fingerprintOf('vip', answers(1, 1))).not.toBe(fingerprintOf('visitor', answers(1, 1)));
});
