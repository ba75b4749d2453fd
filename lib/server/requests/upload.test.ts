import { Readable } from 'node:stream';
import { readUpload, uploadLimits, uploadsAtOnce, type UploadControls } from './upload';

const rules: UploadControls = { names: ['email', 'firstName', 'profileImage'], file: 'profileImage' };
const boundary = '----WebKitFormBoundary7MA4YWxkTrZu0gW';

type Part = { name: string; value: string | Uint8Array; head?: string };
function multipart(parts: readonly Part[], end = `--${boundary}--\r\n`): Uint8Array<ArrayBuffer> {
  const pieces = parts.flatMap(({ name, value, head }) => [
    Buffer.from(
      `--${boundary}\r\n${head ?? `Content-Disposition: form-data; name="${name}"${typeof value === 'string' ? '' : `; filename="photo.jpg"\r\nContent-Type: image/jpeg`}`}\r\n\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...pieces, Buffer.from(end)]);
}

function request(body: BodyInit | undefined, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost/api/registrations/visitor', {
    method: 'POST',
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}`, ...headers },
    ...(body !== undefined && { body, duplex: 'half' }),
  } as RequestInit);
}
const bytes = (...list: number[]) => new Uint8Array(list);
const photo: Part = { name: 'profileImage', value: bytes(0xff, 0xd8, 0xff, 13, 10, 45, 45, 0) };
const email: Part = { name: 'email', value: 'a@b.pk' };

const streamOf = (pieces: Iterable<Uint8Array>): ReadableStream =>
  Readable.toWeb(Readable.from(pieces, { objectMode: false })) as ReadableStream;

const splitBytes = (body: Uint8Array, size: number) =>
  Array.from({ length: Math.ceil(body.length / size) }, (_, n) => body.slice(n * size, (n + 1) * size));

test('texts and file are read byte for byte at any split of the body', async () => {
  const body = multipart([{ name: 'firstName', value: 'عائشہ' }, email, photo]);
  for (const size of [1, 3, 17, body.length]) {
    const upload = await readUpload(request(streamOf(splitBytes(body, size))), rules);
    expect(upload).toMatchObject({ kind: 'ok', fields: { firstName: 'عائشہ', email: 'a@b.pk' } });
    expect(upload.kind === 'ok' && [...(upload.file ?? [])]).toEqual([...(photo.value as Uint8Array)]);
  }
});

const unchosenFile =
  'Content-Disposition: form-data; name="profileImage"; filename=""\r\nContent-Type: application/octet-stream';

test.each([
  ['no file part', [email]],
  ['a file field without a choice', [email, { ...photo, value: bytes(), head: unchosenFile }]],
  ['a text where the file belongs', [email, { name: 'profileImage', value: 'me.jpg' }]],
])('a form without a file is read: %s', async (_, parts) => {
  expect(await readUpload(request(multipart(parts as Part[])), rules)).toEqual({
    kind: 'ok',
    fields: { email: 'a@b.pk' },
    file: undefined,
    isTooLarge: false,
  });
});

test('a file of 0 bytes is a file', async () => {
  const upload = await readUpload(request(multipart([email, { ...photo, value: bytes() }])), rules);
  expect(upload.kind === 'ok' && upload.file?.byteLength).toBe(0);
});

const malformedBodies: [string, BodyInit | undefined][] = [
  ['an empty body', ''],
  ['cut off in the middle', multipart([email, photo]).slice(0, 120)],
  ['a field twice', multipart([email, email, photo])],
  ['an unknown field', multipart([email, { name: 'isAdmin', value: '1' }, photo])],
  ['a text with the name of a file', multipart([{ ...photo, name: 'email' }])],
  ['a thousand parts', multipart(Array.from({ length: 1_000 }, (_, n) => ({ name: `f${n}`, value: '' })))],
];
test.each(malformedBodies)('a body is malformed: %s', async (_, body) => {
  expect(await readUpload(request(body), rules)).toMatchObject({ kind: 'refused', code: 'malformed' });
});

test('another content type is rejected', async () => {
  const urlEncodedRequest = request('email=a', { 'Content-Type': 'application/x-www-form-urlencoded' });
  expect(await readUpload(urlEncodedRequest, rules)).toMatchObject({ code: 'media-type' });
});

test('a file of 5 MiB is accepted, and one byte more is dropped; the fields are read', async () => {
  const largestPhoto = { ...photo, value: new Uint8Array(uploadLimits.fileBytes) };
  expect(await readUpload(request(multipart([email, largestPhoto])), rules)).toMatchObject({ kind: 'ok' });
  const tooBig = { ...photo, value: new Uint8Array(uploadLimits.fileBytes + 1) };
  expect(await readUpload(request(multipart([tooBig, email])), rules)).toEqual({
    kind: 'ok',
    isTooLarge: true,
    file: undefined,
    fields: { email: 'a@b.pk' },
  });
});

test('an endless body is rejected at the limit despite its Content-Length, and read to its end', async () => {
  let isDrained = false;
  function* endlessParts() {
    yield multipart([email], '');
    yield Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="profileImage"; filename="a"\r\n\r\n`,
    );
    for (let n = 0; n < 200; n += 1) yield new Uint8Array(65_536);
    isDrained = true;
  }
  const stream = streamOf(endlessParts());
  const upload = await readUpload(request(stream, { 'Content-Length': '10' }), rules);
  expect(upload).toMatchObject({ code: 'too-large' });
  // If the rest were not read, a browser that is still sending would show a lost connection instead of the response.
  for (let turn = 0; !isDrained && turn < 10_000; turn += 1) await new Promise(setImmediate);
  expect(isDrained).toBe(true);
});

test('a text is cut at 8 KiB, still long enough to fail validation', async () => {
  const upload = await readUpload(
    request(multipart([{ ...email, value: 'a'.repeat(50_000) }, photo])),
    rules,
  );
  expect(upload.kind === 'ok' && upload.fields.email?.length).toBe(8 * 1024);
});

function slowUpload() {
  let end = () => undefined as void;
  const body = new ReadableStream({ start: (stream) => void (end = () => stream.close()) });
  return { read: readUpload(request(body), rules), end: () => end() };
}

test('an upload may take two minutes, and no longer', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const { read } = slowUpload();
  const onRead = jest.fn();
  void read.then(onRead);
  await jest.advanceTimersByTimeAsync(119_999);
  expect(onRead).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await read).toMatchObject({ code: 'too-slow' });
  jest.useRealTimers();
});

test('uploads at once are limited, and a finished one makes room', async () => {
  const [first, ...others] = Array.from({ length: uploadsAtOnce }, slowUpload);
  expect((await slowUpload().read).kind).toBe('busy');
  first?.end();
  expect((await first?.read)?.kind).toBe('refused');
  const nextUpload = slowUpload();
  expect((await slowUpload().read).kind).toBe('busy');
  for (const { end } of [nextUpload, ...others]) end();
  expect((await nextUpload.read).kind).toBe('refused');
});
