import { idempotencyKeyControl } from '@/lib/shared/forms/control-names';
import { parseJson } from '@/lib/shared/util/values';
import type { Texts } from './FormProvider';
import { clearDraft, idempotencyKeyOf, timesOpened, renewIdempotencyKey } from './draft';

export type Progress =
  | { kind: 'uploading'; fraction: number }
  /** The connection dropped; a retry with the same key follows automatically. */
  | { kind: 'reconnecting' }
  /** Uploaded; waiting for the server's response. */
  | { kind: 'waiting' }
  | { kind: 'finishing'; message: string };

export type SendResult<Reply> =
  | { kind: 'done'; reply: Reply }
  /** Errors by control name. */
  | { kind: 'invalid'; errors: Texts }
  /** No `status`: there was no response. */
  | { kind: 'failed'; status?: number; message?: string | undefined; retryAfterMs?: number | undefined }
  | { kind: 'cancelled' };

export type SendInput = {
  action: string;
  /** Name of the draft of these answers, which has their idempotency key. */
  draftName: string;
  body: RequestBody | Promise<RequestBody>;
  /** Timeout in ms, longer than the server's deadlines, so that its response arrives first. */
  timeoutMs: number;
  /** Pauses in ms before the retries of a dropped connection; without them there is no retry. */
  pausesMs?: readonly number[];
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
};

type RequestBody = FormData | Readonly<Record<string, unknown>>;

type RequestInput = {
  method: 'GET' | 'POST';
  url: string;
  body?: RequestBody;
  timeoutMs: number;
  onUpload?: ((fraction: number) => void) | undefined;
  signal?: AbortSignal | undefined;
};

/** Ms of a `Retry-After` in seconds; undefined without a valid one. */
function parseRetryAfter(header: string | null): number | undefined {
  const seconds = Number(header);
  return header !== null && Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : undefined;
}

type HttpResponse = { status: number; body: unknown; retryAfterMs: number | undefined };

/** Sends by XMLHttpRequest, because fetch reports no upload progress. Undefined if cancelled, or without a response. */
function sendRequest({ method, url, body, timeoutMs, onUpload, signal }: RequestInput) {
  return new Promise<HttpResponse | undefined>((resolve) => {
    if (signal?.aborted) return resolve(undefined);
    const xhr = new XMLHttpRequest();
    signal?.addEventListener('abort', () => xhr.abort());
    xhr.open(method, url);
    xhr.setRequestHeader('Accept', 'application/json');
    xhr.timeout = timeoutMs;
    if (onUpload) xhr.upload.onprogress = ({ loaded, total }) => onUpload(total > 0 ? loaded / total : 0);
    xhr.onload = () =>
      resolve({
        status: xhr.status,
        body: parseJson(xhr.responseText),
        retryAfterMs: parseRetryAfter(xhr.getResponseHeader('Retry-After')),
      });
    xhr.onerror = xhr.ontimeout = xhr.onabort = () => resolve(undefined);
    if (body === undefined || body instanceof FormData) return xhr.send(body);
    xhr.setRequestHeader('Content-Type', 'application/json');
    xhr.send(JSON.stringify(body));
  });
}

/** Maximum number of polls of a status link, or of posts with a key in use, usually two seconds apart. */
const maxPolls = 30;
const pollMs = 2_000;

/** Waits; ends early when the network returns or the visitor cancels. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const endPause = () => {
      clearTimeout(timer);
      window.removeEventListener('online', endPause);
      signal?.removeEventListener('abort', endPause);
      resolve();
    };
    const timer = setTimeout(endPause, ms);
    window.addEventListener('online', endPause);
    signal?.addEventListener('abort', endPause);
  });
}

/** Fields of a reply of the site; anything else, such as a proxy's error page, has none. */
type ReplyBody = { kind?: string; message?: string; statusUrl?: string; errors?: Texts };
const replyBodyOf = ({ body }: HttpResponse): ReplyBody =>
  typeof body === 'object' && body !== null ? body : {};

