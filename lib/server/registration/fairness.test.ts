/** Random backends against the real client, worker and breakers. */
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { register } from '../../../tests/support/registration/post';
import {
  handlersOf,
  sampleRegistration,
  testSite,
  useStores,
} from '../../../tests/support/registration/test-site';
import { setClock } from '../../shared/util/time';
import { TransportError, callLimits } from '../backend/transport';
import * as writes from '../backend/writes';
import { workOnce } from '../store/outbox/worker';
import type { Store } from '../store/sql';
import { takeSingletons } from '@/tests/support/singletons';

let mockBackend: (path: string, form: FormData, key: string) => Response;
jest.mock('../backend/transport', () => ({
  ...jest.requireActual<object>('../backend/transport'),
  createBoundedFetch: () => async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    const form = request.method === 'POST' ? await request.formData() : new FormData();
    const path = new URL(request.url).pathname.replace('/api/', '');
    return mockBackend(path, form, request.headers.get('idempotency-key') ?? '');
  },
}));

type Answer = 200 | 202 | 409 | readonly [429 | 503, retryAfter: string | undefined] | 'hang' | 'refused';
/** The answers to a person's calls; the last one repeats. */
type Answers = readonly [...Answer[], Answer];
type Person = { add: Answers; mail: Answers; isEarly: boolean };

const busyAnswer: fc.Arbitrary<Answer> = fc.tuple(
  fc.constantFrom(429 as const, 503 as const),
  fc.constantFrom(undefined, '0', '30', 'Wed, 01 Oct 2025 00:00:00 GMT', 'soon'),
);
const transientAnswer = fc.oneof(busyAnswer, fc.constantFrom<Answer>('hang', 'refused'));
const lastAnswer = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom<Answer>(200, 202) },
  transientAnswer,
  fc.constant<Answer>(409),
);
const answers = fc
  .tuple(fc.array(transientAnswer, { maxLength: 3 }), lastAnswer)
  .map(([some, end]): Answers => [...some, end]);
const people = fc.array(fc.record<Person>({ add: answers, mail: answers, isEarly: fc.boolean() }), {
  minLength: 2,
  maxLength: 6,
});

const stores = useStores();
const secondMs = 1_000;

