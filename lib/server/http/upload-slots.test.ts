/** @jest-environment node */
import { clientHeader } from './rate-limit.ts';
import { readInSlot, uploadsAtOnce } from './upload-slots.ts';

const rules = { names: ['email'], file: 'photo' };

/** Starts an upload that ends when `end` is called. */
function upload(address: string) {
  let end = () => undefined as void;
  const body = new ReadableStream({ start: (stream) => void (end = () => stream.close()) });
  const headers = { 'content-type': 'multipart/form-data; boundary=x', [clientHeader]: address };
  const init = { method: 'POST', headers, body, duplex: 'half' };
  return { read: readInSlot(new Request('http://x/', init), rules), end: () => end() };
}

test('uploads are limited for one address and in total, and a finished one makes room', async () => {
  const ofOne = Array.from({ length: uploadsAtOnce.address }, () => upload('a'));
  expect((await upload('a').read).kind).toBe('limited');
  const ofOthers = Array.from({ length: uploadsAtOnce.all - uploadsAtOnce.address }, (_, n) =>
    upload(`other ${n}`),
  );
  expect((await upload('b').read).kind).toBe('busy');
  ofOne[0]?.end();
  expect((await ofOne[0]?.read)?.kind).toBe('refused');
  const next = upload('a');
  for (const { end } of [next, ...ofOne.slice(1), ...ofOthers]) end();
  expect((await next.read).kind).toBe('refused');
});
