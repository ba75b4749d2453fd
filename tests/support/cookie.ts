/** The value of the cookie that a Set-Cookie header sets. */
export const cookieValue = (setCookie: string | null | undefined): string | undefined =>
  /=([^;]*)/.exec(setCookie ?? '')?.[1];
