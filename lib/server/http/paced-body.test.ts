/** @jest-environment node */
import { readPaced } from './body';

const pace = { maxBytes: 100, deadlineMs: 60_000, windowMs: 60_000, windowBytes: 0 };

test('reading that ends early leaves no read behind, whose failure nobody would handle', async () => {
  const stopping = new AbortController();
  const body = new ReadableStream<Uint8Array>({ pull: (stream) => stream.enqueue(new Uint8Array(10)) });
  const reader = body.getReader();
  const read = jest.spyOn(reader, 'read');
  const refusal = await readPaced(reader, { ...pace, signal: stopping.signal }, () => stopping.abort());
  expect(refusal).toBe('too-slow');
  expect(read).toHaveBeenCalledTimes(1);
});
