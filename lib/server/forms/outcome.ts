import { type Refusal, createRefusal } from '../requests/responses.ts';
import type { Job, VisitorPromise } from '../store/outbox/job.ts';

/** The result of a post, before it becomes JSON or a redirect to the form's page. */
export type Outcome<Reply extends AnyReply = AnyReply> = AcceptedOutcome<Reply> | Refusal;

/** Any reply: the JSON body of an accepted post. */
export type AnyReply = { kind: string };
export type AcceptedOutcome<Reply extends AnyReply = AnyReply> = {
  kind: 'accepted';
  status: 200 | 201 | 202;
  reply: Reply;
  /** `outcome` parameter of the page's URL; the reply's kind if absent. */
  outcome?: string;
  /** Parameter of the page's URL that names the job: the pass's token, or the reference of an application. */
  receipt?: { parameter: 'pass' | 'reference'; value: string } | undefined;
};

/** The refusal of fields with errors, by control name. */
export const invalidRefusal = (errors: Readonly<Record<string, string>>): Refusal =>
  createRefusal('invalid', Object.values(errors)[0] ?? '', { errors });

/** What the visitor of a stored post is told: that the post is accepted, a promise, or that it has failed. */
export type Standing = 'accepted' | VisitorPromise | 'failed';

/** The recorded promise to the visitor of an unfinished job; if none is recorded, that for the job's state. */
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

/**
 * The promise after a call whose result is not known or was not recorded: the worker repeats the call if the backend
 * honours keys, otherwise an operator decides.
 */
export const promiseAfterCall = (isIdempotent: boolean): VisitorPromise =>
  isIdempotent ? 'finishing' : 'unconfirmed';

/** A form's reply in each standing, with the status of its response; `{email}` is the visitor's address. */
export type ReplyByStanding = Readonly<
  Record<Standing, Readonly<{ status: number; kind: string; sentence: string }>>
>;
