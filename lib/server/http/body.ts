import { isUtf8 } from 'node:buffer';
import { isRecord, parseJson } from '../../shared/util/values.ts';
import { errorResponse } from './responses.ts';

/** Limits of reading one body, in bytes and ms. */
type BodyLimits = { maxBytes: number; deadlineMs: number };

/**
 * Reads a body within limits of size and time. `write` receives each chunk and may stop with its own rejection.
 * Undefined once the body is complete; a body aborted by its client is `malformed`.
 */
export async function readLimited<Refusal>(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  { maxBytes, deadlineMs }: BodyLimits,
  write: (chunk: Uint8Array) => Refusal | undefined,
): Promise<Refusal | 'too-large' | 'too-slow' | 'malformed' | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<'too-slow'>((resolve) => {
    timer = setTimeout(resolve, deadlineMs, 'too-slow');
  });
  try {
    for (let size = 0; ;) {
      const result = await Promise.race([reader.read(), deadline]);
      if (result === 'too-slow') return result;
      if (result.done) return undefined;
      size += result.value.byteLength;
      if (size > maxBytes) return 'too-large';
      const refusal = write(result.value);
      if (refusal !== undefined) return refusal;
    }
  } catch {
    return 'malformed'; // The client aborted the request.
  } finally {
    clearTimeout(timer);
  }
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
  const limits = { maxBytes, deadlineMs: withinMs };
  const refusal = await readLimited(reader, limits, (chunk) => void chunks.push(chunk));
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

/**
 * Reads and discards the rest of a rejected body. Closing at once would reset the connection, and a browser that is
 * still sending would show that error instead of the response. The server limits the time. Never rejects.
 */
export async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // The client aborted the request.
  }
}

/** Drains the unread body of a request, so that the client gets its response. */
export function discardUpload(request: Request): void {
  if (request.body && !request.body.locked) void drain(request.body.getReader());
}
