import type { Refusal } from '../requests/responses.ts';
import type { UploadOptions } from '../requests/upload.ts';
import type { FlashState } from './flash.ts';
import type { AnyReply, Outcome } from './outcome.ts';

/** The fields of a form as submitted: control name → raw value. */
export type RawFields = Readonly<Record<string, unknown>>;

export type Post = {
  raw: RawFields;
  file?: Uint8Array | undefined;
  /** Error of a file that was too large, by control name. */
  fileError?: Readonly<Record<string, string>> | undefined;
  /** True if the response is a redirect to the form's page, because the form was posted without JavaScript. */
  withoutScript: boolean;
  requestId: string;
};

/** Identifies a submission: the key recognises a retry, the fingerprint other answers that use the same key. */
export type Submission = { idempotencyKey: string; fingerprint: string };

export type CheckedPost<Answers> = {
  kind: 'checked';
  answers: Answers;
  /** Error messages by control name; empty if valid. */
  errors: Readonly<Record<string, string>>;
  /** Rejection of answers that are valid but cannot be accepted. */
  refusal?: Refusal | undefined;
  /** Digest of the answers (`fingerprintOf`). */
  fingerprint: string;
  /** Digest from which a post without a key gets its key; defaults to the fingerprint. */
  keyDigest?: string;
};

/** Settings of a form for `handleForm`. */
export type FormSettings = {
  /** Name in flash state and log. */
  name: string;
  /** Page that shows the form or the outcome, without JavaScript. */
  page: `/${string}`;
  /** Controls whose values `page` restores. */
  controls: readonly string[];
  /** Message of a failure that has no message of its own. */
  failed: string;
  /** A small body (JSON or form-encoded) of at most `maxBytes`, or an upload. */
  body: { maxBytes: number } | UploadBody;
};

/**
 * A form: its settings, and its steps in the order in which `handleForm` (`endpoint.ts`) runs them. `check` and
 * `submit` may reject with `StoreError`.
 */
export type Form<Answers, Reply extends AnyReply = AnyReply> = FormSettings & {
  /** Rejection while the form is closed; the body is not read. */
  closedRefusal?: () => Refusal | undefined;
  check: (post: Post) => Promise<CheckedPost<Answers>>;
  submit: (answers: Answers, submission: Submission, post: Post) => Promise<Outcome<Reply>>;
  /** Flash state for the page after the outcome. */
  flash?: (answers: Answers, outcome: Outcome<Reply>, post: Post) => Promise<Partial<FlashState>>;
};

/** A multipart body with at most one file, and the message of one that is too large. */
export type UploadBody = Omit<UploadOptions, 'skipOversizedFile'> & { tooLarge: string };
