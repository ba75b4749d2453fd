/** @jest-environment node */
import { cookieValue } from '../../../tests/support/cookie';
import type { Answer, Form } from './form';
import {
  formerHoneypotControl,
  honeypotControl,
  personControl,
  personValue,
} from '../../shared/forms/controls';
import { handleForm } from './endpoint';
import { decodeFlash } from './flash';
import { StoreError } from '../store/sql';

const key = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
type TestForm = { form: Form; steps: string[] };

let formCount = 0;
/** A form with its own limit and one required field, which records the steps that ran. */
function testForm(
  overrides: Partial<Form> = {},
  submit: () => Promise<Answer> = async () => ({ status: 201, reply: { kind: 'sent' } }),
): TestForm {
  const steps: string[] = [];
  const form: Form = {
    name: 'test',
    page: '/test',
    controls: ['name'],
    failed: 'Not sent.',
    limit: { name: `test-${(formCount += 1)}`, capacity: 3, refillMs: 600_000 },
    body: { maxBytes: 1_000 },
    open: async () => undefined,
    async check({ raw }) {
      steps.push('check');
      return { errors: raw.name ? {} : { name: 'Name is required' }, fingerprint };
    },
    submit(_services, _checked, attempt) {
      steps.push(`submit ${attempt.idempotencyKey} ${attempt.fingerprint}`);
      return submit();
    },
    ...overrides,
  };
  return { form, steps };
}

beforeEach(() => void jest.spyOn(process.stdout, 'write').mockReturnValue(true));

const send = async ({ form }: TestForm, fields: Record<string, string>, accept: string) => {
  const body = new URLSearchParams(fields);
  const headers = { accept, 'x-site-client': '203.0.113.1' };
  const request = new Request('http://localhost/x', { method: 'POST', headers, body });
  const response = await handleForm(request, form);
  const text = await response.text();
  const cookie = response.headers.get('set-cookie') ?? '';
  return {
    status: response.status,
    location: response.headers.get('location'),
    retryAfter: response.headers.get('retry-after'),
    body: (text ? JSON.parse(text) : undefined) as unknown,
    flash: decodeFlash('test', cookieValue(cookie)),
    cookie,
  };
};
const json = 'application/json';
const page = 'text/html';
const fingerprint = 'a'.repeat(64);

test('a form is submitted with its fingerprint and the sent key in lower case', async () => {
  const form = testForm();
  const sent = await send(form, { name: 'Ali', idempotencyKey: key.toUpperCase() }, json);
  expect(sent).toMatchObject({ status: 201, body: { kind: 'sent' } });
  expect(form.steps).toEqual(['check', `submit ${key} ${fingerprint}`]);
});

test('without a key one is derived from the fingerprint', async () => {
  const form = testForm();
  await send(form, { name: 'Ali', idempotencyKey: '' }, json);
  expect(form.steps.at(-1)).toBe(`submit aaaaaaaa-aaaa-8aaa-aaaa-aaaaaaaaaaaa ${fingerprint}`);
});

test('a key that is not a UUID is rejected, and nothing is submitted', async () => {
  const form = testForm();
  expect(await send(form, { name: 'Ali', idempotencyKey: 'nonsense' }, json)).toMatchObject({
    status: 400,
    body: { kind: 'failed', message: 'Not sent.', error: { code: 'bad-key' } },
  });
  expect(form.steps).toEqual(['check']);
});

test.each([honeypotControl, formerHoneypotControl])(
  'a post with a filled honeypot "%s" is neither checked nor submitted until a visitor confirms it',
  async (name) => {
    const form = testForm();
    const filled = { name: 'Ali', [name]: 'http://win.example' };
    const asked = { [personControl]: 'Please confirm that you filled in this form, then send it again' };
    expect(await send(form, filled, json)).toMatchObject({
      status: 400,
      body: { kind: 'invalid', errors: asked },
    });
    const { location, flash } = await send(form, filled, page);
    expect(location).toBe('/test?outcome=invalid');
    expect(flash).toMatchObject({ values: { name: 'Ali' }, errors: asked });
    expect(form.steps).toEqual([]);
    expect((await send(form, { ...filled, [personControl]: personValue }, json)).status).toBe(201);
  },
);

test('a closed form rejects posts before reading the body or counting them', async () => {
  const refusal = { status: 403, code: 'closed', message: 'Closed.', outcome: 'closed' };
  const form = testForm({ closedRefusal: () => refusal });
  const body = new ReadableStream({ pull: () => Promise.reject(new Error('read')) }, { highWaterMark: 0 });
  const init = { method: 'POST', headers: { accept: json }, body, duplex: 'half' } as const;
  const response = await handleForm(new Request('http://localhost/x', init), form.form);
  expect(response.status).toBe(403);
  for (let post = 0; post < 4; post += 1) expect((await send(form, { name: 'Ali' }, json)).status).toBe(403);
  expect(form.steps).toEqual([]);
});

