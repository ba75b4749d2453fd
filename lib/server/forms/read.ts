import { bucketsNamed } from '../http/rate-limit.ts';
import { readFields } from '../http/body.ts';
import { readInSlot } from '../http/upload-slots.ts';
import type { UploadRefusal } from '../http/multipart.ts';
import { failureOf, type Form, type Post, type Raw, type Refusal, type UploadBody } from './form.ts';

type Body =
  /** `errors` are of a file that was too large, by control name. */
  | { kind: 'ok'; raw: Raw; file?: Uint8Array | undefined; errors?: Readonly<Record<string, string>> }
  /** `raw` holds the fields read so far, for the page that shows the form again. */
  | { kind: 'refused'; refusal: Refusal; raw?: Raw }
  /** No form of ours sends this, so no page could show it again and everyone gets this response. */
  | { kind: 'unreadable'; response: Response };

const sentences: Readonly<Record<Exclude<UploadRefusal, 'too-large'>, string>> = {
  'media-type': 'Send this form as multipart/form-data.',
  encoding: 'Send this form without compression.',
  'too-slow': 'The connection was too slow. Please try again.',
  malformed: 'The form could not be read. Please try again.',
};

async function readUploaded(
  request: Request,
  { names, file, tooLarge }: UploadBody,
  failed: string,
  isPage: boolean,
  isBusy: () => boolean,
): Promise<Body> {
  // Reading 5 MB to refuse it afterwards costs the pages more than drawing. Without JavaScript the answers must come back.
  if (!isPage && isBusy()) return { kind: 'refused', refusal: failureOf({ kind: 'busy' }, failed) };
  const read = await readInSlot(request, { names, file, skipOversizedFile: isPage });
  if (read.kind === 'ok')
    return {
      kind: 'ok',
      raw: read.fields,
      file: read.file,
      ...(read.isTooLarge && { errors: { [file]: tooLarge } }),
    };
  if (read.kind !== 'refused') {
    const busy = failureOf({ kind: 'busy' }, failed);
    return {
      kind: 'refused',
      refusal: read.kind === 'busy' ? busy : { ...busy, status: 429, code: 'limited' },
    };
  }
  const { status, code } = read;
  const sentence =
    code === 'too-large' ? { message: tooLarge, errors: { [file]: tooLarge } } : { message: sentences[code] };
  return { kind: 'refused', refusal: { status, code, ...sentence }, raw: read.fields };
}

/**
 * Counts a post against the form's limit and reads its body within bounds. Over the limit an upload stays unread; a small
 * body is read even then, so that the page can show it again. `isBusy` says whether an upload of the sender would be refused
 * once it was read.
 */
export async function readBody(
  request: Request,
  { limit, body, failed }: Pick<Form, 'limit' | 'body' | 'failed'>,
  { isPage, address }: Pick<Post, 'isPage' | 'address'>,
  isBusy: () => boolean,
): Promise<Body> {
  const taken = bucketsNamed(limit.name, limit).take(address);
  const limited = taken.kind === 'limited' ? { ...failureOf(taken, failed), ...limit.refusal } : undefined;
  if ('file' in body)
    return limited
      ? { kind: 'refused', refusal: limited }
      : readUploaded(request, body, failed, isPage, isBusy);
  const small = await readFields(request, body.maxBytes);
  if (small.kind === 'refused') return { kind: 'unreadable', response: small.response };
  return limited
    ? { kind: 'refused', refusal: limited, raw: small.fields }
    : { kind: 'ok', raw: small.fields };
}
