import type { ErrorBody } from '../requests/responses.ts';
import type { Flash } from './flash.ts';

/** Outcome of a post, before it becomes JSON or a redirect to the form's page. */
export type FormOutcome<Reply extends AnyReply = AnyReply> = Accepted<Reply> | Refusal;

type AnyReply = { kind: string };
export type Accepted<Reply extends AnyReply = AnyReply> = {
  status: 200 | 201 | 202;
  /** The JSON body. */
  reply: Reply;
  /** `outcome` parameter of the page's URL; the reply's kind if absent. */
  outcome?: string;
  /** Further parameters of that URL; never personal data. */
  query?: Readonly<Record<string, string>>;
  /** Flash state for the page. */
  flash?: Partial<Flash>;
};

/** `outcome` defaults to `invalid` with `errors`, otherwise to `failed`. */
export type Refusal = ErrorBody & {
  status: number;
  outcome?: string;
  /** Additional flash state for the page. */
  flash?: Partial<Flash>;
};

/** Status of each failure that forms share, by error code. */
const failureStatus = {
  'bad-key': 400,
  'in-progress': 409,
  'key-reused': 422,
  limited: 429,
  failed: 502,
  busy: 503,
} as const;
export type Failure = keyof typeof failureStatus;

/** Retry-After of `busy` in ms: the store did not respond, or all drawing processes were in use. */
const busyRetryAfter = 5_000;

/** Rejection for a failure, with the form's message. */
export const failureOf = (
  failure: Failure,
  message: string,
  retryAfterMs = failure === 'busy' ? busyRetryAfter : undefined,
): Refusal => ({
  status: failureStatus[failure],
  code: failure,
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

/** The fields of a form as submitted: control name → raw value. */
export type Raw = Readonly<Record<string, unknown>>;

/** A post that has been read. */
export type Post = {
  raw: Raw;
  file?: Uint8Array | undefined;
  /** Error of a file that was too large, by control name. */
  fileError?: Readonly<Record<string, string>>;
  /** True if the response is a redirect to the form's page, because the form was posted without JavaScript. */
  isPage: boolean;
  /** Id of the request in the log. */
  requestId: string;
};

/** Valid answers to submit: identifies a retry, and a request that uses another's key. */
export type Submission = { idempotencyKey: string; fingerprint: string };

/** The cleaned and checked answers of a post. */
export type Checked = {
  /** Error messages by control name; empty if valid. */
  errors: Readonly<Record<string, string>>;
  /** Rejection of answers that are valid but cannot be accepted. */
  refusal?: Refusal | undefined;
  /** Digest of the answers (`fingerprintOf`). */
  fingerprint: string;
  /** Input for the key of a post without one; defaults to the fingerprint. */
  keyDigest?: string;
  /** Submits valid answers. May reject with `StoreError`. */
  submit: (submission: Submission) => Promise<FormOutcome>;
  /** Flash state for the page after an outcome, in place of the outcome's own. */
  flashAfter?: (outcome: FormOutcome) => Promise<Partial<Flash> | undefined>;
};

/** A form. Its functions run in the order listed. */
export type Form = {
  /** Name in flash state and log. */
  name: string;
  /** Page that shows the form or the outcome, without JavaScript. */
  page: `/${string}`;
  /** Controls whose values that page restores. */
  controls: readonly string[];
  /** Message of every failure without its own. */
  failed: string;
  /** Limit of posts from one address: burst, and ms in which it refills; with the rejection if it is not `failed`. */
  limit: { name: string; capacity: number; refillMs: number; refusal?: Partial<Refusal> };
  /** A small body (JSON or form-encoded) of at most `maxBytes`, or an upload. */
  body: { maxBytes: number } | UploadBody;

  /** Rejection while the form is closed; the body is not read. */
  closedRefusal?: () => Refusal | undefined;
  /** Cleans and checks the answers. May reject with `StoreError`. */
  check: (post: Post) => Promise<Checked>;
};

/** A multipart body with at most one file. Only a limited number is read at once (docs/product/registration.md#e8). */
export type UploadBody = {
  /** Allowed part names, including the file's. */
  names: readonly string[];
  /** Part name of the file, and the error message if it is too large. */
  file: string;
  tooLarge: string;
};
