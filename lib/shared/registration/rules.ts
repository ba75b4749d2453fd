import { phoneDigitCount } from '../util/phone.ts';
import type { Rule } from '../forms/rules.ts';
import { undrawnIn } from '../pass/drawable.ts';
import { registrationMessages, notDrawn } from './messages.ts';

/**
 * Rules for names, phone numbers and other texts on a pass; those of all forms, email addresses among them, are in
 * lib/shared/forms/rules.ts. Each pattern runs after a length limit and is linear, so 100,000 characters cost microseconds
 * (docs/security.md#s21).
 */

/** What is plainly a web address; any other is made harmless where it is sent (docs/security.md#s6). */
const webAddress = /https?:\/\/|(?:^|[^\p{L}\p{N}])www\./iu;
const isWebAddress = (value: string) => webAddress.test(value.normalize('NFKC').replaceAll('\u3002', '.'));

/** Markup, control characters, and more marks on one letter than any script has, which would cover the rest of the pass. */
const refusedInNames = /[<>{}\p{Cc}\u2028\u2029]|\p{M}{5}/u;

/** Refuses characters that the fonts of the pass do not have (docs/product/registration.md#e10). Run after `max`. */
export const drawn: Rule = (value) => {
  const undrawn = undrawnIn(value);
  return undrawn.length === 0 ? undefined : notDrawn(undrawn);
};

/** Refuses what cannot be a name on a pass (docs/product/choices.md#c34). Run after `max`. */
export const nameOnPass: Rule = (value) =>
  refusedInNames.test(value) || isWebAddress(value) ? registrationMessages.nameRefused : drawn(value);

/** Refuses web addresses in the other texts printed on a pass. Run after `max`. */
export const noWebAddress: Rule = (value) =>
  isWebAddress(value) ? registrationMessages.webAddress : undefined;

/**
 * Refuses what is no phone number: first other characters than those of one, then fewer than 10 digits
 * (docs/product/forms.md#f11, docs/product/choices.md#c18). `value` comes from `plainPhone`.
 */
export const phoneNumber: Rule = (value) => {
  const digits = phoneDigitCount(value);
  if (digits === undefined) return registrationMessages.phoneInvalid;
  return digits < 10 ? registrationMessages.phoneShort : undefined;
};
