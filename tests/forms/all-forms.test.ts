import { randomUUID } from 'node:crypto';
import { registrationRequest } from '../support/registration/post';
import { testSite, type TestSite, useStores } from '../support/registration/test-site';
import { visitorNumber } from '../support/samples/sample-answers';
import { handleEnquiry } from '@/lib/server/enquiry/handle';
import { handleFeedback } from '@/lib/server/feedback/handle';
import { exportFeedback } from '@/lib/server/feedback/record';
import { handleRegistration } from '@/lib/server/registration/handle';
import { initialAnswers } from '@/lib/shared/feedback/fields';
import { setStore } from '@/tests/support/singletons';

/** Urdu text with zero-width non-joiners as keyboards write it; `typedUrdu` adds characters that must be removed. */
const urduText = 'کریم\u200Cاللہ می\u200Cخواہم';
const typedUrdu = ` ${urduText}\u202E\u200B \u200C`;
const centre = '0badd4c9-c422-5f0b-bb99-829e6b8a70fa';

const stores = useStores();
let site: TestSite;
let sentBodies: Record<string, unknown>[];
beforeEach(async () => {
  site = testSite(await stores.empty());
  setStore(site.outbox.store);
  sentBodies = [];
  const { addAttendee, addEnquiry } = site.backend;
  site.backend.addAttendee = (input) => {
    sentBodies.push({ ...input.parts });
    return addAttendee(input);
  };
  site.backend.addEnquiry = (input) => {
    sentBodies.push({ ...input.wire });
    return addEnquiry(input);
  };
});

type Send = (fields: Record<string, unknown>) => Promise<Response>;
const postJson = (fields: Record<string, unknown>) => {
  const headers = { 'Content-Type': 'application/json' };
  return new Request('http://localhost/api/form', { method: 'POST', body: JSON.stringify(fields), headers });
};
const sendEnquiry: Send = (fields) => handleEnquiry(postJson(fields), site);
const sendFeedback: Send = (fields) => handleFeedback(postJson(fields));
const register: Send = (fields) => {
  const headers = { Accept: 'application/json' };
  return handleRegistration(registrationRequest('visitor', fields, { headers }), 'visitor', site);
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
  ...initialAnswers,
  centresId: centre,
  studentName: 'Ali',
  enrollmentNo: '1',
  faculty: 'x',
  batchCode: 'y',
};
const registration = visitorNumber(1);

test('Urdu text is sent unchanged by every form, with non-joiners but without invisible characters', async () => {
  expect((await register({ ...registration, firstName: typedUrdu, organization: typedUrdu })).status).toBe(
    201,
  );
  expect((await sendEnquiry({ ...enquiry, uname: typedUrdu, others: typedUrdu })).status).toBe(201);
  expect((await sendFeedback({ ...feedback, studentName: typedUrdu })).status).toBe(201);
  expect(sentBodies).toMatchObject([
    { firstName: urduText, organization: urduText },
    { uname: urduText, others: urduText },
  ]);
  const [line = ''] = await exportFeedback(site.outbox.store);
  expect(JSON.parse(line)).toMatchObject({ studentName: urduText });
});

const countRecords = async () => sentBodies.length + (await exportFeedback(site.outbox.store)).length;

describe.each([
  { name: 'registration', send: register, valid: registration, text: 'organization' },
  { name: 'enquiry', send: sendEnquiry, valid: enquiry, text: 'others' },
  { name: 'feedback', send: sendFeedback, valid: feedback, text: 'faculty' },
])('$name', ({ name, send, valid, text }) => {
  let key: string;
  let validAnswers: Record<string, string>;
  beforeEach(() => {
    key = randomUUID();
    validAnswers = { ...valid, [text]: `Text ${key.replace(/[^a-f]/g, '')}` };
  });

  test.each(['nonsense', 'x'.repeat(2_000), 7, [randomUUID()], null])(
    'a key that is not a UUID is rejected, and nothing is stored: %j',
    async (wrongKey) => {
      // Multipart fields are always text, so an array with one key equals that key.
      const idempotencyKey = name === 'registration' ? JSON.stringify(wrongKey) : wrongKey;
      const response = await send({ ...validAnswers, idempotencyKey });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ kind: 'failed', error: { code: 'bad-key' } });
      expect(await countRecords()).toBe(0);
    },
  );

  test.each([
    ['a key', () => ({ idempotencyKey: key })],
    ['an empty key', () => ({ idempotencyKey: '' })],
    ['no key', () => ({})],
  ])('a post repeated with %s is one record', async (_, keyOf) => {
    const withKey = keyOf();
    const firstBody = (await (await send({ ...validAnswers, ...withKey })).json()) as unknown;
    const secondResponse = await send({ ...validAnswers, ...withKey });
    expect([secondResponse.status, await secondResponse.json()]).toEqual([201, firstBody]);
    expect(await countRecords()).toBe(1);
  });

  test('a key re-used with other answers is rejected', async () => {
    await send({ ...validAnswers, idempotencyKey: key });
    const response = await send({ ...validAnswers, [text]: 'Else', idempotencyKey: key });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ kind: 'failed', error: { code: 'key-reused' } });
    expect(await countRecords()).toBe(1);
  });

  test('without a store a post gives 503 with Retry-After, and nothing is sent', async () => {
    await site.outbox.store.close();
    const response = await send(validAnswers);
    expect([response.status, response.headers.get('retry-after')]).toEqual([
      503,
      expect.stringMatching(/^\d+$/),
    ]);
    expect(sentBodies).toEqual([]);
  });
});
