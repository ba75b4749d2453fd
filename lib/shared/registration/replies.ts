import { keptFor } from '../retention.ts';

/**
 * JSON body of a response from POST /api/registrations/[form] (docs/product/registration.md#e4), except field errors.
 * Clients that do not accept JSON get a 303 to `/registration/[form]`, which shows the same. Messages: messages.ts.
 */
export type RegistrationReply = {
  message: string;
  /** Sentence that the event is over, while its form is still open. */
  past?: string;
} &
  /** 201. VIP has a `reference` instead of a `pass`. `note` is the second line of docs/product/choices.md#c22. */
  (
    | { kind: 'registered'; note?: string; pass?: PassLinks; reference?: string }
    /** 200: this person is registered already (docs/product/choices.md#c36). */
    | { kind: 'already' }
    /**
     * 202. `page` shows the state, later the pass; absent if the outcome is unconfirmed. `statusUrl` returns one of
     * these replies with its status; absent while the backend does not answer, because polling would be useless.
     */
    | { kind: 'pending'; page?: string; statusUrl?: string }
    /** Any 4xx or 5xx status, such as 403 (closed) or 409 (key in use); `Retry-After` is a header. */
    | { kind: 'failed' }
  );

export type PassLinks = {
  /** `/pass/<token>` */
  page: string;
  /** The images in display order. `url` is same-origin and responds with Content-Disposition: attachment. */
  files: readonly PassImage[];
};

/** An image of a pass; `width` and `height` in pixels. */
export type PassImage = { url: string; name: string; label: string; width: number; height: number };

/** Values of the `outcome` parameter after a post without JavaScript. */
export const registrationOutcomes = {
  accepted: ['registered', 'already', 'finishing', 'unconfirmed'],
  rejected: ['invalid', 'failed', 'limited', 'limited-for-an-hour', 'closed'],
} as const;
export type RegistrationOutcomeName =
  (typeof registrationOutcomes)[keyof typeof registrationOutcomes][number];

export const passPath = (token: string) => `/pass/${token}`;

/** Path of an image or the calendar file of a pass; `name` is its file name. */
export const passFilePath = (token: string, name: string) => `/api/passes/${token}/${name}`;

export const statusPath = (token: string) => `/api/registrations/status/${token}`;

/** Shown for every address, so that the response never tells who is registered (docs/product/registration.md#e14). */
export const resendSentence = `If you registered with this address in the last ${keptFor.answers}, we are sending your pass again. Please check your spam folder too.`;

export const resendFailedSentence = 'We could not send your request. Check your connection and try again.';
