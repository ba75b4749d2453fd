import { serverDeadlines } from '../../shared/forms/deadlines.ts';
import { isRecord, parseJson, tryOrUndefined } from '../../shared/util/values.ts';
import { type Refusal, createRefusal, type RefusalCode } from './responses.ts';

const unreadSentences = {
  'media-type': 'Send this form as JSON or as a form.',
  'too-large': 'That is too much text. Please shorten it.',
  'too-slow': 'The connection was too slow. Please try again.',
  malformed: 'The form could not be read. Please try again.',
} as const satisfies Partial<Record<RefusalCode, string>>;
export type UnreadBodyCode = keyof typeof unreadSentences;

export const bodyRefusal = (code: UnreadBodyCode): Refusal => createRefusal(code, unreadSentences[code]);

/**
 * Reads and discards the rest of a body. Closing the connection earlier would reset it, and a browser that is still
 * sending would show that error instead of the response. Never rejects.
 */
async function drainReader(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // The client aborted the request.
  }
}

/** Discards an unread body, so that a client that is still sending gets its response. */
export function discardBody({ body }: Request): void {
  if (body && !body.locked) void drainReader(body.getReader());
}

/**
 * Passes each chunk of a body to `onChunk`, which may return a code to reject the body. Resolves to undefined once the
 * body is complete, or to the code of a rejection: `malformed` if the client aborted the request.
 */
export async function readWithinLimits(
  { body }: Request,
  { maxBytes, deadlineMs }: { maxBytes: number; deadlineMs: number },
  onChunk: (chunk: Uint8Array) => UnreadBodyCode | undefined,
): Promise<UnreadBodyCode | undefined> {
  if (!body) return undefined;
  const reader = body.getReader();
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<'too-slow'>((resolve) => {
    timer = setTimeout(resolve, deadlineMs, 'too-slow');
  });
  const readAll = async (): Promise<UnreadBodyCode | undefined> => {
    for (let size = 0; ;) {
      const result = await Promise.race([reader.read(), deadline]);
      if (result === 'too-slow') return result;
      if (result.done) return undefined;
      size += result.value.byteLength;
      const code = size > maxBytes ? 'too-large' : onChunk(result.value);
      if (code) return code;
    }
  };
  try {
    const code = await readAll();
    if (code) void drainReader(reader);
    return code;
  } catch {
    return 'malformed'; // The client aborted the request, or `onChunk` threw.
  } finally {
    clearTimeout(timer);
  }
}

/** Reads a body of at most `maxBytes` as UTF-8 text; `malformed` if it is not UTF-8. */
export async function readText(
  request: Request,
  maxBytes: number,
): Promise<{ kind: 'ok'; text: string } | Refusal> {
  const chunks: Uint8Array[] = [];
  const limits = { maxBytes, deadlineMs: serverDeadlines.body };
  const code = await readWithinLimits(request, limits, (chunk) => void chunks.push(chunk));
  if (code) return bodyRefusal(code);
  const text = tryOrUndefined(() => new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
  return text === undefined ? bodyRefusal('malformed') : { kind: 'ok', text };
}

/** The object has no prototype, so that `__proto__` is an ordinary field. */
type FlatFields = Readonly<Record<string, unknown>>;

/** Reads the fields of a JSON object or a form; `malformed` if a form repeats a field, which would be ambiguous. */
export async function readFields(
  request: Request,
  maxBytes: number,
): Promise<{ kind: 'ok'; fields: FlatFields } | Refusal> {
  const type = request.headers.get('content-type') ?? '';
  const isJson = type.startsWith('application/json');
  if (!isJson && !type.startsWith('application/x-www-form-urlencoded')) return bodyRefusal('media-type');
  const body = await readText(request, maxBytes);
  if (body.kind === 'refused') return body;
  const parsed = isJson ? parseJson(body.text) : undefined;
  const pairs = isJson ? Object.entries(isRecord(parsed) ? parsed : {}) : [...new URLSearchParams(body.text)];
  const fields: FlatFields = Object.assign(Object.create(null), Object.fromEntries(pairs));
  const isFlat = Object.keys(fields).length === pairs.length && (!isJson || isRecord(parsed));
  return isFlat ? { kind: 'ok', fields } : bodyRefusal('malformed');
}
