/**
 * True if a response is allowed for any request under any load: no 5xx other than a 503 with Retry-After. Status 0: the
 * connection ended without a response.
 */
export const isProper = (status: number, retryAfter: string | null | undefined): boolean =>
  status !== 0 && (status < 500 || (status === 503 && Number(retryAfter) >= 1));
