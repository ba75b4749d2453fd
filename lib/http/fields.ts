import { isUtf8 } from 'node:buffer';
import { problem } from './problem.ts';

/** What a small form sent: field name → value as it came. No prototype, so `__proto__` is a field like any other. */
export type Fields = Readonly<Record<string, unknown>>;
export type ReadFields = { kind: 'ok'; fields: Fields } | { kind: 'refused'; response: Response };

const refused = (status: number, code: string, message: string): ReadFields => ({
  kind: 'refused',
  response: problem(status, { code, message }),
});

/** The body as bytes, never more than `maxBytes` of it in memory; undefined when it is longer. */
export async function readCapped(request: Request, maxBytes: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream: the rest is never read.
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseJson(text: string): Fields | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.assign(Object.create(null), value);
}

/** A field sent twice is refused rather than guessed at. */
function parseForm(text: string): Fields | undefined {
  const fields: Record<string, unknown> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    if (name in fields) return undefined;
    fields[name] = value;
  }
  return fields;
}

/**
 * Reads a small JSON or form-encoded body (enquiry, feedback, send my pass again). Refuses, in the one shape: other
 * types and encodings 415, more than `maxBytes` 413, what is not UTF-8 or not one flat set of fields 400.
 */
export async function readFields(request: Request, maxBytes = 32 * 1024): Promise<ReadFields> {
  const [type = '', ...parameters] = (request.headers.get('content-type') ?? '').toLowerCase().split(';');
  const isJson = type.trim() === 'application/json';
  if (!isJson && type.trim() !== 'application/x-www-form-urlencoded')
    return refused(415, 'media-type', 'Send JSON or a form.');
  const charset = parameters.find((parameter) => parameter.trim().startsWith('charset='));
  if (charset && !/^charset="?utf-8"?$/.test(charset.trim()))
    return refused(415, 'charset', 'Send the text as UTF-8.');
  if (request.headers.has('content-encoding'))
    return refused(415, 'encoding', 'Send the text without compression.');
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes)
    return refused(413, 'too-large', 'That is more text than this form takes.');
  const bytes = await readCapped(request, maxBytes);
  if (!bytes) return refused(413, 'too-large', 'That is more text than this form takes.');
  if (!isUtf8(bytes)) return refused(400, 'not-text', 'The text could not be read.');
  const text = new TextDecoder().decode(bytes);
  const fields = isJson ? parseJson(text) : parseForm(text);
  return fields ? { kind: 'ok', fields } : refused(400, 'not-fields', 'The form could not be read.');
}
