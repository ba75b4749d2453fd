/** @jest-environment jsdom */
import { fakeRequests, type ScriptedResponse } from '@/tests/support/fake-request';
import { clearDraft, readDraft, saveDraft } from './draft';
import { sendForm, type Progress } from './send';

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const registered = { kind: 'registered', message: 'Registered' };
const pending = { kind: 'pending', message: 'We are finishing it', statusUrl: '/s' };
const pausesMs = [1_000, 2_000, 4_000];
let requests: ReturnType<typeof fakeRequests>;

const readSentKeys = () =>
  requests.sent
    .filter(({ method }) => method === 'POST')
    .map(({ body }) =>
      body instanceof FormData
        ? body.get('idempotencyKey')
        : (body as { idempotencyKey: string }).idempotencyKey,
    );

beforeEach(() => {
  sessionStorage.clear();
  clearDraft('demo');
  requests = fakeRequests();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

type Options = { pauses?: readonly number[]; abort?: AbortController };

async function run(responses: ScriptedResponse[], { pauses: ms = pausesMs, abort }: Options = {}) {
  requests.script.push(...responses);
  const seenKinds: Progress['kind'][] = [];
  const pendingResult = sendForm<typeof registered>({
    action: '/post',
    draftName: 'demo',
    body: new FormData(),
    timeoutMs: 150_000,
    pausesMs: ms,
    onProgress: ({ kind }) => seenKinds.push(kind),
    ...(abort && { signal: abort.signal }),
  });
  let done = false;
  void pendingResult.finally(() => (done = true));
  for (let second = 0; !done && second < 1_000; second += 1) await jest.advanceTimersByTimeAsync(1_000);
  if (!done) throw new Error('It never ends');
  return { sent: await pendingResult, seen: seenKinds };
}

test('a body that cannot be created is a failure, and nothing is sent', async () => {
  const body = Promise.reject(new Error('ChunkLoadError'));
  const sent = await sendForm({ action: '/post', draftName: 'demo', body, timeoutMs: 1_000 });
  expect(sent).toEqual({ kind: 'failed' });
  expect(requests.sent).toEqual([]);
});

test("the server's reply is returned unchanged", async () => {
  const { sent, seen } = await run([{ status: 201, body: registered }]);
  expect(sent).toEqual({ kind: 'done', reply: registered });
  expect(seen).toEqual(['uploading', 'waiting']);
  expect(requests.sent[0]).toMatchObject({ url: '/post', headers: { Accept: 'application/json' } });
});

test('values without a file are sent as JSON', async () => {
  requests.script.push({ status: 201, body: registered });
  await sendForm({ action: '/post', draftName: 'demo', body: { uname: 'Ayesha' }, timeoutMs: 20_000 });
  expect(requests.sent[0]).toMatchObject({
    headers: { 'Content-Type': 'application/json' },
    body: { uname: 'Ayesha', idempotencyKey: expect.stringMatching(uuidPattern) as string },
    timeout: 20_000,
  });
});

describe('a dropped connection', () => {
  test('is retried with the same key until there is a response', async () => {
    const { sent, seen } = await run(['drop', 'timeout', { status: 201, body: registered }]);
    expect(sent).toMatchObject({ reply: registered });
    expect(readSentKeys()).toEqual(Array(3).fill(readSentKeys()[0]));
    expect(seen).toContain('reconnecting');
  });

  test('that never recovers ends in a failure', async () => {
    expect((await run(Array<ScriptedResponse>(4).fill('drop'))).sent).toEqual({ kind: 'failed' });
    expect(requests.sent).toHaveLength(4);
  });
});

describe('the idempotency key', () => {
  test("is the draft's: the same after a failure or reload, a new one after success", async () => {
    saveDraft('demo', { values: { name: 'Ayesha' } });
    await run(['drop'], { pauses: [] });
    expect(readSentKeys()[0]).toMatch(uuidPattern);
    expect(readDraft('demo')).toEqual({ values: { name: 'Ayesha' }, idempotencyKey: readSentKeys()[0] });
    await run([{ status: 201, body: registered }]);
    expect(readDraft('demo')).toBeUndefined();
    await run([{ status: 201, body: registered }]);
    expect(readSentKeys()[1]).toBe(readSentKeys()[0]);
    expect(readSentKeys()[2]).not.toBe(readSentKeys()[0]);
  });

  test('in use (409) is retried, and the reply is returned', async () => {
    const busyResponse = { status: 409, body: { kind: 'failed', message: 'x' }, retryAfter: '2' };
    const { sent } = await run([busyResponse, { status: 201, body: registered }]);
    expect(sent).toMatchObject({ reply: registered });
    expect(readSentKeys()[1]).toBe(readSentKeys()[0]);
    expect((await run(Array(40).fill(busyResponse))).sent).toMatchObject({ kind: 'failed', status: 409 });
  });

  test('known to the server with other answers (422) is replaced once', async () => {
    const refused = { status: 422, body: { kind: 'failed', message: 'Failed' } };
    expect((await run([refused, { status: 201, body: registered }])).sent.kind).toBe('done');
    expect(readSentKeys()[1]).not.toBe(readSentKeys()[0]);
    expect((await run([refused, refused])).sent).toEqual({ kind: 'failed', status: 422, message: 'Failed' });
    expect(requests.sent).toHaveLength(4);
  });

  test('is kept in memory without storage, and generated without crypto.randomUUID on plain http', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    await run(['drop'], { pauses: [] });
    await run(['drop'], { pauses: [] });
    expect(readSentKeys()[0]).toMatch(uuidPattern);
    expect(readSentKeys()[1]).toBe(readSentKeys()[0]);
    await run([{ status: 201, body: registered }, 'drop']);
    await run(['drop'], { pauses: [] });
    expect(readSentKeys()[3]).not.toBe(readSentKeys()[2]);
  });
});

test('an overload response is returned with the time of its Retry-After', async () => {
  const { sent } = await run([{ status: 503, body: { kind: 'failed', message: 'Busy' }, retryAfter: '7' }]);
  expect(sent).toEqual({ kind: 'failed', status: 503, message: 'Busy', retryAfterMs: 7_000 });
});

test.each([
  [502, '<html>Bad gateway</html>'],
  [502, ''],
  [502, 'null'],
  [200, '<html>Sign in to this network</html>'],
  [400, { error: { code: 'bad-key' } }],
])('an unexpected response (%s %s) is a failure', async (status, body) => {
  expect((await run([{ status, body }])).sent).toEqual({ kind: 'failed', status });
});

test('field errors are returned even from a rejection without a kind', async () => {
  const errors = { email: 'Invalid email address' };
  expect((await run([{ status: 400, body: { errors } }])).sent).toEqual({ kind: 'invalid', errors });
});

describe('a pending reply', () => {
  test('is polled until it has an outcome, also after temporary failures', async () => {
    const { sent, seen } = await run([
      { status: 202, body: pending },
      { status: 503, body: { kind: 'failed', message: 'Failed' }, retryAfter: '1' },
      { status: 500, body: { error: { code: 'internal' } } },
      { status: 502, body: '<html>' },
      { status: 429, body: { error: { code: 'limited' } } },
      'drop',
      { status: 202, body: pending },
      { status: 201, body: registered },
    ]);
    expect(sent).toEqual({ kind: 'done', reply: registered });
    expect(seen).toContain('finishing');
    expect(requests.sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /post',
      ...Array<string>(7).fill('GET /s'),
    ]);
  });

  test('that ends in a failure is a failure', async () => {
    const failureResponse = { status: 502, body: { kind: 'failed', message: 'Failed' } };
    const { sent } = await run([{ status: 202, body: pending }, failureResponse]);
    expect(sent).toEqual({ kind: 'failed', status: 502, message: 'Failed' });
  });

  test('that stays pending is polled thirty times, then returned as pending', async () => {
    const startMs = jest.now();
    const { sent } = await run(Array(100).fill({ status: 202, body: pending }));
    expect(sent).toEqual({ kind: 'done', reply: pending });
    expect(Math.round((jest.now() - startMs) / 60_000)).toBe(1);
    expect(requests.sent).toHaveLength(31);
  });

  test('without a link is not polled', async () => {
    const body = { kind: 'pending', message: 'Our team will check' };
    expect((await run([{ status: 202, body }])).sent).toEqual({ kind: 'done', reply: body });
  });
});

test('cancelling ends sending without a reply', async () => {
  const abortController = new AbortController();
  const pendingRun = run([], { abort: abortController });
  await jest.advanceTimersByTimeAsync(0);
  abortController.abort();
  expect((await pendingRun).sent).toEqual({ kind: 'cancelled' });
});
