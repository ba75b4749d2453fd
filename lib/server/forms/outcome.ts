import { type Refusal, createRefusal } from '../requests/responses.ts';
import type { Job, VisitorPromise } from '../store/outbox/job.ts';

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

export type Standing = 'accepted' | VisitorPromise | 'failed';

/** The recorded promise to the visitor of an unfinished job; if none is recorded, that for the state of the job. */
export const promiseOfJob = ({ state, promised }: Pick<Job, 'state' | 'promised'>): VisitorPromise =>
  promised ?? (state === 'attention' ? 'unconfirmed' : 'finishing');

export function standingOf(job: Pick<Job, 'state' | 'promised'>): Standing {
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
      return promiseOfJob(job);
  }
}

/** The promise after a call without a known result: the worker repeats it if the backend honours keys (`finishing`). */
export const promiseAfterCall = (isIdempotent: boolean): VisitorPromise =>
  isIdempotent ? 'finishing' : 'unconfirmed';

/** The reply of a form in each standing, and the status of its response; `{email}` is the address of the visitor. */
export type ReplyByStanding = Readonly<
  Record<Standing, Readonly<{ status: number; kind: string; sentence: string }>>
>;
