import { cookieValue } from '../../../tests/support/cookie';
import { honeypotControl, personControl, personValue } from '../../shared/forms/control-names';
import { createRefusal, type RefusalCode } from '../requests/responses';
import { handleForm, submissionOf } from './endpoint';
import { decodeFlash } from './flash';
import type { Form } from './form';
import { invalidRefusal, type Outcome } from './outcome';

const key = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const acceptJson = 'application/json';
const acceptHtml = 'text/html';

const fingerprint = 'a'.repeat(64);
function testForm(outcome: Outcome | Error = { kind: 'accepted', status: 201, reply: { kind: 'sent' } }) {
  const submit = jest.fn(async (): Promise<Outcome> => {
    if (outcome instanceof Error) throw outcome;
    return outcome;
  });
  const form: Form<undefined> = {
    name: 'test',
    page: '/test',
    controls: ['name', 'city'],
    failed: 'Not sent.',
    body: { maxBytes: 1_000 },
    check: async () => ({ kind: 'checked', answers: undefined, errors: {}, fingerprint }),
    submit,
  };
  return { ...form, submit };
}

const send = async (
  form: Form<undefined>,
  fields: Record<string, string>,
  accept: string,
  cookieHeader = '',
) => {
  const body = new URLSearchParams(fields);
  const headers = { accept, cookie: cookieHeader };
  const request = new Request('http://localhost/x', { method: 'POST', headers, body });
  const response = await handleForm(request, form);
  const text = await response.text();
  const cookie = response.headers.get('set-cookie') ?? '';
  return {
    status: response.status,
    location: response.headers.get('location'),
    body: (text ? JSON.parse(text) : undefined) as unknown,
    flash: decodeFlash('test', cookieValue(cookie)),
    cookie,
  };
};

test.each([
  ['the sent key in lower case', key.toUpperCase(), key],
  ['a key derived from the fingerprint if none was sent', '', 'aaaaaaaa-aaaa-8aaa-aaaa-aaaaaaaaaaaa'],
])('a submission has %s', (_, sentKey, idempotencyKey) => {
  const submission = submissionOf(
    { raw: { idempotencyKey: sentKey } },
    { errors: {}, fingerprint },
    'Not sent.',
  );
  expect(submission).toMatchObject({ idempotencyKey, fingerprint });
});

test('a post with a filled honeypot is not submitted until a visitor confirms it', async () => {
  const form = testForm();
  const filled = { name: 'Ali', [honeypotControl]: 'http://win.example' };
  const confirmation = { [personControl]: 'Please confirm that you filled in this form, then send it again' };
  expect(await send(form, filled, acceptJson)).toMatchObject({ status: 400, body: { errors: confirmation } });
  const { location, flash } = await send(form, filled, acceptHtml);
  expect(location).toBe('/test?outcome=invalid');
  expect(flash).toMatchObject({ values: { name: 'Ali' }, errors: confirmation });
  expect(form.submit).not.toHaveBeenCalled();
  expect((await send(form, { ...filled, [personControl]: personValue }, acceptJson)).status).toBe(201);
});

test('a closed form is refused before its body is read', async () => {
  const form = {
    ...testForm(),
    closedRefusal: () => createRefusal('closed', 'Closed.', { outcome: 'closed' }),
  };
  const body = new ReadableStream({ pull: () => Promise.reject(new Error('read')) }, { highWaterMark: 0 });
  const init = { method: 'POST', headers: { accept: acceptJson }, body, duplex: 'half' } as const;
  const response = await handleForm(new Request('http://localhost/x', init), form);
  expect(response.status).toBe(403);
  expect((await send(form, { name: 'Ali' }, acceptJson)).status).toBe(403);
  expect(form.submit).not.toHaveBeenCalled();
});

test('errors are returned by field: as JSON, or in a page with the typed values and a key for the next attempt', async () => {
  const errors = { name: 'Name is required' };
  const form = testForm(invalidRefusal(errors));
  expect(await send(form, { city: 'Lahore' }, acceptJson)).toMatchObject({
    status: 400,
    body: { kind: 'invalid', errors, error: { code: 'invalid', message: 'Name is required' } },
  });
  const formResponse = await send(form, { city: 'Lahore', idempotencyKey: key, evil: 'x' }, acceptHtml);
  expect(formResponse).toMatchObject({ status: 303, location: '/test?outcome=invalid' });
  expect(formResponse.flash).toEqual({
    outcome: 'invalid',
    values: { city: 'Lahore' },
    errors,
    idempotencyKey: key,
  });
  expect((await send(form, {}, acceptHtml)).flash?.idempotencyKey).toMatch(/^[\da-f-]{36}$/);
});

