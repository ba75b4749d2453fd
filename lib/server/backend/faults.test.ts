/** @jest-environment node */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addAttendee, addEnquiry, sendPassEmail } from '@/lib/server/backend/writes';
import {
  getBatches,
  getCentreEvents,
  getCities,
  getEventGroups,
  getPlacements,
  getProjectsOfTheMonth,
  getStudentsOfTheMonth,
} from '@/lib/server/backend/lists';
import {
  getCentreDetail,
  getCentreOptions,
  getCentrePage,
  getCentresOfCity,
} from '@/lib/server/backend/centres';
import type { Read } from '@/lib/server/backend/types';
import { timeouts } from '@/lib/server/backend/transport';
import { resetBackend } from '@/tests/support/reset-backend';
import { getCentres } from '@/lib/shared/content/centres';
import type { Fault } from '@/tests/support/backend-faults';
import { createSwitches } from '@/tests/support/backend-switches';
import { serveEmbeddedBackend, type EmbeddedBackend } from '@/lib/server/embedded-backend/server';
import { publishAddress } from '@/lib/server/runtime/process';
import { openSqlite } from '@/lib/server/store/sqlite';
import { setStore } from '@/lib/server/store/store';
import type { Store } from '@/lib/server/store/sql';
import { monthOf, nowMs } from '@/lib/shared/util/time';

const id = '7f7aab56-04fe-576a-8cce-4c0c39a2add1';
const reads: Record<string, () => Promise<Read<unknown>>> = {
  'City/GetAll': getCities,
  'Centres/GrtBycityId': () => getCentresOfCity('1'),
  'Centres/GetAll': getCentreOptions,
  'Centres/GetById': () => getCentreDetail(id),
  'Events/GetGlobal': getEventGroups,
  'Events/GetByCenterId': () => getCentreEvents(id),
  'UpcomingBatch/GetByCenterId': () => getBatches(id),
  'SOM/GetByCenterId': () => getStudentsOfTheMonth(id),
  'POM/GetByCenterId': () => getProjectsOfTheMonth(id),
  'Placement/GetMonthWise': () => getPlacements(id, monthOf()),
};

let folder: string;
let embedded: EmbeddedBackend;
let store: Store;
let testNumber = 0;

const control = (name: string) => embedded.apiUrl.replace(/api$/, `__control/${name}`);
async function callControl(name: string, method = 'GET', body?: unknown): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = http.request(control(name), { method, agent: false }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => resolve(text));
    });
    request.on('error', reject);
    request.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
const fault = (what: Fault) => callControl('faults', 'POST', what);
const calls = async () => JSON.parse(await callControl('calls')) as Record<string, number>;

const limits = { ...timeouts.read };
/** Shortens the timeout of reads, so that what hangs fails soon; only for tests that expect no fresh data afterwards. */
const giveUpSoon = () => Object.assign(timeouts.read, { totalMs: 250 });