async function postWithRetries(body: RequestBody, input: SendInput): Promise<HttpResponse | undefined> {
  const { action: url, timeoutMs, pausesMs = [], onProgress, signal } = input;
  const onUpload =
    onProgress &&
    ((fraction: number) => onProgress(fraction < 1 ? { kind: 'uploading', fraction } : { kind: 'waiting' }));
  const send = () => sendRequest({ method: 'POST', url, body, timeoutMs, onUpload, signal });
  let response = await send();
  for (const pauseMs of pausesMs) {
    if (response || signal?.aborted) return response;
    onProgress?.({ kind: 'reconnecting' });
    await pause(pauseMs, signal);
    response = await send();
  }
  return response;
}

/** Posts a form, up to `maxPolls` times again while its key is in use (409). */
async function postUntilFree(body: RequestBody, input: SendInput): Promise<HttpResponse | undefined> {
  let response = await postWithRetries(body, input);
  for (let pollCount = 0; response?.status === 409 && pollCount < maxPolls; pollCount += 1) {
    input.onProgress?.({ kind: 'waiting' });
    await pause(response.retryAfterMs ?? pollMs, input.signal);
    response = await postWithRetries(body, input);
  }
  return response;
}

/** Polls the status link of a pending reply (202), at most `maxPolls` times. */
async function followStatus(pending: HttpResponse, { onProgress, signal }: SendInput): Promise<HttpResponse> {
  const { statusUrl: url, message = '' } = replyBodyOf(pending);
  if (!url) return pending;
  onProgress?.({ kind: 'finishing', message });
  let response = pending;
  for (
    let pollCount = 0;
    response.status === 202 && pollCount < maxPolls && !signal?.aborted;
    pollCount += 1
  ) {
    await pause(pollMs, signal);
    const poll = await sendRequest({ method: 'GET', url, timeoutMs: 30_000, signal });
    if (!poll) continue;
    // A rate limit (429), an unavailable store (503) or a bug concerns this poll, not the submission; any other
    // 4xx, and a 5xx with a kind, is its outcome.
    const isOutcome =
      ![429, 503].includes(poll.status) && (poll.status < 500 || replyBodyOf(poll).kind !== undefined);
    if (isOutcome) response = poll;
    else await pause(poll.retryAfterMs ?? 0, signal);
  }
  return response;
}

function resultOf<Reply>(response: HttpResponse): SendResult<Reply> {
  const { status, retryAfterMs } = response;
  const { kind, errors, message } = replyBodyOf(response);
  if (status < 300 && kind !== undefined) return { kind: 'done', reply: response.body as Reply };
  if (typeof errors === 'object' && errors !== null) return { kind: 'invalid', errors };
  return { kind: 'failed', status, message, retryAfterMs };
}

function withIdempotencyKey(body: RequestBody, key: string): RequestBody {
  if (!(body instanceof FormData)) return { ...body, [idempotencyKeyControl]: key };
  body.set(idempotencyKeyControl, key);
  return body;
}

/**
 * Posts a form until its outcome is known or its retries are used up (docs/product/registration.md#e4). Never rejects:
 * a body that cannot be created is a failure. A success clears the draft, unless another form opened it meanwhile.
 */
export async function sendForm<Reply>(input: SendInput): Promise<SendResult<Reply>> {
  const { draftName, signal } = input;
  const timesOpenedAtStart = timesOpened(draftName);
  try {
    const body = await input.body;
    let response = await postUntilFree(withIdempotencyKey(body, idempotencyKeyOf(draftName)), input);
    // The server knows the key with other answers.
    if (response?.status === 422)
      response = await postUntilFree(withIdempotencyKey(body, renewIdempotencyKey(draftName)), input);
    if (response?.status === 202) response = await followStatus(response, input);
    if (!response) return { kind: signal?.aborted ? 'cancelled' : 'failed' };
    const result = resultOf<Reply>(response);
    // A form opened meanwhile goes on with the draft and its key, so that the same answers are not sent twice.
    if (result.kind === 'done' && timesOpened(draftName) === timesOpenedAtStart) clearDraft(draftName);
    return result;
  } catch {
    return { kind: 'failed' };
  }
}
