/** HTTP status by code, which is a stable identifier for programs. */
const statusByCode = {
  invalid: 400,
  malformed: 400,
  'bad-key': 400,
  closed: 403,
  forged: 403,
  'no-such-city': 404,
  'not-found': 404,
  unknown: 404,
  'unknown-form': 404,
  'too-slow': 408,
  'in-progress': 409,
  'too-large': 413,
  'media-type': 415,
  'key-reused': 422,
  limited: 429,
  internal: 500,
  failed: 502,
  busy: 503,
  unavailable: 503,
} as const;
export type RefusalCode = keyof typeof statusByCode;

/**
 * Ms after which a client may retry. `busy`: the store failed, uploads or drawing processes are at their limit, or
 * time was up; `unavailable`: the backend failed.
 */
const retryAfterByCode: Partial<Record<RefusalCode, number>> = { busy: 5_000, unavailable: 10_000 };

export type Refusal = {
  kind: 'refused';
  status: number;
  code: RefusalCode;
  message: string;
  /** Messages by field name. */
  errors?: Readonly<Record<string, string>>;
  /** Sent as Retry-After in whole seconds, rounded up, at least 1; undefined: no such header. */
  retryAfterMs?: number | undefined;
  /** `outcome` parameter of the form's page. If absent: `invalid` with `errors`, otherwise `failed`. */
  outcome?: string;
};

export const createRefusal = (
  code: RefusalCode,
  message: string,
  { retryAfterMs = retryAfterByCode[code], ...overrides }: Partial<Refusal> = {},
): Refusal => ({
  kind: 'refused',
  status: statusByCode[code],
  code,
  message,
  retryAfterMs,
  ...overrides,
});

export const jsonResponse = (
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response => Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

/** The JSON response of a refusal: `extraFields`, `error` with code and message, and `errors`. */
export function errorResponse(
  { status, code, message, errors, retryAfterMs }: Refusal,
  extraFields: Readonly<Record<string, string>> = {},
): Response {
  const seconds = retryAfterMs === undefined ? undefined : Math.max(1, Math.ceil(retryAfterMs / 1000));
  return jsonResponse(
    { ...extraFields, error: { code, message }, errors },
    status,
    seconds === undefined ? {} : { 'Retry-After': String(seconds) },
  );
}

/** A response that the browser saves as `file`. */
export const downloadResponse = (file: string, type: string, body: BodyInit): Response =>
  new Response(body, {
    headers: { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${file}"` },
  });

/** True if the client accepts or sends JSON; a form posted without JavaScript does neither. */
export const speaksJson = ({ headers }: Request): boolean =>
  ['accept', 'content-type'].some((name) => headers.get(name)?.includes('application/json'));

/** Redirects with 303, so that the browser GETs `path` (RFC 9110, 15.4.4). */
export function seeOther(path: `/${string}`): Response {
  return new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } });
}
