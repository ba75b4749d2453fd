import { Busboy } from '@fastify/busboy';
import { drain, readLimited } from './body.ts';
import { photoLimits } from '../../shared/photo/rules.ts';

/** Limits of one upload (docs/product/registration.md#e8), in bytes and ms. */
export const uploadLimits = {
  fileBytes: photoLimits.maxBytes,
  /** As in deploy/nginx.conf: more than the largest file, so that a page can restore the fields beside one too large. */
  bodyBytes: 6 * 1024 * 1024,
  parts: 24,
  /** Maximum bytes kept of one text: more than any rule allows, so that a truncated text still fails validation. */
  fieldBytes: 8 * 1024,
  deadlineMs: 120_000,
} as const;

export type UploadRefusal = 'media-type' | 'encoding' | 'too-large' | 'too-slow' | 'malformed';
export type Upload =
  /** `file` is undefined if none was chosen; an empty file has no bytes. `fields` are raw UTF-8 texts. */
  | {
      kind: 'ok';
      fields: Readonly<Record<string, string>>;
      file: Uint8Array | undefined;
      /** Set if `skipOversizedFile` has discarded the file. */
      isTooLarge?: true;
    }
  /** `fields` are those read before the rejection, so that a page without JavaScript can restore them. */
  | {
      kind: 'refused';
      status: 400 | 408 | 413 | 415;
      code: UploadRefusal;
      fields: Readonly<Record<string, string>>;
    };

export type UploadRules = {
  /** Allowed part names, including the file's. */
  names: readonly string[];
  /** Part name of the file. */
  file: string;
  /**
   * Discards a file over the limit but reads the fields after it, so that a page without JavaScript can restore them.
   */
  skipOversizedFile?: boolean;
  /** Timeout in ms; tests pass a shorter one. */
  deadlineMs?: number;
};

const statusOf = {
  'media-type': 415,
  encoding: 415,
  'too-large': 413,
  'too-slow': 408,
  malformed: 400,
} as const;
const refused = (code: UploadRefusal, fields: Readonly<Record<string, string>> = {}): Upload => ({
  kind: 'refused',
  status: statusOf[code],
  code,
  fields,
});

/** Unquoted boundary of a content type; empty if it has none or several. */
function boundaryOf(contentType: string): string {
  const found = contentType.match(/;\s*boundary=(?:"([^"]*)"|([^\s;]*))/gi) ?? [];
  if (found.length !== 1) return '';
  return /boundary="?([^"]*)"?$/i.exec(found[0])?.[1] ?? '';
}

/** Rejection by the headers alone; undefined if the body may be read. */
function refuseHeaders(headers: Headers): UploadRefusal | undefined {
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
  private fileName = '';
  private readonly seen = new Set<string>();
  private readonly parser: InstanceType<typeof Busboy>;
  private readonly skipsOversizedFile: boolean;

  constructor(contentType: string, rules: UploadRules) {
    this.skipsOversizedFile = rules.skipOversizedFile ?? false;
    this.parser = new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        parts: uploadLimits.parts,
        files: 1,
        fileSize: uploadLimits.fileBytes,
        fieldSize: uploadLimits.fieldBytes,
        headerPairs: 16,
        headerSize: 8 * 1024,
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
    this.parser.on('file', (name, stream, fileName) => {
      if (!acceptName(name) || name !== rules.file) malformed();
      this.files += 1;
      this.fileName = fileName;
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

  /**
   * Returns a rejection that ends reading. Memory is bounded by the limits above, so the parser needs no backpressure.
   */
  write(chunk: Uint8Array): UploadRefusal | undefined {
    if (!this.parser.destroyed && this.isReadable) this.parser.write(Buffer.from(chunk));
    return this.skipsOversizedFile && this.isReadable ? undefined : this.refusal;
  }

  /** True if parsing may continue; after an oversized file the other fields are still valid. */
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

  /** The file, or undefined if none was chosen: browsers then send an empty one without a name. */
  file(): Uint8Array | undefined {
    const bytes = this.files === 1 ? Buffer.concat(this.chunks) : undefined;
    return bytes && (bytes.length > 0 || this.fileName) ? bytes : undefined;
  }
}

/** Reads the body into `parts`; undefined if complete and well formed. */
async function readInto(
  request: Request,
  parts: Parts,
  { deadlineMs = uploadLimits.deadlineMs }: UploadRules,
): Promise<UploadRefusal | undefined> {
  if (!request.body) return 'malformed';
  const reader = request.body.getReader();
  const limits = { maxBytes: uploadLimits.bodyBytes, deadlineMs };
  const refusal = await readLimited(reader, limits, (chunk) => parts.write(chunk));
  if (refusal) {
    void drain(reader);
    return refusal;
  }
  await parts.end();
  return parts.refusal;
}

/** Reads a multipart form with at most one file within `uploadLimits`. Rejects invalid requests; never throws. */
export async function readUpload(request: Request, rules: UploadRules): Promise<Upload> {
  const headersRefusal = refuseHeaders(request.headers);
  if (headersRefusal) return refused(headersRefusal);
  let parts: Parts;
  try {
    parts = new Parts(request.headers.get('content-type') ?? '', rules);
  } catch {
    return refused('malformed'); // Busboy throws for a header it cannot parse
  }
  const refusal = await readInto(request, parts, rules);
  if (refusal === 'too-large' && rules.skipOversizedFile && parts.finished)
    return { kind: 'ok', fields: parts.fields, file: undefined, isTooLarge: true };
  if (refusal) return refused(refusal, parts.fields);
  return { kind: 'ok', fields: parts.fields, file: parts.file() };
}