/** Runs a history and returns what went wrong. With `isOldRule` a failed job goes first, for the negative control. */
async function violationsOf(store: Store, persons: readonly Person[], honoured: boolean, isOldRule = false) {
  await store.all('DELETE FROM jobs');
  takeSingletons('backend.breakers');
  const baseSite = testSite(store, { idempotent: honoured });
  const { clock } = baseSite;
  setClock(() => clock.ms);
  jest.spyOn(performance, 'now').mockImplementation(() => clock.ms);
  const site = { ...baseSite, backend: { ...baseSite.backend, ...writes, endpoints: writes.writeBreakers } };
  if (isOldRule) {
    const originalRecord = site.outbox.record.bind(site.outbox);
    site.outbox.record = (job, reason, values) =>
      originalRecord(
        job,
        reason,
        reason === 'send again' ? { ...values, due: (job as unknown as { since: number }).since } : values,
      );
  }
  const callTimes = persons.map(() => ({ add: [] as number[], mail: [] as number[] }));
  const attendees: { n: number; key: string; id: string }[] = [];
  const mailedNumbers = new Set<number>();
  const violations: string[] = [];
  let isOutage = true;
  let calls = 0;
  mockBackend = (path, form, key) => {
    calls += 1;
    if (isOutage) throw new TransportError('ECONNREFUSED', false);
    if (path === 'City/GetAll') return new Response('[]');
    const n = Number(String(form.get('email') ?? form.get('Email')).replace(/\D/g, ''));
    const phase = path === 'Attendee/Add' ? 'add' : 'mail';
    const earlierCalls = callTimes[n]![phase];
    const plannedAnswers = persons[n]![phase];
    const answer = plannedAnswers[Math.min(earlierCalls.length, plannedAnswers.length - 1)]!;
    earlierCalls.push(clock.ms);
    if (answer === 'refused') throw new TransportError('ECONNREFUSED', false);
    if (Array.isArray(answer)) {
      const [status, after] = answer as [number, string | undefined];
      return new Response('', { status, headers: after === undefined ? {} : { 'retry-after': after } });
    }
    if (answer === 409) return new Response('', { status: 409 });
    const knownAttendee = honoured ? attendees.find((attendee) => attendee.key === key) : undefined;
    const id = knownAttendee?.id ?? randomUUID();
    if (phase === 'mail') mailedNumbers.add(n);
    else if (!knownAttendee) attendees.push({ n, key, id });
    if (answer === 'hang') {
      clock.ms += (phase === 'add' ? callLimits.add : callLimits.sendEmail).totalMs;
      throw new TransportError('TOTAL_TIMEOUT', true);
    }
    return Response.json({ id }, { status: answer as number });
  };
  const runWorkerUntil = async (until: number) => {
    while (clock.ms < until && calls < 3_000) {
      if (await workOnce(site, handlersOf(site as never))) continue;
      const [row] = await store.all(
        `SELECT min(CASE WHEN next_at > lease_until THEN next_at ELSE lease_until END) AS due FROM jobs
         WHERE state IN ('calling', 'unknown', 'sent')`,
      );
      clock.ms = Math.min(until, Math.max(clock.ms + 3 * secondMs, Number(row?.due ?? until)));
    }
  };
  for (const isEarly of [true, false]) {
    for (const [n, person] of persons.entries())
      if (person.isEarly === isEarly) {
        await register(site, { fields: sampleRegistration('visitor', { email: `p${n}@example.com` }) });
        await runWorkerUntil(clock.ms + secondMs);
      }
    await runWorkerUntil(clock.ms + 60 * secondMs);
    isOutage = false;
  }
  await runWorkerUntil(clock.ms + 10 * 60 * secondMs);
  const endsInSuccess = (script: Answers) => typeof script.at(-1) === 'number' && script.at(-1) !== 409;
  for (const [n, person] of persons.entries()) {
    const count = attendees.filter((attendee) => attendee.n === n).length;
    if (count > 1) violations.push(`${n} doubled`);
    // A call without a response must not be repeated if keys are ignored: an operator decides.
    if (!endsInSuccess(person.add) || (!honoured && person.add.includes('hang'))) continue;
    if (count === 0) violations.push(`${n} not registered`);
    else if (endsInSuccess(person.mail) && !mailedNumbers.has(n)) violations.push(`${n} not mailed`);
  }
  for (const [n, phases] of callTimes.entries())
    for (const phase of ['add', 'mail'] as const)
      if (phases[phase].length > 110) violations.push(`${n} called ${phases[phase].length} times (${phase})`);
  return violations;
}

let store: Store;
beforeAll(async () => {
  process.env.BACKEND_URL = 'http://backend.example/api';
  store = await stores.empty();
  await store.all('PRAGMA synchronous = OFF');
});

test.each([true, false])(
  'whom the backend accepts is registered and mailed, whatever the others get (keys honoured: %s)',
  async (honoured) => {
    await fc.assert(
      fc.asyncProperty(people, async (persons) =>
        expect(await violationsOf(store, persons, honoured)).toEqual([]),
      ),
      { endOnFailure: true, seed: 60, numRuns: 8 },
    );
  },
);

test('negative control: who failed keeps the first place, and the others wait', async () => {
  const counterexample = await fc.check(
    fc.asyncProperty(people, async (persons) =>
      expect(await violationsOf(store, persons, true, true)).toEqual([]),
    ),
    { seed: 60, numRuns: 100, endOnFailure: true },
  );
  expect(String(counterexample.errorInstance)).toMatch(/not registered/);
});
