/** @jest-environment node */
/** The three forms, from a post to what leaves the site. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defaults } from '@/lib/shared/feedback/fields';
import { handleEnquiry } from '@/lib/server/enquiry/handle';
import { handleFeedback } from '@/lib/server/feedback/handle';
import { handleRegistration } from '@/lib/server/registration/handle';
import { openStore } from '@/lib/server/store/store';
import { photo, testSite, type TestSite } from './support/outbox';

/** As an Urdu keyboard writes it, with zero-width non-joiners; then what must not reach anybody. */
const urdu = 'کریم\u200Cاللہ می\u200Cخواہم';
const typed = ` ${urdu}\u202E\u200B \u200C`;
const centre = '0badd4c9-c422-5f0b-bb99-829e6b8a70fa';

let folder: string;
let site: TestSite;
/** Bodies of calls to the backend. */
let sent: Record<string, unknown>[];
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'forms-'));
  process.env.DATA_DIR = folder;
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  site = testSite(await openStore({ dataDir: folder }));
  sent = [];
  const { addAttendee, addEnquiry } = site.backend;
  site.backend.addAttendee = (input) => {
    sent.push({ ...input.parts });
    return addAttendee(input);
  };
  site.backend.addEnquiry = (input) => {
    sent.push({ ...input.wire });
    return addEnquiry(input);
  };
});
afterEach(async () => {
  await site.outbox.store.close();
  rmSync(folder, { recursive: true, force: true });
  delete process.env.DATA_DIR;
});

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://localhost/api/form', {
    method: 'POST',
    body,
    headers: { Accept: 'application/json', 'x-site-client': 'forms', ...headers },
  });
const enquire = (fields: Record<string, string>) =>
  handleEnquiry(post(JSON.stringify(fields), { 'Content-Type': 'application/json' }), site);
const feedBack = (fields: Record<string, string>) =>
  handleFeedback(post(JSON.stringify(fields), { 'Content-Type': 'application/json' }));
const register = (fields: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('profileImage', new Blob([new Uint8Array(photo)]), 'me.jpg');
  return handleRegistration(post(body), 'visitor', site);
};
const enquiry = {
  uphne: '0300 1234567',
  uname: 'Ayesha',
  uemail: 'a@example.com',
  course: 'HDSE',
  cityId: '1',
  centresId: centre,
  others: '',
};
const feedback = {
  ...defaults,
  centresId: centre,
  studentName: 'Ali',
  enrollmentNo: '1',
  faculty: 'x',
  batchCode: 'y',
};
const registration = {
  firstName: 'Ali',
  lastName: 'Khan',
  email: 'a@example.com',
  phone: '0300 1234567',
  userType: 'Professional',
  organization: 'Works',
  designation: 'Engineer',
};

test('Urdu leaves every form as it is written, non-joiners included, and free of what nobody sees', async () => {
  expect((await register({ ...registration, firstName: typed, organization: typed })).status).toBe(201);
  expect((await enquire({ ...enquiry, uname: typed, others: typed })).status).toBe(201);
  expect((await feedBack({ ...feedback, studentName: typed })).status).toBe(201);
  expect(sent).toMatchObject([
    { firstName: urdu, organization: urdu },
    { uname: urdu, others: urdu },
  ]);
  const line = readFileSync(path.join(folder, 'feedback.jsonl'), 'utf8');
  expect(JSON.parse(line)).toMatchObject({ studentName: urdu });
});

test('a name with and without non-joiners is one person', async () => {
  await register({ ...registration, firstName: urdu });
  expect((await register({ ...registration, firstName: urdu.replaceAll('\u200C', '') })).status).toBe(200);
});

describe.each([
  ['registration', register, registration],
  ['enquiry', enquire, enquiry],
  ['feedback', feedBack, feedback],
] as const)('%s', (_, send, sound) => {
  const key = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

  test('refuses a key that is no UUID', async () => {
    const response = await send({ ...sound, idempotencyKey: 'nonsense' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ kind: 'failed', error: { code: 'bad-key' } });
    expect(sent).toEqual([]);
  });

  test.each([key, undefined])('a post repeated with key %s is one record', async (idempotencyKey) => {
    const fields = { ...sound, ...(idempotencyKey && { idempotencyKey }) };
    const first = (await (await send(fields)).json()) as unknown;
    const second = await send(fields);
    expect([second.status, await second.json()]).toEqual([201, first]);
    expect(sent.length).toBeLessThanOrEqual(1);
  });
});
