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
import { postRegistration, type Posted } from '../../../tests/support/post';
import { findJob } from '../outbox/job';

const minute = 60_000;
const limits = { ...timeouts.add };
const backend = serveBackend();
const stores = useStores();
/** Test services with the real client for backend calls, except emails. */
let site: TestSite;

const addCalls = () => backend.calls.filter((call) => call === 'Attendee/Add').length;

beforeEach(async () => {
  site = testSite(await stores.empty());
});
afterEach(async () => {
  Object.assign(timeouts.add, limits);
  await site.outbox.store.close();
});

const submit = (key: string) => {
  Object.assign(site.backend, { addAttendee, attendeesPausedFor });
  return postRegistration('visitor', someone(), sentPhoto(photo), key, site);
};
async function drainOutbox(): Promise<void> {
  await drain({ ...site, backend: Object.assign(site.backend, { addAttendee, attendeesPausedFor }) });
}

const wordOf = ({ kind, ...answer }: Posted) =>
  'reply' in answer && answer.reply.message.includes('is saved') ? 'saved' : kind;

type Case = [what: string, fault: Omit<Fault, 'path'>, answer: string];
/** One fault for each result of the client (lib/server/backend/writes.ts), and faults that differ in time or effect. */
const cases: Case[] = [
  ['a server error', { kind: 'error' }, 'finishing'],
  ['a backend under maintenance', { kind: 'error', status: 503, headers: { 'retry-after': '7' } }, 'saved'],
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
  expect(outcomes.map(wordOf)).toEqual(keys.map(() => answer));
  expect(addCalls()).toBeLessThanOrEqual(6);

  backend.repair();
  resetBackend();
  site.clock.ms += 2 * minute;
  await drainOutbox();
  for (const key of keys) {
    // After a reported failure only the visitor may retry, not the worker.
    const isFailed = answer === 'failed';
    const attendees = backend.records().attendees.filter((attendee) => attendee.key === key);
    expect(attendees).toHaveLength(isFailed ? 0 : 1);
    expect(await findJob(site.outbox.store, key)).toMatchObject({ state: isFailed ? 'rejected' : 'done' });
  }
});

test('while the breaker is open registrations are saved without a call, and sent once it closes', async () => {
  backend.fault({ kind: 'error', status: 503, path: 'Attendee/Add' });
  const before = backend.records().attendees.length;
  for (let n = 0; n < 5; n += 1) await submit(randomUUID());
  const calls = addCalls();
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => submit(randomUUID())));
  expect(outcomes.map(wordOf)).toEqual(Array(8).fill('saved'));
  await drainOutbox();
  expect(addCalls()).toBe(calls);
  backend.repair();
  resetBackend();
  await drainOutbox();
  expect(backend.records().attendees).toHaveLength(before + 13);
});
