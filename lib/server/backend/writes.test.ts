import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nowMs } from '@/lib/shared/util/time';
import { serveBackend } from '@/tests/support/backend/serve-backend';
import { logged } from '@/tests/support/logged';
import { enquiryWire, visitorNumber } from '@/tests/support/samples/sample-answers';
import { getEnquiryCities } from './lists';
import { callLimits } from './transport';
import { addAttendee, addEnquiry, writeBreakers, sendPassEmail } from './writes';

const backend = serveBackend();
let testNumber = 0;
beforeEach(() => {
  testNumber += 1;
});

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const parts = { ...visitorNumber(1), phone: '0300-1234567', attendeeType: 'VISITOR' };
const add = (key = `add-${testNumber}`) => addAttendee({ form: 'visitor', parts, photo: jpeg, key });

const picture = { name: 'pass.jpg', type: 'image/jpeg' as const, bytes: jpeg };
const postEmail = (key = `email-${testNumber}`) =>
  sendPassEmail({
    email: 'ali@example.com',
    subject: 'Your pass – Aptech',
    body: '<p>Hello Ali</p>',
    files: [
      { ...picture, part: 'Pass' },
      { ...picture, part: 'Pass1', name: 'poster.png' },
    ],
    key,
  });

const postEnquiry = (key = `enquiry-${testNumber}`) => addEnquiry({ wire: enquiryWire, key });

test.each([
  ['a read', getEnquiryCities, 3_000],
  ['Attendee/Add', () => add(), 8_000],
  ['Inquiries/Add', () => postEnquiry(), 8_000],
  ['Attendee/SendEmail', () => postEmail(), 20_000],
])('%s may take the documented time (docs/product/backend.md#b23)', async (_, call, ms) => {
  const timeoutSpy = jest.spyOn(AbortSignal, 'timeout');
  await call();
  expect(timeoutSpy.mock.calls).toContainEqual([ms]);
  const writeLimits = { connectMs: 2_000, keepAlive: false };
  expect(callLimits).toMatchObject({
    read: { connectMs: 1_000, keepAlive: true },
    add: writeLimits,
    sendEmail: writeLimits,
  });
});

test.each<[string, number | undefined]>([
  ['2', 2_000],
  ['7200', 3_600_000],
  [new Date(nowMs() - 9_000).toUTCString(), 0],
  ['1.5', undefined],
  ['-3', undefined],
  ['soon', undefined],
])('Attendee/Add: 503 with Retry-After: %s', async (time, retryAfterMs) => {
  backend.fault({ kind: 'error', status: 503, headers: { 'retry-after': time }, path: 'Attendee/Add' });
  expect(await add()).toEqual({ kind: 'not-processed', ...(retryAfterMs !== undefined && { retryAfterMs }) });
});

test.each([
  ['Attendee/Add', 'attendees', add],
  ['Attendee/SendEmail', 'emails', postEmail],
  ['Inquiries/Add', 'inquiries', postEnquiry],
] as const)(
  '%s: sent again with its key after a lost response, it is stored once',
  async (call, list, write) => {
    backend.fault({ kind: 'commit-then-drop', path: call, times: 1 });
    expect(await write('lost')).toEqual({ kind: 'unknown' });
    expect(await write('lost')).toMatchObject({ kind: 'ok' });
    expect(await write('another')).toMatchObject({ kind: 'ok' });
    const keys = backend.records()[list].map(({ key }) => key);
    expect(keys.filter((key) => key === 'lost' || key === 'another')).toEqual(['lost', 'another']);
  },
);

test('the email has both pictures', async () => {
  expect(await postEmail('pictures')).toMatchObject({ kind: 'ok' });
  const file = backend.records().emails.find(({ key }) => key === 'pictures')?.file ?? '';
  const [found = ''] = globSync(path.join(backend.folder(), '**', file));
  const attachedNames = [...readFileSync(found, 'utf8').matchAll(/<img alt="([^"]*)"/g)];
  expect(attachedNames.map(([, name]) => name)).toEqual(['pass.jpg', 'poster.png']);
});

test('after five failures registrations are paused, after five times 429 enquiries, and an answer without an id is logged', async () => {
  backend.fault({ kind: 'no-id', path: 'Attendee/Add', times: 2 });
  for (const form of ['visitor', 'conference'] as const)
    expect(await addAttendee({ form, parts, photo: jpeg, key: form })).toEqual({ kind: 'unknown' });
  expect(logged()).toContain('GUID missing in API response');
  backend.fault({ kind: 'error', status: 503, path: 'Attendee/Add' });
  for (let n = 0; n < 5; n += 1) await add();
  expect(writeBreakers.attendees.remainingPauseMs()).toBeGreaterThan(0);
  expect(writeBreakers.enquiries.remainingPauseMs()).toBe(0);
  expect(logged()).toContain('backend.breaker-open');
  backend.calls.length = 0;
  await add();
  expect(backend.calls).toEqual([]);
  backend.fault({ kind: 'error', status: 429, path: 'Inquiries/Add' });
  for (let n = 0; n < 5; n += 1) await postEnquiry();
  expect(writeBreakers.enquiries.remainingPauseMs()).toBeGreaterThan(0);
});
