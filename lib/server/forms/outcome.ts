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

/** The reply of a form in each standing, and the status of its response; `{email}` is the address of the visitor. */
export type ReplyByStanding = Readonly<
  Record<Standing, Readonly<{ status: number; kind: string; sentence: string }>>
>;
