import type { PassLinks } from './replies.ts';

/** Path of the pass page. */
export const passPage = (token: string) => `/pass/${token}`;

/** Path of an image or the calendar file of a pass; `name` is its file name. */
export const passFile = (token: string, name: string) => `/api/passes/${token}/${name}`;

/** Path that reports the progress of a registration. */
export const statusLink = (token: string) => `/api/registrations/status/${token}`;

/** The links of a pass with these images, in the order in which they are shown. */
export const passLinks = (token: string, names: readonly string[]): PassLinks => ({
  page: passPage(token),
  files: names.map((name) => ({ url: passFile(token, name), name })),
});
