import { enquiryMessages } from '../../shared/enquiry/messages.ts';
import type { FormName } from '../../shared/registration/fields.ts';
import { resultMessages } from '../../shared/registration/messages.ts';
import { type Refusal, createRefusal } from '../requests/responses.ts';
import type { Job, Told } from '../store/outbox/job.ts';

export type Outcome<Reply extends AnyReply = AnyReply> = AcceptedOutcome<Reply> | Refusal;

export type AnyReply = { kind: string };
export type AcceptedOutcome<Reply extends AnyReply = AnyReply> = {
  kind: 'accepted';
  status: 200 | 201 | 202;
  reply: Reply;
  /** `outcome` parameter of the page's URL; the reply's kind if absent. */
  outcome?: string;
  /** Parameter of the page's URL: the token of the pass, or the reference of an application. */
  receipt?: { parameter: 'pass' | 'reference'; value: string } | undefined;
};

/** The refusal of answers with `errors`, by control name; the first error is its message. */
export const invalidRefusal = (errors: Readonly<Record<string, string>>): Refusal =>
  createRefusal('invalid', Object.values(errors)[0] ?? '', { errors });

export type Standing = 'accepted' | Told | 'failed';

/** What the visitor of an unfinished job was told; if nothing is recorded, what the state of the job means. */
export const toldOf = ({ state, told }: Pick<Job, 'state' | 'told'>): Told =>
  told ?? (state === 'attention' ? 'unconfirmed' : 'finishing');

export function standingOf(job: Pick<Job, 'state' | 'told'>): Standing {
  switch (job.state) {
    case 'sent':
    case 'done':
    case 'delivery_failed':
      return 'accepted';
    case 'rejected':
      return 'failed';
    case 'attention':
    case 'calling':
    case 'unknown':
      return toldOf(job);
  }
}

/** What a visitor is told after a call without a known result: the worker repeats it if the backend honours keys. */
export const toldAfterCall = (isIdempotent: boolean): Told => (isIdempotent ? 'finishing' : 'unconfirmed');

/** Status and kind of the reply to a visitor, and what it says; `{email}` is the address of the visitor. */
type ReplyRow = Readonly<{ status: number; kind: string; sentence: string }>;
export type ReplyByStanding = Readonly<Record<Standing, ReplyRow>>;

const registered = { status: 201, kind: 'registered' } as const;
const pending = { status: 202, kind: 'pending' } as const;
const registrationReplies = {
  finishing: { ...pending, sentence: resultMessages.finishing },
  saved: { ...pending, sentence: resultMessages.saved },
  unconfirmed: { ...pending, sentence: resultMessages.unconfirmed },
  failed: { status: 502, kind: 'failed', sentence: resultMessages.failed },
} as const;
const enquirySaved = `${enquiryMessages.sent}. ${enquiryMessages.later}`;
/** The reply by form and standing, for responses, pages, status links and the operator's list. */
export const replyTable = {
  visitor: { ...registrationReplies, accepted: { ...registered, sentence: resultMessages.visitor } },
  conference: { ...registrationReplies, accepted: { ...registered, sentence: resultMessages.conference } },
  vip: {
    ...registrationReplies,
    accepted: { ...registered, sentence: resultMessages.vip },
    // A VIP has no pass until the team has approved the application.
    finishing: { ...pending, sentence: resultMessages.finishingVip },
    saved: { ...pending, sentence: resultMessages.savedVip },
  },
  enquiry: {
    accepted: { status: 201, kind: 'sent', sentence: `${enquiryMessages.sent}.` },
    finishing: { status: 202, kind: 'accepted', sentence: enquirySaved },
    saved: { status: 202, kind: 'accepted', sentence: enquirySaved },
    unconfirmed: { status: 202, kind: 'unconfirmed', sentence: enquiryMessages.unconfirmed },
    failed: { status: 502, kind: 'failed', sentence: enquiryMessages.failed },
  },
} as const satisfies Record<FormName | 'enquiry', ReplyByStanding>;
