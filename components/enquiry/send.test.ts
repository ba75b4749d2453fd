import { saveDraft } from '@/components/forms/draft';
import { forgetKey } from '@/components/forms/send/content-key';
import { sendEnquiry } from './send';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const bodies: { idempotencyKey: string; uname: string }[] = [];
let answer: () => Promise<unknown>;

const replying = (status: number, body: unknown) => async () => ({
  ok: status < 300,
  status,
  json: async () => body,
});

function formWith(uname: string): HTMLFormElement {
  document.body.innerHTML = `<form action="/api/inquiries"><input name="uname" value="${uname}"></form>`;
  return document.forms[0] as HTMLFormElement;
}

beforeEach(() => {
  bodies.length = 0;
  sessionStorage.clear();
  forgetKey('enquiry');
  AbortSignal.timeout ??= () => new AbortController().signal;
  globalThis.fetch = jest.fn(async (_address: unknown, init?: RequestInit) => {
    bodies.push(JSON.parse(String(init?.body)));
    return (await answer()) as Response;
  });
});

test('greets by the name the answer has, also when it will be sent later', async () => {
  answer = replying(201, { kind: 'sent', uname: 'AYESHA' });
  expect(await sendEnquiry(formWith('Ayesha'))).toEqual({ kind: 'sent', uname: 'AYESHA' });
  answer = replying(202, { kind: 'accepted', uname: 'Ayesha' });
  expect(await sendEnquiry(formWith('Ayesha'))).toEqual({ kind: 'accepted', uname: 'Ayesha' });
  answer = replying(202, { kind: 'unconfirmed', uname: 'Ayesha' });
  expect(await sendEnquiry(formWith('Ayesha'))).toEqual({ kind: 'unconfirmed', uname: 'Ayesha' });
});

test('hands on what the server finds wrong, by field', async () => {
  answer = replying(400, { error: { code: 'invalid' }, errors: { uname: 'Name is required' } });
  expect(await sendEnquiry(formWith(''))).toEqual({ kind: 'invalid', errors: { uname: 'Name is required' } });
});

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'an answer that is no JSON',
    async () => ({ ok: true, status: 200, json: () => Promise.reject(new SyntaxError()) }),
  ],
  ['a server error', replying(502, { error: { code: 'failed' } })],
  ['too many attempts', replying(429, { error: { code: 'limited' } })],
  ['a refusal without fields', replying(400, { error: { code: 'bad-key' } })],
])('%s is a failure, never an exception', async (_what, given) => {
  answer = given;
  expect(await sendEnquiry(formWith('Ayesha'))).toEqual({ kind: 'failed' });
});

test('an attempt repeated with the same words is the same enquiry; changed words, or success, make a new one', async () => {
  answer = replying(502, {});
  await sendEnquiry(formWith('Ayesha'));
  await sendEnquiry(formWith('Ayesha'));
  await sendEnquiry(formWith('Ayesha B'));
  answer = replying(201, { uname: 'x' });
  await sendEnquiry(formWith('Ayesha B'));
  await sendEnquiry(formWith('Ayesha B'));
  const keys = bodies.map(({ idempotencyKey }) => idempotencyKey);
  expect(keys.every((key) => uuid.test(key))).toBe(true);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
  expect(keys[3]).toBe(keys[2]);
  expect(keys[4]).not.toBe(keys[3]);
});

test('an attempt whose answer was lost is the same enquiry after a reload', async () => {
  saveDraft('enquiry', { values: { uname: 'Ayesha' } });
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await sendEnquiry(formWith('Ayesha'));
  jest.resetModules();
  const reloaded = await import('./send');
  answer = replying(201, { uname: 'Ayesha' });
  await reloaded.sendEnquiry(formWith('Ayesha'));
  expect(bodies[1]?.idempotencyKey).toBe(bodies[0]?.idempotencyKey);
});

test('a key that belongs to other answers is replaced at once', async () => {
  const answers = [replying(422, { error: { code: 'key-reused' } }), replying(201, { uname: 'Ayesha' })];
  answer = () => (answers.shift() ?? replying(500, {}))();
  expect(await sendEnquiry(formWith('Ayesha'))).toMatchObject({ kind: 'sent' });
  expect(bodies[1]?.idempotencyKey).not.toBe(bodies[0]?.idempotencyKey);
});
