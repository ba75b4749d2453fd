import type { Refusal } from '../requests/responses.ts';
import type { UploadControls } from '../requests/upload.ts';
import type { FlashState } from './flash.ts';
import type { AnyReply, Outcome } from './outcome.ts';

/** Raw values by control name. */
export type RawFields = Readonly<Record<string, unknown>>;

export type Post = {
  raw: RawFields;
  /** Undefined if no file was chosen or it was too large. */
  file?: Uint8Array | undefined;
  /** Error of a file that was too large, by control name. */
  fileError?: Readonly<Record<string, string>> | undefined;
  /** True if posted without JavaScript: the response is then a redirect to the page of the form. */
  withoutScript: boolean;
  requestId: string;
};

/** The key recognises a retry; the fingerprint detects other answers that use the same key. */
export type Submission = { idempotencyKey: string; fingerprint: string };

export type CheckedPost<Answers> = {
  kind: 'checked';
  answers: Answers;
  /** Error messages by control name; empty if valid. */
  errors: Readonly<Record<string, string>>;
  /** The refusal of answers that are valid but cannot be accepted; otherwise undefined. */
  refusal?: Refusal | undefined;
  /** Digest of the answers (`fingerprintOf`). */
  fingerprint: string;
  /** Digest from which a post without a key gets its key; defaults to the fingerprint. */
  keyDigest?: string;
};

export type FormSettings = {
  /** Name in flash state and log. */
  name: string;
  /** Page that shows the form or the outcome, without JavaScript. */
  page: `/${string}`;
  /** Controls whose values `page` restores. */
  controls: readonly string[];
  /** Message of a failure that has no message of its own. */
  failed: string;
  /** A small body (JSON or form-encoded), or an upload; `tooLarge` is the message for a file that is too large. */
  body: { maxBytes: number } | (UploadControls & { tooLarge: string });
};

/** A form: settings, and functions in the order of their calls. `check` and `submit` may reject with `StoreError`. */
export type Form<Answers, Reply extends AnyReply = AnyReply> = FormSettings & {
  /** Returns a refusal while the form is closed; called before the body is read. */
  closedRefusal?: () => Refusal | undefined;
  check: (post: Post) => Promise<CheckedPost<Answers>>;
  submit: (answers: Answers, submission: Submission, post: Post) => Promise<Outcome<Reply>>;
  flash?: (answers: Answers, outcome: Outcome<Reply>, post: Post) => Promise<Partial<FlashState>>;
};
