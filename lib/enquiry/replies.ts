import { flashSetCookie, namedTexts, encodeFlash, decodeFlash } from '../forms/flash-state.ts';
import { enquiryFields } from './fields.ts';

/**
 * What POST /api/inquiries answers as JSON. Refusals (400 with `errors` by control name, 403, 413, 415, 422, 429, 502, 503) have
 * the one shape of lib/http/error-response.ts.
 */
export type EnquiryReply =
  /** 201: the backend has it; `uname` is the name it answered. */
  | { kind: 'sent'; uname: string }
  /** 202: it is in our ledger and will be sent; `uname` is the name typed. */
  | { kind: 'accepted'; uname: string }
  /** 202: it is in our ledger, but whether the backend has it is unknown and must not be tried out: a person looks. */
  | { kind: 'unconfirmed'; uname: string };

/** What `/enquire?outcome=` shows after a post without JavaScript. Anything else reads as no outcome. */
export const enquiryOutcomes = ['sent', 'accepted', 'unconfirmed', 'invalid', 'failed'] as const;
export type EnquiryOutcome = (typeof enquiryOutcomes)[number];

/** Where the 303 goes. Names and answers travel in the cookie below, never in the address. */
export const enquiryPageAfter = (outcome: EnquiryOutcome): `/${string}` => `/enquire?outcome=${outcome}`;

/** What was typed and what is wrong with it, or whom to greet, for ten minutes in the visitor's own browser. */
export type FlashEnquiry = {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  uname?: string;
};

const short = (values: unknown, longest: number) => namedTexts(values, enquiryFields, longest);

/** A `Set-Cookie` value (server only) for the page after a post without JavaScript; always below 4 KB. */
export function enquirySetCookie({ values, errors, uname }: FlashEnquiry, secure: boolean): string {
  const kept = { values: short(values, 100), errors: short(errors, 80), uname: uname?.slice(0, 100) };
  return flashSetCookie(encodeFlash('enquiry', kept), secure);
}

/** The kept answers from the cookie's value (server only); undefined when there are none or they are not ours. */
export function readEnquiryCookie(value: string | undefined): FlashEnquiry | undefined {
  const kept = decodeFlash('enquiry', value);
  if (!kept) return undefined;
  const uname = typeof kept.uname === 'string' ? kept.uname.slice(0, 100) : undefined;
  return { values: short(kept.values, 100), errors: short(kept.errors, 100), ...(uname && { uname }) };
}
