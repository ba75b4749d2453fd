import { randomUUID } from 'node:crypto';
import { errorCode, log } from '../foundation/log.ts';
import { bucketsNamed } from '../http/buckets.ts';
import { clientOf } from '../http/client-address.ts';
import { seeOther, speaksJson } from '../http/error-response.ts';
import { readFields } from '../http/request-body.ts';
import { requestId } from '../http/route.ts';
import { StoreError } from '../store/types.ts';
import { discardUpload } from '../uploads/discard.ts';
import { readInSlot, takeUploadSlot } from '../uploads/in-flight.ts';
import type { UploadRefusal } from '../uploads/multipart.ts';
import { failureOf, outcomeOf, toJson, type Accepted, type Answer, type Refusal } from './answer.ts';
import { honeypotControl, idempotencyKeyControl } from './controls.ts';
import { clearFlashCookie, flashSetCookie, textsOf, type Flash } from './flash-state.ts';

/** The fields of a form as submitted: control name → raw value. */
export type Raw = Readonly<Record<string, unknown>>;

/** A form as data. */
export type Form = {
  /** Name of the form in its flash state and in the log. */
  name: string;
  /** The page that shows the form again, or the outcome, without JavaScript. */
  page: `/${string}`;
  /** Names of the controls whose values that page gets back. */
  controls: readonly string[];
  /** The sentence of every failure that has none of its own. */
  failed: string;
  /** Posts of one address: burst, and milliseconds in which it refills; and the refusal, if it is not `failed`. */
  limit: { name: string; capacity: number; refillMs: number; refusal?: Partial<Refusal> };
  /** The refusal of a form that takes nothing now; its body is not read. */
  refusal?: Refusal | undefined;
  /** A small body, JSON or form-encoded, of so many bytes; or an upload. */
  body: { maxBytes: number } | Upload;
  /** The answer to a program that filled in the honeypot, like that to a person. */
  thank: (raw: Raw) => Accepted;
};

/** A multipart body with at most one file, of which only so many are read at once (docs/product/registration.md#e8). */
type Upload = {
  /** The names a part may have, the file's included. */
  names: readonly string[];
  /** The name of the one file, and the error of a file that is too large. */
  file: string;
  tooLarge: string;
};

/** A post that has been read. */
export type Post = {
  raw: Raw;
  file?: Uint8Array | undefined;
  /** Whether the answer is a redirect to the form's page, because the form was posted without JavaScript. */
  isPage: boolean;
  /** The client's address, as limits count it. */
  address: string;
};

type Body =
  | { kind: 'ok'; raw: Raw; file?: Uint8Array | undefined }
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
  { names, file, tooLarge }: Upload,
  failed: string,
): Promise<Body> {
  const skipOversizedFile = !speaksJson(request);
  const read = await readInSlot(takeUploadSlot, request, { names, file, skipOversizedFile });
  if (read.kind === 'ok') return { kind: 'ok', raw: read.fields, file: read.file };
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

/** Counts the post and reads its body. A small one over the limit is read too, so that the page can show it again. */
async function read(request: Request, { limit, body, failed }: Form): Promise<Body> {
  const taken = bucketsNamed(limit.name, limit).take(clientOf(request));
  const limited = taken.kind === 'limited' ? { ...failureOf(taken, failed), ...limit.refusal } : undefined;
  if ('file' in body)
    return limited ? { kind: 'refused', refusal: limited } : readUploaded(request, body, failed);
  const small = await readFields(request, body.maxBytes);
  if (small.kind === 'refused') return { kind: 'unreadable', response: small.response };
  return limited
    ? { kind: 'refused', refusal: limited, raw: small.fields }
    : { kind: 'ok', raw: small.fields };
}

/** The key for the next attempt without JavaScript. */
function nextKey(raw: Raw, { code }: Refusal): { idempotencyKey?: string } {
  const sent = raw[idempotencyKeyControl];
  // An invalid key, or one used for other answers, would be refused again.
  if (typeof sent === 'string' && sent !== '' && code !== 'bad-key' && code !== 'key-reused')
    return { idempotencyKey: sent };
  // A new key would not find a record that is in progress under the fingerprint, or whose write was not confirmed.
  return code === 'in-progress' || code === 'busy' ? {} : { idempotencyKey: randomUUID() };
}

/** What the page after the redirect shows: after a refusal all that was typed. */
function flashOf(answer: Answer, raw: Raw | undefined): Flash | undefined {
  if ('reply' in answer) return answer.flash;
  const { errors, flash } = answer;
  return (
    raw && {
      ...flash,
      values: { ...textsOf(raw), ...flash?.values },
      errors: { ...errors, ...flash?.errors },
      ...nextKey(raw, answer),
    }
  );
}

/** The redirect of a form posted without JavaScript. Nothing personal is in the address; the flash state has it. */
function toPage({ name, page, controls }: Form, answer: Answer, flash: Flash | undefined): Response {
  const isAccepted = 'reply' in answer;
  const query = new URLSearchParams({ outcome: outcomeOf(answer), ...(isAccepted && answer.query) });
  const response = seeOther(`${page}?${query.toString()}`);
  if (flash) response.headers.append('Set-Cookie', flashSetCookie(name, controls, flash));
  else if (isAccepted) response.headers.append('Set-Cookie', clearFlashCookie());
  return response;
}

/** Makes the refusal of a post for which the store fails; any other error is thrown again. */
export const busyWhenStoreFails =
  (request: Request, { name, failed }: Pick<Form, 'name' | 'failed'>) =>
  (error: unknown): Refusal => {
    if (!(error instanceof StoreError)) throw error;
    log.error('form.store-unavailable', { id: requestId(request), form: name, code: errorCode(error) });
    return failureOf({ kind: 'busy' }, failed);
  };

/**
 * Handles POST of a form. The steps, in order: whether the form takes anything now, limit, read, drop what a program filled
 * in, `handle`, which cleans, checks (`attemptOf` of idempotency-key.ts) and submits. The answer is JSON or, to a form without
 * JavaScript, a redirect with flash state (docs/product/forms.md#f1); a `StoreError` of `handle` is answered as `busy`. The
 * log gets no value of a field.
 */
export async function handleForm(
  request: Request,
  form: Form,
  handle: (post: Post) => Promise<Answer>,
): Promise<Response> {
  const isPage = !speaksJson(request);
  const respond = (answer: Answer, raw?: Raw): Response => {
    const { status } = answer;
    log.info('form.answer', { id: requestId(request), form: form.name, status, outcome: outcomeOf(answer) });
    if (!request.bodyUsed) discardUpload(request); // a body that was refused unread
    return isPage ? toPage(form, answer, flashOf(answer, raw)) : toJson(answer);
  };

  if (form.refusal) return respond(form.refusal);
  const body = await read(request, form);
  if (body.kind === 'unreadable') return body.response;
  if (body.kind === 'refused') return respond(body.refusal, body.raw);
  const { raw, file } = body;
  if (raw[honeypotControl]) return respond(form.thank(raw));
  const post = { raw, file, isPage, address: clientOf(request) };
  return respond(await handle(post).catch(busyWhenStoreFails(request, form)), raw);
}