beforeAll(async () => {
  delete process.env.BACKEND_URL;
  folder = mkdtempSync(path.join(tmpdir(), 'faults-test-'));
  embedded = await serveEmbeddedBackend({ folder, intercept: createSwitches() });
  publishAddress(embedded);
});
afterAll(async () => {
  publishAddress();
  await embedded.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  testNumber += 1;
  store = await openSqlite(path.join(folder, `site-${testNumber}.db`));
  setStore(store);
  resetBackend();
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(async () => {
  Object.assign(timeouts.read, limits);
  await callControl('faults', 'DELETE');
  await callControl('calls', 'DELETE');
  setStore();
  await store.close();
});

const broken: Fault[] = [
  { kind: 'error' },
  { kind: 'error', status: 502 },
  { kind: 'error', status: 404 },
  { kind: 'drop' },
  { kind: 'commit-then-drop' },
  { kind: 'truncated' },
  { kind: 'not-json' },
  { kind: 'encoded' },
  { kind: 'redirect' },
  { kind: 'oversized' },
  { kind: 'half-open' },
  { kind: 'hang' },
  { kind: 'answer', status: 204, body: '' },
  { kind: 'answer', status: 200, body: '', headers: { 'content-encoding': 'br' } },
];

describe.each(broken.map((what) => [`${what.kind} ${what.status ?? ''}`.trim(), what] as const))(
  'when every answer is: %s',
  (_name, what) => {
    test('each read is unavailable without a copy', async () => {
      await fault(what);
      giveUpSoon();
      const results = await Promise.all(Object.values(reads).map((read) => read()));
      for (const result of results) expect(result).toEqual({ kind: 'unavailable' });
    });

    test('each read gives its last good copy, marked as old', async () => {
      Object.assign(timeouts.read, { connectMs: 60_000, totalMs: 60_000 });
      const good = await Promise.all(Object.values(reads).map((read) => read()));
      resetBackend();
      await fault(what);
      giveUpSoon();
      const results = await Promise.all(Object.values(reads).map((read) => read()));
      for (const [index, result] of results.entries())
        expect(result).toEqual({ ...good[index], fresh: false, asOf: expect.any(Date) });
    });
  },
);

test('a slow response within the timeout is used', async () => {
  Object.assign(timeouts.read, { totalMs: 60_000 });
  await fault({ kind: 'delay', ms: 300 });
  const results = await Promise.all(Object.values(reads).map((read) => read()));
  for (const result of results) expect(result).toMatchObject({ kind: 'ok', fresh: true });
});

test('while the backend hangs, a thousand first views of a page make one call for each read, at the same time', async () => {
  await fault({ kind: 'hang' });
  const centre = getCentres()[0]!;
  const startedAt = performance.now();
  const pages = await Promise.all(Array.from({ length: 1_000 }, () => getCentrePage(centre, '2026-10')));
  const elapsedMs = performance.now() - startedAt;
  expect(new Set(pages.map(({ batches }) => batches.state))).toEqual(new Set(['unavailable']));
  const counts = await calls();
  expect(Object.keys(counts)).toHaveLength(6);
  expect(new Set(Object.values(counts))).toEqual(new Set([1]));
  // In sequence the six reads would take six times that.
  expect(elapsedMs).toBeLessThan(timeouts.read.totalMs * 6);
});

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const parts = {
  firstName: 'Ali',
  lastName: 'Khan',
  email: 'ali@example.com',
  phone: '0300-1234567',
  userType: 'Professional',
  organization: 'A',
  designation: 'B',
  attendeeType: 'VISITOR',
};
const add = (key: string) => addAttendee({ form: 'visitor', parts, photo: jpeg, key });
const records = async () =>
  JSON.parse(await callControl('records')) as {
    attendees: { key: string; id: string }[];
    emails: { key: string; file: string }[];
    inquiries: { key: string }[];
  };
const attendees = async (key: string) => (await records()).attendees.filter((row) => row.key === key);

test.each<[string, Fault, unknown]>([
  ['a server error', { kind: 'error' }, { kind: 'unknown' }],
  ['504', { kind: 'error', status: 504 }, { kind: 'unknown' }],
  [
    '503 with Retry-After',
    { kind: 'error', status: 503, headers: { 'retry-after': '2' } },
    { kind: 'not-processed', retryAfterMs: 2000 },
  ],
  [
    '503 with Retry-After as a date',
    {
      kind: 'error',
      status: 503,
      headers: { 'retry-after': new Date(nowMs() + 7_200_000).toUTCString() },
    },
    { kind: 'not-processed', retryAfterMs: 3_600_000 },
  ],
  ['429', { kind: 'error', status: 429 }, { kind: 'not-processed' }],
  ['400', { kind: 'error', status: 400 }, { kind: 'rejected', status: 400 }],
  ['409', { kind: 'error', status: 409 }, { kind: 'rejected', status: 409 }],
  ['a redirect', { kind: 'redirect' }, { kind: 'unknown' }],
  ['a cut connection', { kind: 'drop' }, { kind: 'unknown' }],
  ['a truncated answer', { kind: 'truncated' }, { kind: 'unknown' }],
  ['an answer without id', { kind: 'no-id' }, { kind: 'unknown' }],
  ['HTML instead of JSON', { kind: 'not-json' }, { kind: 'unknown' }],
  ['an encoded answer', { kind: 'encoded' }, { kind: 'unknown' }],
  ['an oversized answer', { kind: 'oversized' }, { kind: 'unknown' }],
  ['a numeric id', { kind: 'answer', body: '{"id":7}' }, { kind: 'unknown' }],
  ['an id that is no GUID', { kind: 'answer', body: '{"id":"not-guid"}' }, { kind: 'unknown' }],
  [
    'an id of zeros',
    { kind: 'answer', body: '{"id":"00000000-0000-0000-0000-000000000000"}' },
    { kind: 'unknown' },
  ],
  ['a hostile id', { kind: 'answer', body: '{"id":"<script>"}' }, { kind: 'unknown' }],
])('Attendee/Add: %s', async (_name, what, expected) => {
  await fault({ ...what, path: 'Attendee/Add' });
  expect(await add(`fault-${testNumber}`)).toEqual(expected);
});

test('an upper-case GUID is accepted and stored in lower case', async () => {
  const guid = '7F7AAB56-04FE-576A-8CCE-4C0C39A2ADD1';
  await fault({ kind: 'answer', path: 'Attendee/Add', body: JSON.stringify({ id: guid }) });
  expect(await add('upper')).toEqual({ kind: 'ok', attendeeId: guid.toLowerCase() });
});

test('a request repeated with its key after a lost response returns the attendee that was stored once', async () => {
  await fault({ kind: 'commit-then-drop', path: 'Attendee/Add', times: 1 });
  expect(await add('lost')).toEqual({ kind: 'unknown' });
  const repeated = await add('lost');
  const stored = await attendees('lost');
  expect(stored).toHaveLength(1);
  expect(repeated).toEqual({ kind: 'ok', attendeeId: stored[0]?.id });
});

test('control: under another key the same person is stored twice', async () => {
  await add('one');
  await add('two');
  expect([...(await attendees('one')), ...(await attendees('two'))]).toHaveLength(2);
});

test('a backend that refuses connections gives “not-sent”', async () => {
  publishAddress({ apiUrl: 'http://127.0.0.1:1/api', mediaUrl: '' });
  expect(await add('nobody')).toEqual({ kind: 'not-sent' });
  publishAddress(embedded);
});

test('the pass email is sent once for each key, with both pictures', async () => {
  const picture = { name: 'pass.jpg', type: 'image/jpeg' as const, bytes: jpeg };
  const email = {
    email: 'ali@example.com',
    subject: 'Your pass – Aptech',
    body: '<p>Hello Ali</p>',
    pass: { ...picture, part: 'Pass' as const },
    pass1: { ...picture, part: 'Pass1' as const, name: 'poster.png' },
    key: 'mail-1',
  };
  await fault({ kind: 'commit-then-drop', path: 'Attendee/SendEmail', times: 1 });
  expect(await sendPassEmail(email)).toEqual({ kind: 'unknown' });
  expect(await sendPassEmail(email)).toMatchObject({ kind: 'ok' });
  const sent = (await records()).emails.filter(({ key }) => key === 'mail-1');
  expect(sent).toHaveLength(1);
  const [file = ''] = globSync(path.join(folder, '**', sent[0]?.file ?? ''));
  const attached = [...readFileSync(file, 'utf8').matchAll(/ attachment; filename="(.*)"/g)];
  expect(attached.map(([, name]) => name)).toEqual(['pass.jpg', 'poster.png']);
});

const wire = {
  uphne: 3001234567,
  uname: 'Ali',
  uemail: 'ali@example.com',
  course: 'HDSE',
  cityId: 1,
  centresId: id,
  others: '',
  currentCity: '---' as const,
};

test('an enquiry whose answer was lost is one enquiry when it is sent again with its key', async () => {
  await fault({ kind: 'commit-then-drop', path: 'Inquiries/Add', times: 1 });
  expect(await addEnquiry({ wire, key: 'enquiry-lost' })).toEqual({ kind: 'unknown' });
  expect(await addEnquiry({ wire, key: 'enquiry-lost' })).toMatchObject({ kind: 'ok' });
  expect((await records()).inquiries.filter(({ key }) => key === 'enquiry-lost')).toHaveLength(1);
});

test.each<[string, Fault | undefined, unknown]>([
  ['success greets by the returned name', undefined, { kind: 'ok', uname: 'Ali' }],
  ['a missing name: the one we sent', { kind: 'answer', body: '{}' }, { kind: 'ok', uname: 'Ali' }],
  [
    'a name with markup stays text',
    { kind: 'answer', body: '{"uname":"<b>A</b>"}' },
    { kind: 'ok', uname: '<b>A</b>' },
  ],
  ['no object', { kind: 'answer', body: '[]' }, { kind: 'unknown' }],
  ['refused', { kind: 'error', status: 422 }, { kind: 'rejected', status: 422 }],
])('Inquiries/Add: %s', async (_name, what, expected) => {
  if (what) await fault({ ...what, path: 'Inquiries/Add' });
  expect(await addEnquiry({ wire, key: `enquiry-${testNumber}` })).toEqual(expected);
});
