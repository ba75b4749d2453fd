import { flashSetCookie, namedTexts, encodeFlash, decodeFlash } from '../forms/flash-state.ts';
import { enquiryFields } from './fields.ts';

/**
 * JSON body of a successful POST /api/inquiries. Errors (400 with `errors` by control name, 403, 413, 415, 422, 429, 502,
 * 503) have the shape of lib/http/error-response.ts.
 */
export type EnquiryReply =
  /** 201: the backend has it; `uname` is the name from its response. */
  | { kind: 'sent'; uname: string }
  /** 202: it is in the outbox and will be sent; `uname` is the name typed. */
  | { kind: 'accepted'; uname: string }
  /** 202: it is in the outbox; whether the backend has it is unknown and it must not be retried, so a person checks it. */
  | { kind: 'unconfirmed'; uname: string };

/** Values of `/enquire?outcome=` after a post without JavaScript; any other value means no outcome. */
export const enquiryOutcomes = ['sent', 'accepted', 'unconfirmed', 'invalid', 'failed'] as const;
export type EnquiryOutcome = (typeof enquiryOutcomes)[number];

/** Target of the 303. Names and answers travel in the cookie, never in the address. */
export const enquiryPageAfter = (outcome: EnquiryOutcome): `/${string}` => `/enquire?outcome=${outcome}`;

/** Flash state of ten minutes: the values typed and their errors, or the name to greet by. */
export type FlashEnquiry = {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  uname?: string;
};

const truncated = (values: unknown, longest: number) => namedTexts(values, enquiryFields, longest);

/** The `Set-Cookie` value of the flash state (server only); always below 4 KB. */
export function enquirySetCookie({ values, errors, uname }: FlashEnquiry, secure: boolean): string {
  const flash = {
    values: truncated(values, 100),
    errors: truncated(errors, 80),
    uname: uname?.slice(0, 100),
  };
  return flashSetCookie(encodeFlash('enquiry', flash), secure);
}

/** Reads the flash state from the cookie's value (server only); undefined when it is missing or invalid. */
export function readEnquiryCookie(value: string | undefined): FlashEnquiry | undefined {
  const flash = decodeFlash('enquiry', value);
  if (!flash) return undefined;
  const uname = typeof flash.uname === 'string' ? flash.uname.slice(0, 100) : undefined;
  return {
    values: truncated(flash.values, 100),
    errors: truncated(flash.errors, 100),
    ...(uname && { uname }),
  };
}
