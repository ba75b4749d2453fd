import { isUtf8 } from 'node:buffer';
import { isRecord, parseJson } from '../../shared/util/values.ts';
import { errorResponse } from './responses.ts';

/** Limits of reading one body, in bytes and ms. */
type Pace = {
  maxBytes: number;
  deadlineMs: number;
  /** Each window of `windowMs` must bring at least `windowBytes`. */
  windowMs: number;
  windowBytes: number;
  /** Aborts reading as too slow. */
  signal?: AbortSignal | undefined;
};

type Chunk = { kind: 'chunk'; bytes: Uint8Array } | { kind: 'end' } | { kind: 'aborted' } | { kind: 'idle' };

/** The next chunk, or `idle` after `ms` or on `signal`. The read stays pending; pass the same `reading` again. */
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
 * Reads a body within limits of size and time. `write` receives each chunk and may stop with its own rejection.
 * Undefined once the body is complete; a body aborted by its client is `malformed`.
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

/** Submitted fields: name → raw value. The object has no prototype, so that `__proto__` is an ordinary field. */
type Fields = Readonly<Record<string, unknown>>;
type ReadFields = { kind: 'ok'; fields: Fields } | Refused;

type Refused = { kind: 'refused'; response: Response };
const refused = (status: number, code: string, message: string): Refused => ({
  kind: 'refused',
  response: errorResponse(status, { code, message }),
});

/** Timeout in ms of a small body. */
const bodyMs = 20_000;

type ReadBytes = { kind: 'ok'; bytes: Uint8Array } | Refused;

/**
 * Reads the body as bytes. Responds 413 above `maxBytes`, 415 to a content encoding, 400 to an aborted body, and 408
 * after `withinMs` ms, which closes the connection.
 */
export async function readCapped(request: Request, maxBytes: number, withinMs = bodyMs): Promise<ReadBytes> {
  if (request.headers.has('content-encoding'))
    return refused(415, 'encoding', 'Send the text without compression.');
  const tooLarge = () => refused(413, 'too-large', 'That is too much text. Please shorten it.');
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return tooLarge();
  if (!request.body) return { kind: 'ok', bytes: new Uint8Array() };
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  const pace = { maxBytes, deadlineMs: withinMs, windowMs: withinMs, windowBytes: 0 };
  const refusal = await readPaced(reader, pace, (chunk) => void chunks.push(chunk));
  if (refusal === undefined) return { kind: 'ok', bytes: Buffer.concat(chunks) };
  if (refusal === 'malformed') return refused(400, 'cut-off', 'The text could not be read.');
  reader.cancel().catch(() => undefined); // The client has disconnected.
  if (refusal === 'too-large') return tooLarge();
  const timedOut = refused(408, 'too-slow', 'The text took too long to arrive. Please try again.');
  timedOut.response.headers.set('Connection', 'close');
  return timedOut;
}

function parseObject(text: string): Fields | undefined {
  const value = parseJson(text);
  return isRecord(value) ? Object.assign(Object.create(null), value) : undefined;
}

/** A repeated field makes the form invalid, because it is ambiguous. */
function parseForm(text: string): Fields | undefined {
  const fields: Record<string, unknown> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    if (name in fields) return undefined;
    fields[name] = value;
  }
  return fields;
}

/**
 * Reads a small JSON or form-encoded body (enquiry, feedback, resending a pass). Error responses: 415 for other types
 * and encodings, 413 above `maxBytes`, 408 after `withinMs`, 400 for invalid UTF-8 or anything but flat fields.
 */
export async function readFields(request: Request, maxBytes: number, withinMs = bodyMs): Promise<ReadFields> {
  const [type = '', ...parameters] = (request.headers.get('content-type') ?? '').toLowerCase().split(';');
  const isJson = type.trim() === 'application/json';
  if (!isJson && type.trim() !== 'application/x-www-form-urlencoded')
    return refused(415, 'media-type', 'Send JSON or a form.');
  const charset = parameters.find((parameter) => parameter.trim().startsWith('charset='));
  if (charset && !/^charset="?utf-8"?$/.test(charset.trim()))
    return refused(415, 'charset', 'Send the text as UTF-8.');
  const body = await readCapped(request, maxBytes, withinMs);
  if (body.kind === 'refused') return body;
  const { bytes } = body;
  if (!isUtf8(bytes)) return refused(400, 'not-text', 'The text could not be read.');
  const text = new TextDecoder().decode(bytes);
  const fields = isJson ? parseObject(text) : parseForm(text);
  return fields ? { kind: 'ok', fields } : refused(400, 'not-fields', 'The form could not be read.');
}

/** Bytes of a rejected body that are read and discarded, so that the client can read the response. */
export const discardedBytes = 32 * 1024 * 1024;

/**
 * Reads and discards the rest of a rejected body. Closing at once would reset the connection, and a browser that is
 * still sending would show that error instead of the response. The server limits the time (lib/server/http-server/server.ts).
 * Never rejects.
 */
export async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    for (let size = 0; size < discardedBytes;) {
      const result = await reader.read();
      if (result.done) return;
      size += result.value.byteLength;
    }
    await reader.cancel();
  } catch {
    // The client aborted the request.
  }
}

/** Drains the unread body of a request, so that the client gets its response. */
export function discardUpload(request: Request): void {
  if (request.body && !request.body.locked) void drain(request.body.getReader());
}
