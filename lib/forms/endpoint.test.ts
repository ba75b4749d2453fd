/** @jest-environment node */
import { smallBody } from './body';
import { handleForm, type Form } from './endpoint';
import { decodeFlash } from './flash-state';
import { StoreError } from '../store/types';

const key = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
type Fields = { name: string };

/** A form with one required field that writes down which steps it was asked for. */
function testForm(overrides: Partial<Form<Fields>> = {}) {
  const steps: string[] = [];
  const form: Form<Fields> = {
    name: 'test',
    page: '/test',
    controls: ['name'],
    failed: 'Not sent.',
    limit: { name: `test-${Math.random()}`, capacity: 3, refillMs: 600_000 },
    read: (request, limited) => {
      steps.push('read');
      return smallBody(1_000)(request, limited);
    },
    thank: () => ({ status: 201, reply: { kind: 'sent' } }),
    async receive(raw) {
      steps.push('receive');
      const name = String(raw.name ?? '');
      return {
        fields: { name },
        errors: name ? {} : { name: 'Name is required' },
        fingerprint,
      };
    },
    async submit(_fields, attempt) {
      steps.push(`submit ${attempt.idempotencyKey} ${attempt.fingerprint}`);
      return { status: 201, reply: { kind: 'sent' } };
    },
    ...overrides,
  };
  return { form, steps };
}

beforeEach(() => void jest.spyOn(process.stdout, 'write').mockReturnValue(true));

const send = async (form: Form<Fields>, fields: Record<string, string>, accept: string) => {
  const body = new URLSearchParams(fields);
  const headers = { accept, 'x-site-client': '203.0.113.1' };
  const response = await handleForm(
    form,
    new Request('http://localhost/x', { method: 'POST', headers, body }),
  );
  const text = await response.text();
  const cookie = response.headers.get('set-cookie') ?? '';
  return {
    status: response.status,
    location: response.headers.get('location'),
    retryAfter: response.headers.get('retry-after'),
    body: (text ? JSON.parse(text) : undefined) as unknown,
    flash: decodeFlash('test', /=([^;]*)/.exec(cookie)?.[1]),
    cookie,
  };
};
const json = 'application/json';
const page = 'text/html';
const fingerprint = 'a'.repeat(64);

test('the steps come in order, and submitting gets the fingerprint and the key that was sent, in lower case', async () => {
  const { form, steps } = testForm();
  const sent = await send(form, { name: 'Ali', idempotencyKey: key.toUpperCase() }, json);
  expect(sent).toMatchObject({ status: 201, body: { kind: 'sent' } });
  expect(steps).toEqual(['read', 'receive', `submit ${key} ${fingerprint}`]);
});

test('without a key the fingerprint is one', async () => {
  const { form, steps } = testForm();
  await send(form, { name: 'Ali', idempotencyKey: '' }, json);
  expect(steps.at(-1)).toBe(`submit aaaaaaaa-aaaa-8aaa-aaaa-aaaaaaaaaaaa ${fingerprint}`);
});

test('a key that is no UUID is refused, and nothing is submitted', async () => {
  const { form, steps } = testForm();
  expect(await send(form, { name: 'Ali', idempotencyKey: 'nonsense' }, json)).toMatchObject({
    status: 400,
    body: { kind: 'failed', message: 'Not sent.', error: { code: 'bad-key' } },
  });
  expect(steps).toEqual(['read', 'receive']);
});

test('what fills in the honeypot is thanked, and neither checked nor submitted', async () => {
  const { form, steps } = testForm();
  expect((await send(form, { homepage: 'http://win.example' }, json)).status).toBe(201);
  expect(steps).toEqual(['read']);
});

test('a form that takes nothing now answers before it reads', async () => {
  const { form, steps } = testForm({
    refuse: async () => ({ status: 403, code: 'closed', message: 'Closed.', outcome: 'closed' }),
  });
  expect((await send(form, { name: 'Ali' }, json)).status).toBe(403);
  expect(steps).toEqual([]);
});

test.each(['refuse', 'receive', 'submit'] as const)(
  'a store that fails at the step "%s" is answered as busy, with a time for the next attempt',
  async (step) => {
    const { form } = testForm({
      [step]: () => Promise.reject(new StoreError('unavailable', 'FULL', 'full')),
    });
    expect(await send(form, { name: 'Ali' }, json)).toMatchObject({
      status: 503,
      retryAfter: '5',
      body: { kind: 'failed', message: 'Not sent.', error: { code: 'busy' } },
    });
    const { location, flash } = await send(form, { name: 'Ali', idempotencyKey: key }, page);
    expect(location).toBe('/test?outcome=failed');
    // Before the body is read there is nothing to show again.
    if (step !== 'refuse') expect(flash).toMatchObject({ values: { name: 'Ali' }, idempotencyKey: key });
  },
);

test('a defect of a form is no store that fails', async () => {
  const { form } = testForm({ submit: () => Promise.reject(new Error('a defect')) });
  await expect(send(form, { name: 'Ali' }, json)).rejects.toThrow('a defect');
});

test('errors come back by field: as JSON, or with what was typed and a key for the next attempt', async () => {
  const { form } = testForm({ controls: ['name', 'city'] });
  const errors = { name: 'Name is required' };
  expect(await send(form, { city: 'Lahore' }, json)).toMatchObject({
    status: 400,
    body: { kind: 'invalid', errors, error: { code: 'invalid', message: 'Name is required' } },
  });
  const shown = await send(form, { city: 'Lahore', idempotencyKey: key, evil: 'x' }, page);
  expect(shown).toMatchObject({ status: 303, location: '/test?outcome=invalid' });
  expect(shown.flash).toEqual({ values: { city: 'Lahore' }, errors, idempotencyKey: key });
  expect((await send(form, {}, page)).flash?.idempotencyKey).toMatch(/^[\da-f-]{36}$/);
});

test.each([
  ['key-reused', 422, false],
  ['failed', 502, true],
])('after %s the page has what was typed, and the key again: %s', async (code, status, same) => {
  const { form } = testForm({ submit: async () => ({ status, code, message: 'No.' }) });
  const { flash, location } = await send(form, { name: 'Ali', idempotencyKey: key }, page);
  expect(location).toBe('/test?outcome=failed');
  expect(flash?.values).toEqual({ name: 'Ali' });
  expect(flash?.idempotencyKey === key).toBe(same);
});

test('while the same answers are in progress the page gets no new key, under which they would be sent twice', async () => {
  const { form } = testForm({ submit: async () => ({ status: 409, code: 'in-progress', message: 'Wait.' }) });
  expect((await send(form, { name: 'Ali' }, page)).flash).not.toHaveProperty('idempotencyKey');
});

test('every post counts against the limit; above it the page still has what was typed', async () => {
  const { form, steps } = testForm();
  for (const fields of [{ name: 'Ali' }, {}, { homepage: 'x' }]) await send(form, fields, json);
  steps.length = 0;
  expect(await send(form, { name: 'Ali' }, json)).toMatchObject({
    status: 429,
    body: { kind: 'failed', error: { code: 'limited' } },
  });
  const shown = await send(form, { name: 'Ali' }, page);
  expect(shown).toMatchObject({ location: '/test?outcome=failed', flash: { values: { name: 'Ali' } } });
  expect(steps).toEqual(['read', 'read']);
});

test('a success deletes what an earlier attempt left behind', async () => {
  const { form } = testForm();
  const { location, cookie } = await send(form, { name: 'Ali' }, page);
  expect(location).toBe('/test?outcome=sent');
  expect(cookie).toMatch(/^form-answers=; Max-Age=0;/);
});
