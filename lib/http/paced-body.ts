/** Limits of reading one body. Bytes and milliseconds. */
type Pace = {
  maxBytes: number;
  deadlineMs: number;
  /** In each window at least so many bytes. */
  windowMs: number;
  windowBytes: number;
  /** Ends the reading as too slow. */
  signal?: AbortSignal | undefined;
};

type Chunk = { kind: 'chunk'; bytes: Uint8Array } | { kind: 'end' } | { kind: 'aborted' } | { kind: 'idle' };

/** The next chunk, or `idle` after `ms` without one or on `signal`. The read stays pending; pass the same `reading` again. */
function nextChunk(
  reading: Promise<ReadableStreamReadResult<Uint8Array>>,
  ms: number,
  signal: AbortSignal | undefined,
): Promise<Chunk> {
  return new Promise((resolve) => {
    const settle = (chunk: Chunk) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onIdle);
      resolve(chunk);
    };
    const onIdle = () => settle({ kind: 'idle' });
    const timer = setTimeout(onIdle, ms);
    signal?.addEventListener('abort', onIdle);
    reading.then(
      (result) => settle(result.done ? { kind: 'end' } : { kind: 'chunk', bytes: result.value }),
      () => settle({ kind: 'aborted' }), // the client aborted the request
    );
  });
}

/**
 * Reads a body within limits of size and time. `write` takes each chunk and may stop the reading with a refusal of its own.
 * Undefined when the body has been read completely; a body that its client aborts is `malformed`.
 */
export async function readPaced<Refusal>(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  { maxBytes, deadlineMs, windowMs, windowBytes, signal }: Pace,
  write: (chunk: Uint8Array) => Refusal | undefined,
): Promise<Refusal | 'too-large' | 'too-slow' | 'malformed' | undefined> {
  const started = performance.now();
  let window = { from: started, bytes: 0 };
  let size = 0;
  let reading: ReturnType<typeof reader.read> | undefined;
  while (!signal?.aborted) {
    reading ??= reader.read();
    const now = performance.now();
    const left = Math.min(started + deadlineMs, window.from + windowMs) - now;
    const chunk = await nextChunk(reading, Math.max(0, left), signal);
    if (chunk.kind === 'aborted') return 'malformed';
    if (chunk.kind === 'end') return undefined;
    if (chunk.kind === 'chunk') {
      reading = undefined;
      size += chunk.bytes.byteLength;
      window.bytes += chunk.bytes.byteLength;
      if (size > maxBytes) return 'too-large';
      const refusal = write(chunk.bytes);
      if (refusal !== undefined) return refusal;
    }
    const at = performance.now();
    if (at - started >= deadlineMs) return 'too-slow';
    if (at - window.from >= windowMs) {
      if (window.bytes < windowBytes) return 'too-slow';
      window = { from: at, bytes: 0 };
    }
  }
  return 'too-slow';
}
