/**
 * JSON body of all error responses:
 * `{ "error": { "code": "too-large", "message": "…" }, "errors": { "email": "Invalid email address" } }`. `errors`
 * exists only for invalid input: field name → message.
 */
export type ErrorBody = {
  /** Stable identifier for programs, kebab-case. */
  code: string;
  /** One sentence for the visitor. */
  message: string;
  errors?: Readonly<Record<string, string>>;
  /**
   * Ms until a retry, sent as Retry-After in whole seconds, rounded up, at least 1. Defaults to ten seconds for a 503.
   */
  retryAfterMs?: number;
};

/** A JSON response that must not be cached. */
export const json = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

/** An error response with an `ErrorBody`; `more` adds fields to the body. */
export function errorResponse(
  status: number,
  { code, message, errors, retryAfterMs }: ErrorBody,
  more: Readonly<Record<string, string>> = {},
): Response {
  const ms = retryAfterMs ?? (status === 503 ? 10_000 : undefined);
  const retryAfterSeconds = ms === undefined ? undefined : Math.max(1, Math.ceil(ms / 1000));
  return json(
    { ...more, error: { code, message }, ...(errors ? { errors } : {}) },
    status,
    retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) },
  );
}

/** A file that the browser saves under this name. */
export const download = (file: string, type: string, body: BodyInit): Response =>
  new Response(body, {
    headers: { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${file}"` },
  });

/** True if the client accepts or sends JSON; a form posted without JavaScript does neither. */
export const speaksJson = ({ headers }: Request): boolean =>
  ['accept', 'content-type'].some((name) => headers.get(name)?.includes('application/json'));

/** Redirect after a form posted without JavaScript: 303, so that the browser GETs `path` (RFC 9110, 15.4.4). */
export function seeOther(path: `/${string}`): Response {
  return new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } });
}

/**
 * True if a GET with this entity tag gets 304 (RFC 9110, 13.1.2 and 13.2): If-None-Match lists the tag, by weak
 * comparison, and the request has no `Cache-Control: no-cache`. `headerOf` returns a request header by its lower-case
 * name.
 */
export function isNotModified(headerOf: (name: string) => string | null | undefined, etag: string): boolean {
  const tags = headerOf('if-none-match');
  if (!tags || tags.length > 2_000 || headerOf('cache-control')?.includes('no-cache')) return false;
  const withoutPrefix = (tag: string) => tag.trim().replace(/^W\//, '');
  return tags.split(',').some((tag) => withoutPrefix(tag) === withoutPrefix(etag));
}
