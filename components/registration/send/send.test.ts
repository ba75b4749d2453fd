import { results } from '@/lib/registration/messages';
import { send, type Progress } from './send';

/** Scripted responses of XMLHttpRequest: a status with a body, or a dropped connection. */
type Answer = { status: number; body: unknown; retryAfter?: string } | 'drop';
let script: Answer[] = [];
let posted: FormData[] = [];

class FakeRequest {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload = () => undefined;
  onerror = () => undefined;
  ontimeout = () => undefined;
  onabort = () => undefined;
  timeout = 0;
  status = 0;
  responseText = '';
  #retryAfter: string | null = null;
  open = () => undefined;
  setRequestHeader = () => undefined;
  getResponseHeader = () => this.#retryAfter;
  abort = () => this.onabort();
  send(body: FormData) {
    posted.push(body);
    const answer = script.shift();
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    if (answer === undefined) return;
    void Promise.resolve().then(() => {
      if (answer === 'drop') return this.onerror();
      this.status = answer.status;
      this.responseText = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
      this.#retryAfter = answer.retryAfter ?? null;
      this.onload();
    });
  }
}

const registered = { kind: 'registered', message: results.visitor };
const keys = () => posted.map((body) => body.get('idempotencyKey'));

beforeEach(() => {
  script = [];
  posted = [];
  jest.useFakeTimers();
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
});
afterEach(() => jest.useRealTimers());

/** Runs a whole submission against the script and lets every pause elapse. */
async function run(answers: Answer[], abort = new AbortController()) {
  script = answers;
  const seen: Progress['kind'][] = [];
  let renewals = 0;
  const sent = send({
    action: '/post',
    body: (key) => {
      const data = new FormData();
      data.set('idempotencyKey', key);
      return Promise.resolve(data);
    },
    key: 'first',
    renewKey: () => `renewed-${(renewals += 1)}`,
    onProgress: ({ kind }) => seen.push(kind),
    signal: abort.signal,
  });
  let done = false;
  void sent.finally(() => (done = true));
  while (!done) await jest.advanceTimersByTimeAsync(1_000);
  return { sent: await sent, seen };
}

test('an answer is handed on as it is', async () => {
  const { sent, seen } = await run([{ status: 201, body: registered }]);
  expect(sent).toEqual({ reply: registered });
  expect(seen).toEqual(['uploading']);
});

test('a dropped connection is retried with the same key until there is a response', async () => {
  const { sent, seen } = await run(['drop', 'drop', { status: 201, body: registered }]);
  expect(sent?.reply).toEqual(registered);
  expect(keys()).toEqual(['first', 'first', 'first']);
  expect(seen).toContain('reconnecting');
});

test('a line that stays dead ends in the specified failure, not in an endless wait', async () => {
  const { sent } = await run(Array<Answer>(8).fill('drop'));
  expect(sent).toEqual({ reply: { kind: 'failed', message: 'Registration failed. Please try again.' } });
  expect(posted).toHaveLength(8);
});

test('a key in use is asked again; the first answer wins', async () => {
  const { sent } = await run([
    { status: 409, body: { kind: 'failed', message: 'x' }, retryAfter: '2' },
    { status: 201, body: registered },
  ]);
  expect(sent?.reply).toEqual(registered);
  expect(keys()).toEqual(['first', 'first']);
});

test('a key of other answers is replaced once, and only once', async () => {
  const refused = { status: 422, body: { kind: 'failed', message: results.failed } };
  expect((await run([refused, { status: 201, body: registered }])).sent?.reply).toEqual(registered);
  expect(keys()).toEqual(['first', 'renewed-1']);
  posted = [];
  expect((await run([refused, refused])).sent?.reply.kind).toBe('failed');
  expect(posted).toHaveLength(2);
});

test('an overload response carries the time for which the button stays disabled', async () => {
  const { sent } = await run([
    { status: 503, body: { kind: 'failed', message: results.failed }, retryAfter: '7' },
  ]);
  expect(sent).toEqual({ reply: { kind: 'failed', message: results.failed }, retryAfterMs: 7_000 });
});

test.each(['<html>Bad gateway</html>', '', 'null', '{"kind":"registered2"}'])(
  'an unexpected response (%s) is a failure',
  async (body) => {
    expect((await run([{ status: 502, body }])).sent?.reply).toEqual({
      kind: 'failed',
      message: results.failed,
    });
  },
);

test('sentences about fields arrive whatever shape the refusal has', async () => {
  const { sent } = await run([{ status: 400, body: { errors: { email: 'Invalid email address' } } }]);
  expect(sent?.reply).toEqual({ kind: 'invalid', errors: { email: 'Invalid email address' } });
});

test('a pending registration is followed to its end', async () => {
  const answers = [
    { ok: false, status: 503, headers: new Headers({ 'Retry-After': '1' }) },
    {
      ok: true,
      status: 202,
      headers: new Headers(),
      json: () => Promise.resolve({ kind: 'pending', message: results.finishing, statusUrl: '/s' }),
    },
    { ok: true, status: 201, headers: new Headers(), json: () => Promise.resolve(registered) },
  ];
  const fetched = jest.fn(() => Promise.resolve(answers.shift()));
  globalThis.fetch = fetched as unknown as typeof fetch;
  const { sent, seen } = await run([
    { status: 202, body: { kind: 'pending', message: results.finishing, statusUrl: '/s' } },
  ]);
  expect(sent?.reply).toMatchObject(registered);
  expect(seen).toContain('finishing');
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('a failure reported by the status link is final', async () => {
  const failure = { kind: 'failed', message: results.failed };
  const answer = { ok: false, status: 502, headers: new Headers(), json: () => Promise.resolve(failure) };
  globalThis.fetch = jest.fn(() => Promise.resolve(answer)) as unknown as typeof fetch;
  const body = { kind: 'pending', message: results.finishing, statusUrl: '/s' };
  expect((await run([{ status: 202, body }])).sent?.reply).toMatchObject(failure);
});

test('a status link that fails for a moment is asked again', async () => {
  const answer = (status: number, body: unknown) => ({
    ok: status < 300,
    status,
    headers: new Headers(),
    json: () => (typeof body === 'string' ? Promise.reject(new SyntaxError()) : Promise.resolve(body)),
  });
  const answers = [
    answer(500, { error: { code: 'internal' } }),
    answer(502, '<html>'),
    answer(502, { error: { code: 'x' } }),
    answer(201, registered),
  ];
  globalThis.fetch = jest.fn(() => Promise.resolve(answers.shift())) as unknown as typeof fetch;
  const body = { kind: 'pending', message: results.finishing, statusUrl: '/s' };
  expect((await run([{ status: 202, body }])).sent?.reply).toMatchObject(registered);
});

test('an unconfirmed outcome is not polled', async () => {
  const body = { kind: 'pending', message: results.unconfirmed };
  expect((await run([{ status: 202, body }])).sent?.reply).toEqual(body);
});

test('cancelling ends it without a reply', async () => {
  const abort = new AbortController();
  const running = run([], abort);
  abort.abort();
  expect((await running).sent).toBeUndefined();
});
