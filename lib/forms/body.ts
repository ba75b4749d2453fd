import { clientOf } from '../http/client.ts';
import { speaksJson } from '../http/error-response.ts';
import { readFields } from '../http/fields.ts';
import { takeUploadSlot } from '../uploads/in-flight.ts';
import { readUpload, type UploadRefusal } from '../uploads/multipart.ts';
import type { Refusal } from './answer.ts';

/** The fields of a form as submitted: control name → raw value. */
export type Raw = Readonly<Record<string, unknown>>;
export type Body =
  | { kind: 'ok'; raw: Raw; file?: Uint8Array | undefined }
  /** `raw` holds the fields read so far, for the page that shows the form again. */
  | { kind: 'refused'; refusal: Refusal; raw?: Raw }
  /** No form of ours sends this, so no page could show it again and everyone gets this response. */
  | { kind: 'unreadable'; response: Response };

/** Reads the body of a form; `limited` is the refusal of an address over its limit. */
export type ReadBody = (request: Request, limited: Refusal | undefined) => Promise<Body>;

/** Reads a small JSON or form-encoded body. One over the limit is read too, so that the page can show it again. */
export const smallBody =
  (maxBytes: number): ReadBody =>
  async (request, limited) => {
    const read = await readFields(request, maxBytes);
    if (read.kind === 'refused') return { kind: 'unreadable', response: read.response };
    return limited
      ? { kind: 'refused', refusal: limited, raw: read.fields }
      : { kind: 'ok', raw: read.fields };
  };

type UploadOptions = {
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

/** Reads a multipart body with one file, of which only so many are read at once (docs/product/registration.md#e8). */
export const uploadBody =
  ({ names, file, tooLarge, busy }: UploadOptions): ReadBody =>
  async (request, limited) => {
    if (limited) return { kind: 'refused', refusal: limited };
    const slot = takeUploadSlot(clientOf(request));
    if (slot.kind === 'busy') return { kind: 'refused', refusal: busy };
    if (slot.kind === 'limited')
      return { kind: 'refused', refusal: { ...busy, status: 429, code: 'limited' } };
    try {
      const skipOversizedFile = !speaksJson(request);
      const read = await readUpload(request, { names, file, skipOversizedFile, signal: slot.signal });
      if (read.kind === 'ok') return { kind: 'ok', raw: read.fields, file: read.file };
      const { status, code } = read;
      const sentence =
        code === 'too-large'
          ? { message: tooLarge, errors: { [file]: tooLarge } }
          : { message: sentences[code] };
      return { kind: 'refused', refusal: { status, code, ...sentence }, raw: read.fields };
    } finally {
      slot.release();
    }
  };
