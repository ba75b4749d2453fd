import type { ErrorBody } from '../http/error-response.ts';
import type { Flash } from './flash-state.ts';

/** What a form answers, before it becomes JSON or a redirect to its page. */
export type Answer<Reply extends AnyReply = AnyReply> = Accepted<Reply> | Refusal;

type AnyReply = { kind: string };
export type Accepted<Reply extends AnyReply = AnyReply> = {
  status: 200 | 201 | 202;
  /** The JSON body. */
  reply: Reply;
  /** The `outcome` in the address of the page; the reply's kind when absent. */
  outcome?: string;
  /** More parameters of that address; never personal data. */
  query?: Readonly<Record<string, string>>;
  /** What the page shows; without it the flash state is deleted. */
  flash?: Flash;
};

/** `outcome` is `invalid` with `errors`, else `failed`, when absent. */
export type Refusal = ErrorBody & { status: number; outcome?: string };

/** The status of each failure that forms have in common; the keys are the codes of the JSON. */
const failureStatus = {
  'bad-key': 400,
  'in-progress': 409,
  'key-reused': 422,
  limited: 429,
  failed: 502,
  busy: 503,
} as const;
export type Failure = { kind: keyof typeof failureStatus; retryAfterMs?: number };

/** Retry-After of `busy` in milliseconds: the store did not answer, or all drawing processes were in use. */
const busyRetryAfter = 5_000;

/** The refusal for an outcome that is a failure, with the form's sentence. */
export const failureOf = (
  { kind, retryAfterMs = kind === 'busy' ? busyRetryAfter : undefined }: Failure,
  message: string,
): Refusal => ({
  status: failureStatus[kind],
  code: kind,
  message,
  ...(retryAfterMs !== undefined && { retryAfterMs }),
});

/** The refusal of fields with errors, by control name. */
export const invalid = (errors: Readonly<Record<string, string>>): Refusal => ({
  status: 400,
  code: 'invalid',
  message: Object.values(errors)[0] ?? '',
  errors,
});
