export const cookieValue = (setCookie: string | null | undefined): string | undefined =>
  /=([^;]*)/.exec(setCookie ?? '')?.[1];
