import { emailAddress } from '../forms/rules.ts';
import { cleanText } from '../util/text.ts';
import { registrationMessages } from './messages.ts';

/** Messages by the error code that the page's URL contains. */
export const resendProblems = {
  missing: registrationMessages.emailRequired,
  invalid: registrationMessages.emailInvalid,
} as const;
export type ResendProblem = keyof typeof resendProblems;

/** Normalises and validates an email address by the rules of the registration forms. */
export function checkResend(
  value: unknown,
): { kind: 'ok'; email: string } | { kind: 'invalid'; code: ResendProblem; message: string } {
  const email = cleanText(value, { keepControls: true });
  const isValid = emailAddress(registrationMessages.emailInvalid)(email) === undefined;
  const code = email === '' ? 'missing' : isValid ? undefined : 'invalid';
  return code ? { kind: 'invalid', code, message: resendProblems[code] } : { kind: 'ok', email };
}
