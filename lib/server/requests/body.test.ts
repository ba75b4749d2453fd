import { bodyRefusal, readFields } from './body.ts';

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  readFields(new Request('http://x/api/feedback', { method: 'POST', body, headers }), 1000);
const asJson = { 'content-type': 'application/json' };
const asForm = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' };

afterEach(() => void jest.useRealTimers());

test.each([
  ['JSON', '{"a":"1","b":2}', asJson, { a: '1', b: 2 }],
  ['a form', 'a=1&b=%C3%A9+x', asForm, { a: '1', b: 'é x' }],
  ['an Urdu name', '{"name":"علی"}', { 'content-type': 'application/json; charset=utf-8' }, { name: 'علی' }],
  ['as many bytes as fit', JSON.stringify({ a: 'x'.repeat(992) }), asJson, { a: 'x'.repeat(992) }],
])('reads %s', async (_, body, headers, expected) => {
  const result = await post(body, headers);
  expect(result.kind === 'ok' && { ...result.fields }).toEqual(expected);
});

test.each([
  ['plain text', '{}', { 'content-type': 'text/plain' }, 415],
  ['an empty body', '', asJson, 400],
  ['incomplete JSON', '{"a":', asJson, 400],
  ['bytes that are no text', new Uint8Array([0x61, 0x3d, 0xff]), asForm, 400],
  ['a field sent twice', 'email=a&email=b', asForm, 400],
  ['more than fits', JSON.stringify({ a: 'x'.repeat(993) }), asJson, 413],
])('rejects %s', async (_, body, headers, status) => {
  const result = await post(body, headers);
  expect(result.kind === 'refused' && result.status).toBe(status);
});

test.each([
  ['too-large', 413, 'That is too much text. Please shorten it.'],
  ['too-slow', 408, 'The connection was too slow. Please try again.'],
  ['malformed', 400, 'The form could not be read. Please try again.'],
] as const)('the code %s has the status %i and the sentence “%s”', (code, status, message) =>
  expect(bodyRefusal(code)).toMatchObject({ code, status, message }),
);

test('a body may take twenty seconds, and no longer', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const stalledBody = new TransformStream<Uint8Array, Uint8Array>();
  const init = { method: 'POST', headers: asJson, body: stalledBody.readable, duplex: 'half' };
  const pendingFields = readFields(new Request('http://x/api/feedback', init), 1000);
  const onRead = jest.fn();
  void pendingFields.then(onRead);
  await jest.advanceTimersByTimeAsync(19_999);
  expect(onRead).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await pendingFields).toMatchObject({ kind: 'refused', code: 'too-slow' });
});

test('a body aborted by its client gets 400, not 500', async () => {
  const aborted = new ReadableStream<Uint8Array>({ pull: (stream) => stream.error(new Error('aborted')) });
  const init = { method: 'POST', headers: asJson, body: aborted, duplex: 'half' };
  const result = await readFields(new Request('http://x/api/feedback', init), 1000);
  expect(result).toMatchObject({ kind: 'refused', code: 'malformed' });
});
