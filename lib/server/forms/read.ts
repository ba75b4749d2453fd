import { bucketsNamed } from '../http/rate-limit.ts';
import { readFields } from '../http/body.ts';
import { readInSlot } from '../http/upload-slots.ts';
import type { UploadRefusal } from '../http/multipart.ts';
import { failureOf, type Form, type Post, type Raw, type Refusal, type UploadBody } from './form.ts';

type Body =
  | { kind: 'ok'; read: Pick<Post, 'raw' | 'file' | 'fileError'> }
  /** `raw` contains the fields read so far, for the page that shows the form again. */
  | { kind: 'refused'; refusal: Refusal; raw?: Raw }
  /** No form of this site sends this, so no page could show it again; every client gets this response. */
  | { kind: 'unreadable'; response: Response };

type Sender = Pick<Post, 'isPage' | 'address'>;

const sentences: Readonly<Record<Exclude<UploadRefusal, 'too-large'>, string>> = {
  'media-type': 'Send this form as multipart/form-data.',
  encoding: 'Send this form without compression.',
  'too-slow': 'The connection was too slow. Please try again.',
  malformed: 'The form could not be read. Please try again.',
};

async function readUploaded(
  request: Request,
  { names, file, tooLarge }: UploadBody,
  { failed, isOverloaded }: Form,
  { isPage }: Sender,
): Promise<Body> {
  const busy = failureOf('busy', failed);
  // Reading 5 MB only to reject it costs more than drawing. Without JavaScript the answers must be returned.
  if (!isPage && isOverloaded?.()) return { kind: 'refused', refusal: busy };
  const read = await readInSlot(request, { names, file, skipOversizedFile: isPage });
  if (read.kind === 'ok')
    return {
      kind: 'ok',
      read: {
        raw: read.fields,
        file: read.file,
        ...(read.isTooLarge && { fileError: { [file]: tooLarge } }),
      },
    };
  if (read.kind !== 'refused') {
    const limited = { ...busy, status: 429, code: 'limited' };
    return { kind: 'refused', refusal: read.kind === 'busy' ? busy : limited };
  }
  const { status, code } = read;
  const sentence =
    code === 'too-large' ? { message: tooLarge, errors: { [file]: tooLarge } } : { message: sentences[code] };
  return { kind: 'refused', refusal: { status, code, ...sentence }, raw: read.fields };
}

/**
 * Counts a post against the form's limit and reads its body within bounds. Over the limit uploads stay unread; small
 * bodies are read, so that the page can restore them.
 */
export async function readBody(request: Request, form: Form, sender: Sender): Promise<Body> {
  const { limit, body, failed } = form;
  const taken = bucketsNamed(limit.name, limit).take(sender.address);
  const limited =
    taken.kind === 'limited'
      ? { ...failureOf('limited', failed, taken.retryAfterMs), ...limit.refusal }
      : undefined;
  if ('file' in body)
    return limited ? { kind: 'refused', refusal: limited } : readUploaded(request, body, form, sender);
  const small = await readFields(request, body.maxBytes);
  if (small.kind === 'refused') return { kind: 'unreadable', response: small.response };
  return limited
    ? { kind: 'refused', refusal: limited, raw: small.fields }
    : { kind: 'ok', read: { raw: small.fields } };
}
