import { idempotencyKeyControl } from '@/lib/shared/forms/control-names';
import { parseJson } from '@/lib/shared/util/values';
import type { Texts } from './FormProvider';
import { clearDraft, idempotencyKeyOf, openingCount, renewIdempotencyKey } from './draft';

export type Progress =
  | { kind: 'uploading'; fraction: number }
  /** The connection dropped; a retry with the same key follows automatically. */
  | { kind: 'reconnecting' }
  /** Uploaded; waiting for the server's response. */
  | { kind: 'waiting' }
  | { kind: 'finishing'; message: string };

type SendResult<Reply> =
  | { kind: 'done'; reply: Reply }
  /** Errors by control name. */
  | { kind: 'invalid'; errors: Texts }
  /** No `status`: there was no response. */
  | { kind: 'failed'; status?: number; message?: string; retryAfterMs?: number }
  | { kind: 'cancelled' };

export type SendInput = {
  action: string;
  /** Name of the draft that is sent, with its idempotency key. */
  draftName: string;
  /** The answers, to which the key is added. */
  body: RequestBody | Promise<RequestBody>;
  /** Timeout in ms, longer than the server's deadlines, so that its response arrives first. */
  timeoutMs: number;
  /** Pauses in ms before the retries of a dropped connection; without them there is no retry. */
  pausesMs?: readonly number[];
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
};

type RequestResult =
  | {
      kind: 'response';
      status: number;
      body: unknown;
      retryAfterMs: number | undefined;
    }
  /** The connection dropped or timed out: the outcome is unknown. */
  | { kind: 'dropped' }
  | { kind: 'cancelled' };

/** A form, or values to be sent as JSON. */
type RequestBody = FormData | Readonly<Record<string, unknown>>;

type RequestInput = {
  method: 'GET' | 'POST';
  url: string;
  body?: RequestBody;
  timeoutMs: number;
  /** Called with the uploaded fraction, 0 to 1. */
  onUpload?: ((part: number) => void) | undefined;
  signal?: AbortSignal | undefined;
};

/** Parses `Retry-After` (seconds) to ms; undefined without the header. */
function parseRetryAfter(header: string | null): number | undefined {
  const seconds = Number(header);
  return header !== null && Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : undefined;
}

/** One request for JSON by XMLHttpRequest, because fetch reports no upload progress. A lost connection is `dropped`. */
function request({ method, url, body, timeoutMs, onUpload, signal }: RequestInput): Promise<RequestResult> {
  return new Promise((resolve) => {
    const xhr = new XMLHttpRequest();
    const cancel = () => xhr.abort();
    const finish = (result: RequestResult) => {
      signal?.removeEventListener('abort', cancel);
      resolve(result);
    };
    xhr.open(method, url);
    xhr.setRequestHeader('Accept', 'application/json');
    xhr.timeout = timeoutMs;
    if (onUpload) xhr.upload.onprogress = ({ loaded, total }) => onUpload(total > 0 ? loaded / total : 0);
    xhr.onload = () =>
      finish({
        kind: 'response',
        status: xhr.status,
        body: parseJson(xhr.responseText),
        retryAfterMs: parseRetryAfter(xhr.getResponseHeader('Retry-After')),
      });
    xhr.onerror = () => finish({ kind: 'dropped' });
    xhr.ontimeout = () => finish({ kind: 'dropped' });
    xhr.onabort = () => finish({ kind: 'cancelled' });
    if (signal?.aborted) return finish({ kind: 'cancelled' });
    signal?.addEventListener('abort', cancel);
    if (body === undefined || body instanceof FormData) return xhr.send(body);
    xhr.setRequestHeader('Content-Type', 'application/json');
    xhr.send(JSON.stringify(body));
  });
}

type HttpResponse = Extract<RequestResult, { kind: 'response' }>;

/** Maximum number of polls of a status link or a key in use, about two seconds apart. */
const maxPolls = 30;
const pollMs = 2_000;

/** Waits; ends early when the network returns or the visitor cancels. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
    signal?.addEventListener('abort', done);
  });
}

/** Fields of a reply of the site; anything else, such as a proxy's error page, has none. */
type ReplyBody = { kind?: string; message?: string; statusUrl?: string; errors?: Texts };
const bodyOf = ({ body }: HttpResponse): ReplyBody => (typeof body === 'object' && body !== null ? body : {});