test('a store failure gives 503 with Retry-After', async () => {
  const form = testForm({}, () => Promise.reject(new StoreError('unavailable', 'FULL', 'full')));
  expect(await send(form, { name: 'Ali' }, json)).toMatchObject({
    status: 503,
    retryAfter: '5',
    body: { kind: 'failed', message: 'Not sent.', error: { code: 'busy' } },
  });
  const { location, flash } = await send(form, { name: 'Ali', idempotencyKey: key }, page);
  expect(location).toBe('/test?outcome=failed');
  expect(flash).toMatchObject({ values: { name: 'Ali' }, idempotencyKey: key });
});

test('other exceptions are rethrown', async () => {
  const form = testForm({}, () => Promise.reject(new Error('a defect')));
  await expect(send(form, { name: 'Ali' }, json)).rejects.toThrow('a defect');
});

test('errors are returned by field: as JSON, or in a page with the typed values and a key for the next attempt', async () => {
  const form = testForm({ controls: ['name', 'city'] });
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

test("a form's own flash state after a rejection is merged with the typed values", async () => {
  const keep = async () => ({ values: { name: 'ALI' }, errors: { city: 'No.' }, uploadDraft: 'kept' });
  const refusal = { status: 502, code: 'failed', message: 'No.', errors: { name: 'Bad.' } };
  const form = testForm({ controls: ['name', 'city'], flashAfterRefusal: keep }, async () => refusal);
  expect((await send(form, { name: 'Ali', city: 'Lahore', idempotencyKey: key }, page)).flash).toEqual({
    values: { name: 'ALI', city: 'Lahore' },
    errors: { name: 'Bad.', city: 'No.' },
    uploadDraft: 'kept',
    idempotencyKey: key,
  });
});

test('a form adds no flash state for JSON clients or after a success', async () => {
  let asked = 0;
  const keep = async () => ((asked += 1), {});
  await send(
    testForm({ flashAfterRefusal: keep }, async () => ({ status: 502, code: 'failed', message: 'No.' })),
    { name: 'A' },
    json,
  );
  await send(testForm({ flashAfterRefusal: keep }), { name: 'Ali' }, page);
  expect(asked).toBe(0);
});

test('the check may reject valid answers, which are then not submitted', async () => {
  const refusal = { status: 403, code: 'closed', message: 'Over.', outcome: 'closed' };
  const form = testForm({ check: async () => ({ errors: {}, fingerprint, refusal }) });
  expect((await send(form, {}, page)).location).toBe('/test?outcome=closed');
  expect(form.steps).toEqual([]);
});

test.each([
  ['key-reused', 422, false],
  ['failed', 502, true],
])('after %s (%d) the page has the typed values; it keeps the key: %s', async (code, status, same) => {
  const form = testForm({}, async () => ({ status, code, message: 'No.' }));
  const { flash, location } = await send(form, { name: 'Ali', idempotencyKey: key }, page);
  expect(location).toBe('/test?outcome=failed');
  expect(flash?.values).toEqual({ name: 'Ali' });
  expect(flash?.idempotencyKey === key).toBe(same);
});

test('while the same answers are in progress the page gets no new key, which would allow a duplicate', async () => {
  const form = testForm({}, async () => ({ status: 409, code: 'in-progress', message: 'Wait.' }));
  expect((await send(form, { name: 'Ali' }, page)).flash).not.toHaveProperty('idempotencyKey');
});

test('every post counts against the limit; above it the page still has the typed values', async () => {
  const form = testForm();
  for (const fields of [{ name: 'Ali' }, {}, { [honeypotControl]: 'x' }]) await send(form, fields, json);
  form.steps.length = 0;
  expect(await send(form, { name: 'Ali' }, json)).toMatchObject({
    status: 429,
    body: { kind: 'failed', error: { code: 'limited' } },
  });
  const shown = await send(form, { name: 'Ali' }, page);
  expect(shown).toMatchObject({ location: '/test?outcome=failed', flash: { values: { name: 'Ali' } } });
  expect(form.steps).toEqual([]);
});

test('a success deletes the flash cookie of an earlier attempt', async () => {
  const { location, cookie } = await send(testForm(), { name: 'Ali' }, page);
  expect(location).toBe('/test?outcome=sent');
  expect(cookie).toMatch(/^form-answers=; Max-Age=0;/);
});
