/**
 * JSON body of a successful POST /api/inquiries. Errors (400 with `errors` by control name, 403, 413, 415, 422, 429, 502,
 * 503) have the shape of lib/forms/answer.ts.
 */
export type EnquiryReply =
  /** 201: the backend has it; `uname` is the name from its response. */
  | { kind: 'sent'; uname: string }
  /** 202: it is in the outbox and will be sent; `uname` is the name typed. */
  | { kind: 'accepted'; uname: string }
  /** 202: it is in the outbox; whether the backend has it is unknown and it must not be retried, so a person checks it. */
  | { kind: 'unconfirmed'; uname: string };

/**
 * Query parameters of the page `/enquire`: what a link presets, and without JavaScript the outcome of a post and the chosen
 * city. Without any of them the page is the same for everybody, and a shared cache keeps it (lib/edge/page-query.ts).
 */
export const enquiryQuery = ['enquire', 'centre', 'topic', 'outcome', 'cityId'] as const;

/** Values of `/enquire?outcome=` after a post without JavaScript; any other value means no outcome. */
export const enquiryOutcomes = ['sent', 'accepted', 'unconfirmed', 'invalid', 'failed'] as const;
export type EnquiryOutcome = (typeof enquiryOutcomes)[number];
