import type { Answer, Refusal } from './answer.ts';
import type { Flash } from './flash-state.ts';

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
 * A form as a constant. Its functions run in the order in which they stand here; `Services` is what it needs from outside,
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

  /** The refusal while the form takes nothing; the body is then not read. */
  refuse?: () => Refusal | undefined;
  /** Whether an upload of this address would be refused as busy once it was read. `given` replaces the services in tests. */
  isBusyFor?: (address: string, given: Services | undefined) => boolean;
  /** Opens the services. May reject with `StoreError`, as may `check` and `submit`. */
  open: () => Promise<Services>;
  /** Cleans and checks the answers. */
  check: (post: Post, services: Services) => Promise<Checked>;
  /** Takes valid answers. */
  submit: (services: Services, checked: Checked, attempt: Attempt, post: Post) => Promise<Answer>;
  /** What the page shows beside the submitted values and errors after a refusal. Must not reject with `StoreError`. */
  keep?: (services: Services, checked: Checked, post: Post) => Promise<Partial<Flash>>;
};

/** A multipart body with at most one file, of which only so many are read at once (docs/product/registration.md#e8). */
export type UploadBody = {
  /** The names a part may have, the file's included. */
  names: readonly string[];
  /** The name of the one file, and the error of a file that is too large. */
  file: string;
  tooLarge: string;
};
