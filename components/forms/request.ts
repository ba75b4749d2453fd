import { parseJson } from '@/lib/shared/util/values';

/** The result of one request. */
export type RequestResult =
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
export type RequestBody = FormData | Readonly<Record<string, unknown>>;

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
function retryAfter(header: string | null): number | undefined {
  const seconds = Number(header);
  return header !== null && Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : undefined;
}

/** One request for JSON by XMLHttpRequest, because fetch does not report upload progress. Never rejects. */
export function request({
  method,
  url,
  body,
  timeoutMs,
  onUpload,
  signal,
}: RequestInput): Promise<RequestResult> {
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
        retryAfterMs: retryAfter(xhr.getResponseHeader('Retry-After')),
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
