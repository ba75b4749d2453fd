import type { Attempt } from '../forms/idempotency-key.ts';
import type { FormName } from './fields.ts';
import { mailboxOf, newToken, personOf } from './identity.ts';
import type { Answers } from './receive.ts';

/** One submission with what recognises a repetition: its key, its fingerprint and the person. */
export type Submission = Answers &
  Attempt & {
    form: FormName;
    person: string;
    mailbox: string;
    /** Of the pass link, if this submission becomes a registration. */
    token: string;
  };

export const toSubmission = (form: FormName, answers: Answers, attempt: Attempt): Submission => ({
  ...answers,
  ...attempt,
  form,
  person: personOf(form, answers.fields),
  mailbox: mailboxOf(answers.fields.email ?? ''),
  token: newToken(),
});
