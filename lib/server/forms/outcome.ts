import { enquiryMessages } from '../../shared/enquiry/messages.ts';
import type { FormName } from '../../shared/registration/fields.ts';
import { results } from '../../shared/registration/messages.ts';
import { fill } from '../../shared/util/fill.ts';
import { type Refusal, refusal } from '../requests/responses.ts';
import type { Job, Told } from '../store/outbox/job.ts';

/** What became of a post, before it becomes JSON or a redirect to the form's page. */
export type Outcome<Reply extends AnyReply = AnyReply> = Accepted<Reply> | Refusal;

/** A JSON body. */
export type AnyReply = { kind: string };
export type Accepted<Reply extends AnyReply = AnyReply> = {
  kind: 'accepted';
  status: 200 | 201 | 202;
  /** The JSON body. */
  reply: Reply;
  /** `outcome` parameter of the page's URL; the reply's kind if absent. */
  outcome?: string;
  /** Another parameter of that URL, which names the job; never personal data. */
  receipt?: { parameter: 'pass' | 'reference'; value: string };
};

/** The refusal of fields with errors, by control name. */
export const invalid = (errors: Readonly<Record<string, string>>): Refusal =>
  refusal('invalid', Object.values(errors)[0] ?? '', { errors });

/** What the visitor of a stored post is told: that it is accepted, a promise, or that it has failed. */
export type Standing = 'accepted' | Told | 'failed';

/** What the visitor of an unfinished job was told; until then, what its state means for them. */
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

/**
 * The promise after a call whose result is not known or was not recorded: the worker repeats it if the backend honours
 * keys, otherwise an operator looks.
 */
export const promiseAfterCall = (idempotent: boolean): Told => (idempotent ? 'finishing' : 'unconfirmed');

const registration = {
  finishing: { status: 202, kind: 'pending', sentence: results.finishing },
  saved: { status: 202, kind: 'pending', sentence: results.saved },
  unconfirmed: { status: 202, kind: 'pending', sentence: results.unconfirmed },
  failed: { status: 502, kind: 'failed', sentence: results.failed },
} as const;
/** The outcome of each form in each standing, for all who tell it: responses, pages, status links and the operator. */
export const outcomes = {
  visitor: { ...registration, accepted: { status: 201, kind: 'registered', sentence: results.visitor } },
  conference: {
    ...registration,
    accepted: { status: 201, kind: 'registered', sentence: results.conference },
  },
  vip: {
    ...registration,
    accepted: { status: 201, kind: 'registered', sentence: results.vip },
    // A VIP has no pass until the team has approved the application.
    finishing: { status: 202, kind: 'pending', sentence: results.finishingVip },
    saved: { status: 202, kind: 'pending', sentence: results.savedVip },
  },
  enquiry: {
    accepted: { status: 201, kind: 'sent', sentence: enquiryMessages.sent },
    finishing: { status: 202, kind: 'accepted', sentence: enquiryMessages.later },
    saved: { status: 202, kind: 'accepted', sentence: enquiryMessages.later },
    unconfirmed: { status: 202, kind: 'unconfirmed', sentence: enquiryMessages.unconfirmed },
    failed: { status: 502, kind: 'failed', sentence: enquiryMessages.failed },
  },
} as const satisfies Record<
  FormName | 'enquiry',
  Record<Standing, { status: number; kind: string; sentence: string }>
>;

/** The sentence for a job of any form, with its visitor's address. */
export const sentenceOf = (form: keyof typeof outcomes, standing: Standing, email: string): string =>
  fill(outcomes[form][standing].sentence, { email });