/** Polls the status link of a pending reply until there is an outcome, for about a minute. */
async function followStatus(
  firstResponse: HttpResponse,
  { onProgress, signal }: SendInput,
): Promise<HttpResponse> {
  const { statusUrl: url, message = '' } = bodyOf(firstResponse);
  let latestResponse = firstResponse;
  if (firstResponse.status !== 202 || !url) return firstResponse;
  onProgress?.({ kind: 'finishing', message });
  for (
    let pollCount = 0;
    pollCount < maxPolls && latestResponse.status === 202 && !signal?.aborted;
    pollCount += 1
  ) {
    await pause(pollMs, signal);
    const response = await request({ method: 'GET', url, timeoutMs: 30_000, signal });
    if (response.kind !== 'response') continue;
    // A rate limit, an unavailable store or a bug concerns this poll, not the submission; a failure with a kind is its
    // outcome.
    const isOutcome =
      response.status !== 429 && (response.status < 500 || bodyOf(response).kind !== undefined);
    if (isOutcome) latestResponse = response;
    else await pause(response.retryAfterMs ?? 0, signal);
  }
  return latestResponse;
}

function resultOf<Reply>(response: HttpResponse): SendResult<Reply> {
  const { status, retryAfterMs } = response;
  const { kind, errors, message } = bodyOf(response);
  if (status < 300 && kind !== undefined) return { kind: 'done', reply: response.body as Reply };
  if (typeof errors === 'object' && errors !== null) return { kind: 'invalid', errors };
  return {
    kind: 'failed',
    status,
    ...(message !== undefined && { message }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
}

function withIdempotencyKey(body: RequestBody, key: string): RequestBody {
  if (!(body instanceof FormData)) return { ...body, [idempotencyKeyControl]: key };
  body.set(idempotencyKeyControl, key);
  return body;
}

/** Like `postUntilKnown`, but never rejects: a body that cannot be created is a failure. */
export const sendForm = <Reply>(input: SendInput): Promise<SendResult<Reply>> =>
  postUntilKnown<Reply>(input).catch(() => ({ kind: 'failed' }));

/**
 * Posts a form until its outcome is known or its retries are used up; a success clears draft and idempotency key.
 * Dropped connection: retries with the same key. 409, key in use: polls. 422, key known with other answers: once more
 * with a new key. 202: polls the status link (docs/product/registration.md#e4).
 */
async function postUntilKnown<Reply>(input: SendInput): Promise<SendResult<Reply>> {
  const { action: url, draftName, timeoutMs, pausesMs = [], onProgress, signal } = input;
  const onUpload =
    onProgress &&
    ((fraction: number) => onProgress(fraction < 1 ? { kind: 'uploading', fraction } : { kind: 'waiting' }));
  const openingAtStart = openingCount(draftName);
  const body = await input.body;
  let idempotencyKey = idempotencyKeyOf(draftName);
  let isKeyRenewed = false;
  let dropCount = 0;
  let pollCount = 0;
  while (!signal?.aborted) {
    const response = await request({
      method: 'POST',
      url,
      body: withIdempotencyKey(body, idempotencyKey),
      timeoutMs,
      onUpload,
      signal,
    });
    if (response.kind === 'cancelled') break;
    if (response.kind === 'dropped') {
      const pauseMs = pausesMs[dropCount];
      if (pauseMs === undefined) return { kind: 'failed' };
      dropCount += 1;
      onProgress?.({ kind: 'reconnecting' });
      await pause(pauseMs, signal);
    } else if (response.status === 409 && pollCount < maxPolls) {
      pollCount += 1;
      onProgress?.({ kind: 'waiting' });
      await pause(response.retryAfterMs ?? pollMs, signal);
    } else if (response.status === 422 && !isKeyRenewed) {
      isKeyRenewed = true;
      idempotencyKey = renewIdempotencyKey(draftName);
    } else {
      const result = resultOf<Reply>(await followStatus(response, input));
      // A form opened meanwhile goes on with the draft and its key, so that the same answers are not sent twice.
      if (result.kind === 'done' && openingCount(draftName) === openingAtStart) clearDraft(draftName);
      return result;
    }
  }
  return { kind: 'cancelled' };
}
