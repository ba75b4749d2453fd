import { Busboy } from '@fastify/busboy';
import { photoLimits } from '../photo/rules.ts';
import { boundaryOf, PartHeaders, partHeaderLimits } from './part-headers.ts';
import { discardedBytes, drain } from './discard.ts';

/** Limits of one upload (docs/product/registration.md#e8). Bytes and milliseconds. */
export const uploadLimits = {
  fileBytes: photoLimits.maxBytes,
  /** The file and 64 KiB for everything else, counted while reading because Content-Length may be wrong. */
  bodyBytes: photoLimits.maxBytes + 64 * 1024,
  parts: 24,
  /** Bytes kept of one text: more than any rule allows, so that a truncated text still fails its own validation. */
  fieldBytes: 8 * 1024,
  deadlineMs: 120_000,
  /** At least 8 KiB a second, checked every ten seconds. */
  windowMs: 10_000,
  windowBytes: 8 * 1024 * 10,
} as const;

export type UploadRefusal = 'media-type' | 'encoding' | 'too-large' | 'too-slow' | 'malformed';
export type Upload =
  /** `file` is undefined when no file was chosen. `fields` are unnormalised UTF-8 texts. */
  | { kind: 'ok'; fields: Readonly<Record<string, string>>; file: Uint8Array | undefined }
  /** `fields` are those read before the refusal, so that a page without JavaScript can fill them in again. */
  | {
      kind: 'refused';
      status: 400 | 408 | 413 | 415;
      code: UploadRefusal;
      fields: Readonly<Record<string, string>>;
    };

export type UploadRules = {
  /** The names a part may have, the file's included. */
  names: readonly string[];
  /** The name of the one file. */
  file: string;
  /**
   * Discards a file over the limit but reads the fields after it, so that a page without JavaScript can fill them in again.
   */
  skipOversizedFile?: boolean;
  /** Aborts when the slot of this body is reassigned (in-flight.ts); the upload is then refused with 408. */
  signal?: AbortSignal;
  /** Overrides for tests: milliseconds and bytes. */
  limits?: Partial<Record<'deadlineMs' | 'windowMs' | 'windowBytes', number>>;
};

/** The status of each refusal. */
export const uploadStatus = {
  'media-type': 415,
  encoding: 415,
  'too-large': 413,
  'too-slow': 408,
  malformed: 400,
} as const;
const refused = (code: UploadRefusal, fields: Readonly<Record<string, string>> = {}): Upload => ({
  kind: 'refused',
  status: uploadStatus[code],
  code,
  fields,
});

/** The refusal decided by the headers alone; undefined when the body may be read. */
export function refuseUploadHeaders(headers: Headers): UploadRefusal | undefined {
  const type = headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) return 'media-type';
  const boundary = boundaryOf(type);
  if (boundary.length < 1 || boundary.length > 70) return 'malformed';
  if (headers.has('content-encoding')) return 'encoding';
  const declared = headers.get('content-length');
  return declared !== null && Number(declared) > uploadLimits.bodyBytes ? 'too-large' : undefined;
}

/** Collects the parts; `refusal` is the first error. */
class Parts {
  readonly fields: Record<string, string> = Object.create(null) as Record<string, string>;
  refusal: UploadRefusal | undefined;
  finished = false;
  private readonly chunks: Uint8Array[] = [];
  private files = 0;
  private readonly seen = new Set<string>();
  private readonly parser: InstanceType<typeof Busboy>;
  private readonly headers: PartHeaders;

