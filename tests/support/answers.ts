/**
 * Whether a server may give this answer whatever it is sent and however busy it is: no 5xx but a 503 that says when to come
 * back. Status 0 stands for a connection that ended without an answer.
 */
export const isProper = (status: number, retryAfter: string | null | undefined): boolean =>
  status !== 0 && (status < 500 || (status === 503 && Number(retryAfter) >= 1));
