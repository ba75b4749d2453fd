import { emailAddress } from '../forms/rules.ts';
import { cleanText } from '../util/text.ts';
import { registrationMessages } from './messages.ts';

/** Outcomes that the page shows after a post without JavaScript. */
export const resendOutcomes = { accepted: ['sent'], rejected: ['invalid', 'failed'] } as const;

/** Normalises and validates an email address by the rules of the registration forms; `errors` are by control name. */
export function checkResend(value: unknown): { email: string; errors: Readonly<Record<string, string>> } {
  const { emailRequired, emailInvalid } = registrationMessages;
  const email = cleanText(value, { keepControls: true });
  const error = email === '' ? emailRequired : emailAddress(emailInvalid)(email);
  return { email, errors: error === undefined ? {} : { email: error } };
}
