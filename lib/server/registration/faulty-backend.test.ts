/** @jest-environment node */
/**
 * Registers over HTTP against the embedded backend with injected faults; where the backend is slow, the real client has
 * a shorter timeout.
 */
import { randomUUID } from 'node:crypto';
import {
  photo,
  sentPhoto,
  someone,
  testSite,
  type TestSite,
  drain,
  useStores,
} from '../../../tests/support/outbox';
import { addAttendee, attendeesPausedFor } from '../backend/writes';
import { timeouts } from '../backend/transport';
import { resetBackend } from '@/tests/support/reset-backend';
import { serveBackend } from '@/tests/support/backend';
import type { Fault } from '@/tests/support/backend-faults';
import type { Services } from './services';
import { postRegistration } from '../../../tests/support/post';
import { findJob } from '../outbox/job';

const minute = 60_000;
const limits = { ...timeouts.add };
const backend = serveBackend();
const stores = useStores();
/** Test services with the real client for backend calls, except emails. */
let site: TestSite & Services;

const addCalls = () => backend.calls.filter((call) => call === 'Attendee/Add').length;

beforeEach(async () => {
  site = testSite(await stores.empty());
});
afterEach(async () => {
  Object.assign(timeouts.add, limits);
  await site.outbox.store.close();
});

const submit = (key: string) => {
  const real: Services = { ...site, backend: { ...site.backend, addAttendee, attendeesPausedFor } };
  return postRegistration('visitor', someone(), sentPhoto(photo), key, real);
};
async function drainOutbox(): Promise<void> {
  const { addEnquiry, sendPassEmail } = site.backend;
  await drain({ ...site, backend: { addEnquiry, sendPassEmail, addAttendee, attendeesPausedFor } });
}

type Case = [what: string, fault: Omit<Fault, 'path'>, answer: string];
/** One fault for each result of the client (lib/server/backend/writes.ts), and faults that differ in time or effect. */
const cases: Case[] = [
  ['a server error', { kind: 'error' }, 'finishing'],
  ['a backend under maintenance', { kind: 'error', status: 503, headers: { 'retry-after': '7' } }, 'busy'],
  ['an answer that comes too late', { kind: 'delay', ms: 3_000 }, 'finishing'],
  ['no answer at all', { kind: 'hang' }, 'finishing'],
  ['a connection cut before anything happened', { kind: 'drop' }, 'finishing'],
  ['a connection cut after it happened', { kind: 'commit-then-drop' }, 'finishing'],
  ['a refusal', { kind: 'error', status: 400 }, 'failed'],
];

test('internal error texts are logged and never sent to the visitor', async () => {
  backend.fault({ kind: 'no-id', path: 'Attendee/Add' });
  const outcome = await submit(randomUUID());
  const lines = jest
    .mocked(process.stdout.write)
    .mock.calls.map(([line]) => String(line))
    .join('');
  for (const text of ['GUID missing in API response', 'Failed to submit form']) {
    expect(lines).toContain(text);
    expect(JSON.stringify(outcome)).not.toContain(text);
  }
});

test.each(cases)('%s: every visitor gets a response and becomes one attendee', async (_, fault, answer) => {
  backend.fault({ ...fault, path: 'Attendee/Add' });
  if (['delay', 'hang'].includes(fault.kind)) Object.assign(timeouts.add, { totalMs: 1_000 });
  const keys = Array.from({ length: 3 }, () => randomUUID());
  const outcomes = await Promise.all(keys.map(submit));
  expect(outcomes.map(({ kind }) => kind)).toEqual(keys.map(() => answer));
  expect(addCalls()).toBeLessThanOrEqual(6);

  backend.repair();
  resetBackend();
  site.clock.ms += 2 * minute;
  await drainOutbox();
  for (const key of keys) {
    const certain = answer !== 'finishing';
    // After a reported failure only the visitor may retry, not the worker.
    expect(backend.records().attendees.filter((attendee) => attendee.key === key)).toHaveLength(
      certain ? 0 : 1,
    );
    expect(await findJob(site.outbox.store, key)).toMatchObject({
      state: !certain ? 'done' : answer === 'failed' ? 'rejected' : 'ready',
    });
  }
});

test('while the breaker is open nothing is drawn and no call is made', async () => {
  backend.fault({ kind: 'error', path: 'Attendee/Add' });
  for (let n = 0; n < 5; n += 1) await submit(randomUUID());
  const calls = addCalls();
  let drawn = 0;
  const { preparePass } = site.pass;
  site.pass = { ...site.pass, preparePass: (...args) => ((drawn += 1), preparePass(...args)) };
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => submit(randomUUID())));
  expect(outcomes.every(({ kind }) => kind === 'busy')).toBe(true);
  expect([addCalls(), drawn]).toEqual([calls, 0]);
});
