import { clientOf } from '../http/client.ts';
import { speaksJson } from '../http/error-response.ts';
import { readFields } from '../http/fields.ts';
import { takeUploadSlot } from '../uploads/in-flight.ts';
import { readUpload, refuseUploadHeaders, uploadStatus, type UploadRefusal } from '../uploads/multipart.ts';
import type { Refusal } from './answer.ts';

/** The fields of a form as submitted: control name → raw value. */
export type Raw = Readonly<Record<string, unknown>>;
export type Body =
  | { kind: 'ok'; raw: Raw; file?: Uint8Array | undefined }
  /** `raw` holds the fields read so far, for the page that shows the form again. */
  | { kind: 'refused'; refusal: Refusal; raw?: Raw }
  /** No form of ours sends this, so no page could show it again and everyone gets this response. */
  | { kind: 'unreadable'; response: Response };

/** Reads the body of a form. `limit` takes a token of the client's rate limit, and returns the refusal without one. */
export type ReadBody = (request: Request, limit: () => Refusal | undefined) => Promise<Body>;

/** Reads a small JSON or form-encoded body. It is read before the limit counts, so that the page can show it again. */
export const smallBody =
  (maxBytes: number): ReadBody =>
  async (request, limit) => {
    const read = await readFields(request, maxBytes);
    if (read.kind === 'refused') return { kind: 'unreadable', response: read.response };
    const refusal = limit();
    return refusal ? { kind: 'refused', refusal, raw: read.fields } : { kind: 'ok', raw: read.fields };
  };

export type UploadOptions = {
  /** The names a part may have, the file's included. */
  names: readonly string[];
  /** The name of the one file, and the error of a file that is too large. */
  file: string;
  tooLarge: string;
  /** The refusal while there is no room to read it. */
  busy: Refusal;
};

const sentences: Readonly<Record<Exclude<UploadRefusal, 'too-large'>, string>> = {
  'media-type': 'Send this form as multipart/form-data.',
  encoding: 'Send this form without compression.',
  'too-slow': 'The connection was too slow. Please try again.',
  malformed: 'The form could not be read. Please try again.',
};

const refusalOf = (code: UploadRefusal, { file, tooLarge }: UploadOptions): Refusal => ({
  status: uploadStatus[code],
  code,
  ...(code === 'too-large'
    ? { message: tooLarge, errors: { [file]: tooLarge } }
    : { message: sentences[code] }),
});

/** The refusal that headers and the rate limit decide; undefined when the body may be read. */
function refuseUnread(
  request: Request,
  upload: UploadOptions,
  limit: () => Refusal | undefined,
): Refusal | undefined {
  const refusal = refuseUploadHeaders(request.headers);
  // Without JavaScript the body is read anyway, so that the page can fill in the answers again.
  if (refusal && (refusal !== 'too-large' || speaksJson(request))) return refusalOf(refusal, upload);
  return limit();
}

/** Reads a multipart body with one file, of which only so many are read at once (docs/product/registration.md#e8). */
export const uploadBody =
  (upload: UploadOptions): ReadBody =>
  async (request, limit) => {
    const unread = refuseUnread(request, upload, limit);
    if (unread) return { kind: 'refused', refusal: unread };
    const slot = takeUploadSlot(clientOf(request));
    if (slot.kind === 'busy') return { kind: 'refused', refusal: upload.busy };
    if (slot.kind === 'limited')
      return { kind: 'refused', refusal: { ...upload.busy, status: 429, code: 'limited' } };
    try {
      const { names, file } = upload;
      const skipOversizedFile = !speaksJson(request);
      const read = await readUpload(request, { names, file, skipOversizedFile, signal: slot.signal });
      return read.kind === 'ok'
        ? { kind: 'ok', raw: read.fields, file: read.file }
        : { kind: 'refused', refusal: refusalOf(read.code, upload), raw: read.fields };
    } finally {
      slot.release();
    }
  };
