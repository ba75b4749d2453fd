/** The result of one POST with progress (fetch has none for uploads). */
export type Posted =
  | { kind: 'answered'; status: number; body: unknown; retryAfterMs: number | undefined }
  /** The connection dropped, so the outcome is unknown. */
  | { kind: 'dropped' }
  | { kind: 'cancelled' };

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `Retry-After` in seconds → milliseconds; undefined without the header. */
export function retryAfter(header: string | null): number | undefined {
  const seconds = Number(header);
  return header !== null && Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : undefined;
}

/** Posts a form and reports the part that has been uploaded, 0 to 1. */
export function post(
  action: string,
  body: FormData,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Posted> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    const finish = (posted: Posted) => {
      signal.removeEventListener('abort', cancel);
      resolve(posted);
    };
    request.open('POST', action);
    request.setRequestHeader('Accept', 'application/json');
    request.timeout = 150_000;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      finish({
        kind: 'answered',
        status: request.status,
        body: readJson(request.responseText),
        retryAfterMs: retryAfter(request.getResponseHeader('Retry-After')),
      });
    request.onerror = () => finish({ kind: 'dropped' });
    request.ontimeout = () => finish({ kind: 'dropped' });
    request.onabort = () => finish({ kind: 'cancelled' });
    if (signal.aborted) return finish({ kind: 'cancelled' });
    signal.addEventListener('abort', cancel);
    request.send(body);
  });
}
