/**
 * The one shape of every refusal of our handlers:
 * `{ "error": { "code": "too-large", "message": "…" }, "errors": { "email": "Invalid email address" } }`.
 * `errors` is there for input problems only: field name → sentence.
 */
export type ErrorBody = {
  /** Stable word for programs, kebab-case. */
  code: string;
  /** One sentence for people. */
  message: string;
  errors?: Readonly<Record<string, string>>;
  /** Milliseconds to wait; becomes Retry-After in whole seconds, rounded up, at least 1. For a 503 ten seconds if left out. */
  retryAfterMs?: number;
};

/** A JSON answer that nobody may store. */
export function json(body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  const text = JSON.stringify(body);
  const own = {
    'Content-Type': 'application/json',
    // Known beforehand, it spares short answers a compressor.
    'Content-Length': String(Buffer.byteLength(text)),
    'Cache-Control': 'no-store',
  };
  return new Response(text, { status, headers: { ...own, ...headers } });
}

/** A refusal in the one shape. */
export function errorResponse(status: number, { code, message, errors, retryAfterMs }: ErrorBody): Response {
  const ms = retryAfterMs ?? (status === 503 ? 10_000 : undefined);
  const wait = ms === undefined ? undefined : Math.max(1, Math.ceil(ms / 1000));
  return json(
    { error: { code, message }, ...(errors ? { errors } : {}) },
    status,
    wait === undefined ? {} : { 'Retry-After': String(wait) },
  );
}

/** Whether the caller asks for JSON; a form posted by a browser without JavaScript asks for a page. */
export const wantsJson = (request: Request): boolean =>
  (request.headers.get('accept') ?? '').includes('application/json');

/** The same for handlers that take a body in JSON as well: who sends JSON reads it. */
export const speaksJson = (request: Request): boolean =>
  wantsJson(request) || (request.headers.get('content-type') ?? '').startsWith('application/json');

/** The answer to a form posted without JavaScript: go and GET that page (RFC 9110, 15.4.4). `path` starts with `/`. */
export function seeOther(path: `/${string}`): Response {
  return new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } });
}
