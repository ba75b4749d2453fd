import type { ErrorBody } from '../http/responses.ts';
import type { Flash } from './flash.ts';

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

/** The fields of a form as submitted: control name → raw value. */
export type Raw = Readonly<Record<string, unknown>>;

/** A post that has been read. */
export type Post = {
  raw: Raw;
  file?: Uint8Array | undefined;
  /** Whether the answer is a redirect to the form's page, because the form was posted without JavaScript. */
  isPage: boolean;
  /** The client's address, as limits count it. */
  address: string;
};

/** What the check of a post says; a form adds the cleaned answers that it submits. */
export type Check = {
  /** Error messages by control name; empty when the answers are valid. */
  errors: Readonly<Record<string, string>>;
  /** Digest of the answers (`fingerprintOf`). */
  fingerprint: string;
  /** What the key of a post without one is made of; the fingerprint when absent. */
  keyDigest?: string;
  /** The refusal of answers that are valid and cannot be taken. */
  refusal?: Refusal | undefined;
};

/** What recognises a request that is repeated, and one that uses the key of another. */
export type Attempt = { idempotencyKey: string; fingerprint: string };

/**
 * A form as a constant. Its functions run in the order given here; `Services` is what it needs from outside,
 * which tests replace.
 */
export type Form<Services = unknown, Checked extends Check = Check> = {
  /** Name of the form in its flash state and in the log. */
  name: string;
  /** The page that shows the form again, or the outcome, without JavaScript. */
  page: `/${string}`;
  /** Names of the controls whose values that page gets back. */
  controls: readonly string[];
  /** The sentence of every failure that has none of its own. */
  failed: string;
  /** Posts of one address: burst, and milliseconds in which it refills; and the refusal, if it is not `failed`. */
  limit: { name: string; capacity: number; refillMs: number; refusal?: Partial<Refusal> };
  /** A small body, JSON or form-encoded, of so many bytes; or an upload. */
  body: { maxBytes: number } | UploadBody;

  /** Refusal while the form is closed; the body is not read. */
  closedRefusal?: () => Refusal | undefined;
  /** Whether an upload of this address would be refused as busy once it was read. `given` replaces the services in tests. */
  isOverloadedFor?: (address: string, given: Services | undefined) => boolean;
  /** Opens the services. May reject with `StoreError`, as may `check` and `submit`. */
  open: () => Promise<Services>;
  /** Cleans and checks the answers. */
  check: (post: Post, services: Services) => Promise<Checked>;
  /** Takes valid answers. */
  submit: (services: Services, checked: Checked, attempt: Attempt, post: Post) => Promise<Answer>;
  /** What else the page shows after a refusal, besides the submitted values and errors. Must not reject with `StoreError`. */
  flashAfterRefusal?: (services: Services, checked: Checked, post: Post) => Promise<Partial<Flash>>;
};

/** A multipart body with at most one file, of which only so many are read at once (docs/product/registration.md#e8). */
export type UploadBody = {
  /** The names a part may have, the file's included. */
  names: readonly string[];
  /** The name of the one file, and the error of a file that is too large. */
  file: string;
  tooLarge: string;
};
