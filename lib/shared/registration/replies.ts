import { passKeptDays } from '../util/durations.ts';

/**
 * Body of POST /api/registrations/[form] for `Accept: application/json` (docs/product/registration.md#e4), except the errors
 * of fields; other clients get a 303 to `/registration/[form]`, which shows the same. Messages come from messages.ts.
 */
export type RegistrationReply =
  /**
   * 201. `pass` is missing for VIP, which has the `reference` of the application; `note` is the second line of
   * docs/product/choices.md#c22, `past`, here and below, the one about an event that is over.
   */
  | {
      kind: 'registered';
      message: string;
      note?: string;
      past?: string;
      pass?: PassLinks;
      reference?: string;
    }
  /** 200: this person is registered already (docs/product/choices.md#c36). */
  | { kind: 'already'; message: string; past?: string }
  /** 202. `statusUrl` returns one of these replies with its status code; missing when the outcome is unconfirmed. */
  | { kind: 'pending'; message: string; past?: string; statusUrl?: string }
  /** 403 (closed), 409 and 422 (key in use), 429, 502, 503; `Retry-After` is a header. */
  | { kind: 'failed'; message: string };

export type PassLinks = {
  /** `/pass/<token>` */
  page: string;
  /** The image to show first comes first; `url` is same-origin and responds with Content-Disposition: attachment. */
  files: readonly { url: string; name: string }[];
};

/** Outcomes in the URL of the page without JavaScript. */
export const outcomes = [
  'registered',
  'already',
  'finishing',
  'unconfirmed',
  'invalid',
  'failed',
  'limited',
  'limited-for-an-hour',
  'closed',
] as const;
export type PageOutcome = (typeof outcomes)[number];

/** Parses the `outcome` parameter; any other value is `failed`. */
export const pageOutcomeOf = (text: string | string[] | undefined): PageOutcome =>
  outcomes.find((outcome) => outcome === text) ?? 'failed';

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

/** Shown for every address, so that the response does not reveal who is registered (docs/product/registration.md#e14). */
export const resendSentence = `If you registered with this address in the last ${passKeptDays} days, we are sending your pass again. Please check your spam folder too.`;