test("a form's own flash state after a rejection is merged with the typed values, and not sent to JSON clients", async () => {
  const formFlash = { values: { name: 'ALI' }, errors: { city: 'No.' }, uploadDraft: 'kept' };
  const form = () => ({
    ...testForm(createRefusal('failed', 'No.', { errors: { name: 'Bad.' } })),
    flash: async () => formFlash,
  });
  const fields = { name: 'Ali', city: 'Lahore', idempotencyKey: key };
  expect((await send(form(), fields, acceptHtml)).flash).toEqual({
    outcome: 'invalid',
    values: { name: 'ALI', city: 'Lahore' },
    errors: { name: 'Bad.', city: 'No.' },
    uploadDraft: 'kept',
    idempotencyKey: key,
  });
  const { cookie, body } = await send(form(), fields, acceptJson);
  expect(cookie).toBe('');
  expect(JSON.stringify(body)).not.toMatch(/kept|ALI/);
});

const failedOutcome: Outcome = createRefusal('failed', 'No.');
const acceptedOutcome: Outcome = {
  kind: 'accepted',
  status: 201,
  reply: { kind: 'sent' },
  receipt: { parameter: 'pass', value: 'tok' },
};
const acceptedFlash = { outcome: 'sent', receipt: 'tok', values: {} };

test.each([
  ['accepted without JavaScript', acceptedOutcome, acceptHtml, acceptedFlash],
  ['accepted with JavaScript', acceptedOutcome, acceptJson, acceptedFlash],
  ['rejected without JavaScript', failedOutcome, acceptHtml, { outcome: 'failed', values: { name: 'Ali' } }],
  ['rejected with JavaScript', failedOutcome, acceptJson, undefined],
])('the flash state says that the last post was %s', async (_, answer, accept, flash) => {
  const { cookie } = await send(testForm(failedOutcome), { name: 'Ali' }, acceptHtml);
  const laterResponse = await send(testForm(answer), { name: 'Ali' }, accept, cookie);
  // Not `toMatchObject`, in which `{}` matches all answers.
  if (flash) expect({ ...laterResponse.flash, idempotencyKey: undefined }).toEqual({ errors: {}, ...flash });
  else expect(laterResponse.cookie).toBe('');
});

test('a page of a post that was not read has the answers of the one before, and says that this one failed', async () => {
  const { cookie } = await send(testForm(), { name: 'Ali', [honeypotControl]: 'x' }, acceptHtml);
  const closed = { ...testForm(), closedRefusal: () => ({ ...failedOutcome, outcome: 'closed' }) };
  const { flash } = await send(closed, {}, acceptHtml, `other=1; ${cookie}`);
  const idempotencyKey = expect.any(String) as string;
  expect(flash).toEqual({ outcome: 'closed', values: { name: 'Ali' }, errors: {}, idempotencyKey });
  expect((await send(closed, {}, acceptHtml)).flash).toEqual({ outcome: 'closed', values: {}, errors: {} });
});

test.each<[RefusalCode, boolean]>([
  ['key-reused', false],
  ['failed', true],
])('after %s the page has the typed values; it keeps the key: %s', async (code, keepsKey) => {
  const form = testForm(createRefusal(code, 'No.'));
  const { flash, location } = await send(form, { name: 'Ali', idempotencyKey: key }, acceptHtml);
  expect(location).toBe('/test?outcome=failed');
  expect(flash?.values).toEqual({ name: 'Ali' });
  expect(flash?.idempotencyKey === key).toBe(keepsKey);
});

test.each<RefusalCode>(['in-progress', 'busy'])(
  'after %s the page gets no new key, which would allow a duplicate',
  async (code) => {
    const form = testForm(createRefusal(code, 'Wait.'));
    expect((await send(form, { name: 'Ali' }, acceptHtml)).flash).not.toHaveProperty('idempotencyKey');
  },
);
