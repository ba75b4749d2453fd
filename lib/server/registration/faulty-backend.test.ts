/** @jest-environment node */
/** Registers over HTTP, with the real client, against the embedded backend with injected faults. */
import { randomUUID } from 'node:crypto';
import {
  drain,
  photo,
  sentPhoto,
  someone,
  testSite,
  type TestSite,
  useStores,
} from '../../../tests/support/outbox';
import { addAttendee, attendeesPausedFor } from '../backend/writes';
import { resetBackend } from '@/tests/support/reset-backend';
import { serveBackend } from '@/tests/support/backend';
import { postRegistration } from '../../../tests/support/post';

const backend = serveBackend();
const stores = useStores();
/** Test services with the real client for backend calls, except emails. */
let site: TestSite;
beforeEach(async () => {
  site = testSite(await stores.empty());
  Object.assign(site.backend, { addAttendee, attendeesPausedFor });
});
afterEach(() => site.outbox.store.close());

const addCalls = () => backend.calls.filter((call) => call === 'Attendee/Add').length;
const submit = () => postRegistration('visitor', someone(), sentPhoto(photo), randomUUID(), site);

test('internal error texts are logged and never sent to the visitor', async () => {
  backend.fault({ kind: 'no-id', path: 'Attendee/Add' });
  const outcome = await submit();
  const lines = jest.mocked(process.stdout.write).mock.calls.map(([line]) => String(line));
  for (const text of ['GUID missing in API response', 'Failed to submit form']) {
    expect(lines.join('')).toContain(text);
    expect(JSON.stringify(outcome)).not.toContain(text);
  }
});

test('while the breaker is open registrations are saved without a call, and sent once it closes', async () => {
  backend.fault({ kind: 'error', status: 503, path: 'Attendee/Add' });
  const before = backend.records().attendees.length;
  for (let n = 0; n < 5; n += 1) await submit();
  const calls = addCalls();
  const outcomes = await Promise.all(Array.from({ length: 8 }, submit));
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({ status: 202, reply: { message: expect.stringContaining('is saved.') } });
  await drain(site);
  expect(addCalls()).toBe(calls);
  backend.repair();
  resetBackend();
  await drain(site);
  expect(backend.records().attendees).toHaveLength(before + 13);
});
