import { Busboy } from '@fastify/busboy';
import { serverDeadlines } from '../../shared/forms/deadlines.ts';
import { photoLimits } from '../../shared/photo/photo-rules.ts';
import { isMemorySmall, singleton } from '../runtime/process.ts';
import { bodyRefusal, readWithinLimits } from './body.ts';
import type { Refusal } from './responses.ts';

/** Limits of an upload, whose bytes stay in memory (docs/product/registration.md#e8). */
export const uploadLimits = {
  fileBytes: photoLimits.maxBytes,
  /** As in deploy/nginx.conf. A file slightly over `fileBytes` is read, so that a page can restore the other fields. */
  maxBytes: 6 * 1024 * 1024,
  parts: 24,
  /** More than any rule allows, so that a truncated text still fails validation. */
  fieldBytes: 8 * 1024,
  deadlineMs: serverDeadlines.upload,
} as const;

/** Maximum uploads read at once. Each takes up to 5 MiB of memory, briefly twice that. */
export const uploadsAtOnce = isMemorySmall ? 8 : 24;

/** `names` of all controls, including that of the `file`. */
export type UploadControls = { names: readonly string[]; file: string };

type Upload = {
  kind: 'ok';
  fields: Readonly<Record<string, string>>;
  /** Undefined if no file was chosen or it is too large. */
  file: Uint8Array | undefined;
  isTooLarge: boolean;
};

const parserLimits = {
  parts: uploadLimits.parts,
  files: 1,
  fileSize: uploadLimits.fileBytes,
  fieldSize: uploadLimits.fieldBytes,
};

async function readParts(
  request: Request,
  type: string,
  controls: UploadControls,
): Promise<Upload | Refusal> {
  const fields: Record<string, string> = {};
  const chunks: Uint8Array[] = [];
  const remainingNames = new Set(controls.names);
  let fileName: string | undefined;
  let isTooLarge = false;
  let isMalformed = false;
  const markMalformed = () => void (isMalformed = true);
  // Throws without a boundary.
  const parser = new Busboy({ headers: { 'content-type': type }, limits: parserLimits });
  parser.on('partsLimit', markMalformed).on('filesLimit', markMalformed).on('error', markMalformed);
  parser.on('field', (name, value) => {
    if (!remainingNames.delete(name)) markMalformed();
    else if (name !== controls.file) fields[name] = value;
  });
  parser.on('file', (name, stream, sentName) => {
    if (name !== controls.file || !remainingNames.delete(name)) markMalformed();
    fileName = sentName;
    stream.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    stream.on('limit', () => (isTooLarge = true));
    stream.on('error', markMalformed);
  });
  const finishedParsing = new Promise((resolve) => parser.once('finish', resolve).once('error', resolve));

  // Memory is bounded by the limits, so the parser needs no backpressure.
  const code = await readWithinLimits(request, uploadLimits, (chunk) => {
    parser.write(Buffer.from(chunk));
    return isMalformed ? 'malformed' : undefined;
  });
  if (code) return bodyRefusal(code);
  parser.end();
  await finishedParsing;
  if (isMalformed) return bodyRefusal('malformed');
  // For a file that was not chosen browsers send an empty one without a name.
  const isChosen = chunks.length > 0 || Boolean(fileName);
  return {
    kind: 'ok',
    fields,
    file: isChosen && !isTooLarge ? Buffer.concat(chunks) : undefined,
    isTooLarge,
  };
}

const uploadCounter = () => singleton('uploads', () => ({ underWay: 0 }));

/** Reads a multipart form; `busy` if `uploadsAtOnce` are being read (nginx buffers slow uploads). Never rejects. */
export async function readUpload(
  request: Request,
  controls: UploadControls,
): Promise<Upload | Refusal | { kind: 'busy' }> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) return bodyRefusal('media-type');
  if (uploadCounter().underWay >= uploadsAtOnce) return { kind: 'busy' };
  uploadCounter().underWay += 1;
  try {
    return await readParts(request, type, controls);
  } catch {
    return bodyRefusal('malformed');
  } finally {
    uploadCounter().underWay -= 1;
  }
}
