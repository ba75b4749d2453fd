import { phoneDigitCount } from '../util/phone.ts';
import type { Rule } from '../forms/rules.ts';
import { undrawnIn } from '../pass/drawable.ts';
import { registrationMessages, notDrawn } from './messages.ts';

/**
 * Rules for names, phone numbers and other texts on a pass; rules of all forms, email addresses included, are in
 * lib/shared/forms/rules.ts. Each pattern runs in linear time after a length limit, so 100,000 characters take
 * microseconds.
 */

/** An obvious web address. Less obvious ones are made unclickable when sent. */
const webAddress = /https?:\/\/|(?:^|[^\p{L}\p{N}])www\./iu;
const isWebAddress = (value: string) => webAddress.test(value.normalize('NFKC').replaceAll('\u3002', '.'));

/**
 * Markup, control characters, and more marks on a letter than any script uses, which would cover the rest of the pass.
 */
const refusedInNames = /[<>{}\p{Cc}\u2028\u2029]|\p{M}{5}/u;

/** Rejects characters that the fonts of the pass lack (docs/product/registration.md#e10). Run after `max`. */
export const drawn: Rule = (value) => {
  const undrawn = undrawnIn(value);
  return undrawn.length === 0 ? undefined : notDrawn(undrawn);
};

/** Rejects texts that cannot be a name on a pass (docs/product/choices.md#c34). Run after `max`. */
export const nameOnPass: Rule = (value) =>
  refusedInNames.test(value) || isWebAddress(value) ? registrationMessages.nameRefused : drawn(value);

/** Rejects web addresses in the other texts on a pass. Run after `max`. */
export const noWebAddress: Rule = (value) =>
  isWebAddress(value) ? registrationMessages.webAddress : undefined;

/**
 * Rejects invalid phone numbers: first those with other characters, then those with fewer than 10 digits
 * (docs/product/forms.md#f11, docs/product/choices.md#c18). `value` must come from `plainPhone`.
 */
export const phoneNumber: Rule = (value) => {
  const digits = phoneDigitCount(value);
  if (digits === undefined) return registrationMessages.phoneInvalid;
  return digits < 10 ? registrationMessages.phoneShort : undefined;
};
