import { Busboy } from '@fastify/busboy';
import { serverDeadlines } from '../../shared/forms/deadlines.ts';
import { photoLimits } from '../../shared/photo/photo-rules.ts';
import { isMemorySmall, singleton } from '../runtime/process.ts';
import { type UnreadBodyCode, readWithinLimits } from './body.ts';

/** Limits of an upload, whose bytes stay in memory (docs/product/registration.md#e8). */
export const uploadLimits = {
  fileBytes: photoLimits.maxBytes,
  /** As in deploy/nginx.conf. A file slightly over its limit is read, so that a page can restore the other fields. */
  maxBytes: 6 * 1024 * 1024,
  parts: 24,
  /** More than any rule allows, so that a truncated text still fails validation. */
  fieldBytes: 8 * 1024,
  deadlineMs: serverDeadlines.upload,
} as const;

/** Uploads read at once; each takes up to 5 MiB of memory, briefly twice that. */
export const uploadsAtOnce = isMemorySmall ? 8 : 24;

export type UploadResult =
  /** `file` is undefined if none was chosen or it is too large. */
  | { kind: 'ok'; fields: Readonly<Record<string, string>>; file: Uint8Array | undefined; isTooLarge?: true }
  /** `fields`: those read so far, so that a page without JavaScript can restore them. */
  | { kind: 'refused'; code: UnreadBodyCode; fields: Readonly<Record<string, string>> }
  | { kind: 'busy' };

export type UploadOptions = {
  /** Allowed names of parts, including that of the file. */
  names: readonly string[];
  file: string;
  /** Reads on after a file that is too large, so that a page can restore the fields after it. */
  skipOversizedFile?: boolean;
};

const parserLimits = {
  parts: uploadLimits.parts,
  files: 1,
  fileSize: uploadLimits.fileBytes,
  fieldSize: uploadLimits.fieldBytes,
};

async function readParts(request: Request, type: string, options: UploadOptions): Promise<UploadResult> {
  const { names, file: fileControl, skipOversizedFile = false } = options;
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  const chunks: Uint8Array[] = [];
  const remainingNames = new Set(names);
  let fileName: string | undefined;
  let refusalCode: UnreadBodyCode | undefined;
  const markMalformed = () => void (refusalCode ??= 'malformed');
  const takeName = (name: string | undefined): name is string =>
    name !== undefined && remainingNames.delete(name);
  // Throws without a boundary.
  const parser = new Busboy({ headers: { 'content-type': type }, limits: parserLimits });
  parser.on('partsLimit', markMalformed).on('filesLimit', markMalformed).on('error', markMalformed);
  parser.on('field', (name, value) => {
    if (!takeName(name)) markMalformed();
    else if (name !== fileControl) fields[name] = value;
  });
  parser.on('file', (name, stream, sentName) => {
    if (!takeName(name) || name !== fileControl) markMalformed();
    fileName = sentName;
    stream.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    stream.on('limit', () => (refusalCode ??= 'too-large'));
    stream.on('error', markMalformed);
  });
  const finishedParsing = new Promise((resolve) => parser.once('finish', resolve).once('error', resolve));

  const stopCode = () => (skipOversizedFile && refusalCode === 'too-large' ? undefined : refusalCode);
  // Memory is bounded by the limits, so the parser needs no backpressure.
  const limitCode = await readWithinLimits(request, uploadLimits, (chunk) => {
    parser.write(Buffer.from(chunk));
    return stopCode();
  });
  if (!limitCode) {
    parser.end();
    await finishedParsing;
  }
  const code = limitCode ?? stopCode();
  if (code) return { kind: 'refused', code, fields };
  if (refusalCode === 'too-large') return { kind: 'ok', fields, file: undefined, isTooLarge: true };
  // For a file that was not chosen browsers send an empty one without a name.
  const isChosen = chunks.length > 0 || Boolean(fileName);
  return { kind: 'ok', fields, file: isChosen ? Buffer.concat(chunks) : undefined };
}

const uploadCounter = () => singleton('uploads', () => ({ underWay: 0 }));

/**
 * Reads a multipart form within `uploadLimits`; `busy` if `uploadsAtOnce` are being read. nginx buffers bodies, so
 * that slow clients do not count (deploy/nginx.conf). Never rejects.
 */
export async function readUpload(request: Request, options: UploadOptions): Promise<UploadResult> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) return { kind: 'refused', code: 'media-type', fields: {} };
  if (uploadCounter().underWay >= uploadsAtOnce) return { kind: 'busy' };
  uploadCounter().underWay += 1;
  try {
    return await readParts(request, type, options);
  } catch {
    return { kind: 'refused', code: 'malformed', fields: {} };
  } finally {
    uploadCounter().underWay -= 1;
  }
}