  constructor(contentType: string, rules: UploadRules) {
    this.headers = new PartHeaders(contentType);
    this.parser = new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        parts: uploadLimits.parts,
        files: 1,
        fileSize: uploadLimits.fileBytes,
        fieldSize: uploadLimits.fieldBytes,
        headerPairs: partHeaderLimits.lines,
        headerSize: partHeaderLimits.bytes,
      },
    });
    const malformed = () => void (this.refusal ??= 'malformed');
    const acceptName = (name: string | undefined) => {
      if (name === undefined || !rules.names.includes(name) || this.seen.has(name)) return false;
      this.seen.add(name);
      return true;
    };
    this.parser.on('partsLimit', malformed).on('filesLimit', malformed).on('error', malformed);
    this.parser.on('field', (name, value) => {
      if (!acceptName(name) || value.includes('\uFFFD')) malformed();
      else if (name !== rules.file) this.fields[name] = value;
    });
    this.parser.on('file', (name, stream) => {
      if (!acceptName(name) || name !== rules.file) malformed();
      this.files += 1;
      stream.on('data', (chunk: Uint8Array) => this.chunks.push(chunk));
      stream.on('limit', () => {
        this.refusal ??= 'too-large';
        this.chunks.length = 0;
      });
      stream.on('error', malformed);
    });
    this.parser.on('finish', () => {
      this.finished = true;
    });
  }

  /** Memory is bounded by the limits above, so the parser needs no backpressure. */
  write(chunk: Uint8Array): void {
    if (this.isReadable && !this.headers.accepts(chunk)) this.refusal = 'malformed';
    if (!this.parser.destroyed && this.isReadable) this.parser.write(Buffer.from(chunk));
  }

  /** Whether parsing may continue; after an oversized file the other fields are still valid. */
  get isReadable(): boolean {
    return this.refusal === undefined || this.refusal === 'too-large';
  }

  /** Resolves when the parser has emitted all parts. */
  async end(): Promise<void> {
    if (this.finished || !this.isReadable) return;
    await new Promise<void>((resolve) => {
      this.parser.once('finish', resolve).once('error', () => resolve());
      this.parser.end();
    });
  }

  /** The file, or undefined when none was chosen; browsers then send an empty one. */
  file(): Uint8Array | undefined {
    const bytes = this.files === 1 ? Buffer.concat(this.chunks) : undefined;
    return bytes && bytes.length > 0 ? bytes : undefined;
  }
}

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

/** Feeds the body to the parser within the limits of size and time. Undefined when it has been read completely. */
async function feed(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  parts: Parts,
  rules: UploadRules,
): Promise<UploadRefusal | undefined> {
  const { deadlineMs, windowMs, windowBytes } = { ...uploadLimits, ...rules.limits };
  const maxBytes = rules.skipOversizedFile ? discardedBytes : uploadLimits.bodyBytes;
  const started = performance.now();
  let window = { from: started, bytes: 0 };
  let size = 0;
  let reading = reader.read();
  while (!rules.signal?.aborted) {
    const now = performance.now();
    const left = Math.min(started + deadlineMs, window.from + windowMs) - now;
    const chunk = await nextChunk(reading, Math.max(0, left), rules.signal);
    if (chunk.kind === 'aborted') return 'malformed';
    if (chunk.kind === 'end') return undefined;
    if (chunk.kind === 'chunk') {
      size += chunk.bytes.byteLength;
      window.bytes += chunk.bytes.byteLength;
      if (size > maxBytes) return 'too-large';
      parts.write(chunk.bytes);
      if (parts.refusal !== undefined && !(rules.skipOversizedFile && parts.isReadable)) return parts.refusal;
      reading = reader.read();
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

/** Reads the body into `parts`; undefined when it is complete and well formed. */
async function readInto(
  request: Request,
  parts: Parts,
  rules: UploadRules,
): Promise<UploadRefusal | undefined> {
  if (!request.body) return 'malformed';
  const reader = request.body.getReader();
  const refusal = await feed(reader, parts, rules);
  if (refusal) {
    void drain(reader);
    return refusal;
  }
  await parts.end();
  return parts.refusal;
}

/**
 * Reads a multipart form with at most one file, within `uploadLimits`; invalid requests are refused, never thrown. A caller
 * can respond before reading by `refuseUploadHeaders`.
 */
export async function readUpload(request: Request, rules: UploadRules): Promise<Upload> {
  const headersRefusal = refuseUploadHeaders(request.headers);
  // An oversized body is read up to its limit, so that a page without JavaScript can fill in the fields again.
  if (headersRefusal && headersRefusal !== 'too-large') return refused(headersRefusal);
  let parts: Parts;
  try {
    parts = new Parts(request.headers.get('content-type') ?? '', rules);
  } catch {
    return refused('malformed'); // Busboy throws for a header it cannot parse
  }
  const refusal = await readInto(request, parts, rules);
  if (refusal) return refused(refusal, parts.fields);
  return { kind: 'ok', fields: parts.fields, file: parts.file() };
}
