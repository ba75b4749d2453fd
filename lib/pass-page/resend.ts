import { messages } from '../registration/messages.ts';
import { normaliseText } from '../registration/normalise.ts';
import { emailAddress } from '../registration/rules.ts';

/** What is wrong with the address, as a word for the page's own address and as the sentence it stands for. */
export const resendProblems = {
  missing: messages.emailRequired,
  invalid: messages.emailInvalid,
} as const;
export type ResendProblem = keyof typeof resendProblems;

/** The e-mail address as the registration forms take it. */
export function checkResend(
  given: unknown,
): { kind: 'ok'; email: string } | { kind: 'invalid'; code: ResendProblem; message: string } {
  const email = typeof given === 'string' ? normaliseText(given, { keepControls: true }) : '';
  const code = email === '' ? 'missing' : emailAddress(email) === undefined ? undefined : 'invalid';
  return code ? { kind: 'invalid', code, message: resendProblems[code] } : { kind: 'ok', email };
}
