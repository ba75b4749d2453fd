import { asciiDigits } from './digits.ts';

/**
 * Converts a phone number, in any script or form that programs and keyboards write, to the characters that the forms
 * accept (docs/product/choices.md#c17): ASCII digits, plus, hyphen, space and parentheses. Drops invisible characters
 * and keeps any other, so that `phoneDigitCount` rejects it.
 */
export const plainPhone = (text: string): string =>
  asciiDigits(text)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\p{Pd}\u02D7\u2043\u2212]/gu, '-')
    .replace(/[\uFE62\uFF0B]/g, '+')
    .replace(/[\uFE59\uFF08]/g, '(')
    .replace(/[\uFE5A\uFF09]/g, ')')
    .replace(/[\t\p{Zs}]+/gu, ' ')
    .trim();

/** Number of digits in a result of `plainPhone`; undefined if it cannot be a number: other characters, or too long. */
export const phoneDigitCount = (text: string): number | undefined =>
  text.length <= 40 && /^[0-9+\-() ]*$/.test(text) ? text.replace(/[^0-9]/g, '').length : undefined;

/** The digits of a number without prefixes, and whether it appears to be Pakistani. */
function parse(text: string): { national: string; isPakistani: boolean } {
  const plain = plainPhone(text).replace(/[^\d+]/g, '');
  const digits = plain.replace(/\D/g, '').replace(/^00/, '');
  const isInternational = /^(?:\+|00)/.test(plain);
  if (isInternational && !/^(?:0|92)/.test(digits)) return { national: digits, isPakistani: false };
  // After 92 there are nine digits in small towns, usually ten, eleven for a UAN (051 111 000 000).
  const national = digits.replace(/^92(?=0?\d{9,11}$)/, '').replace(/^0/, '');
  return { national, isPakistani: national !== digits || digits.length <= 10 };
}

/**
 * The digits of a Pakistani number without country code and leading 0: `0300 1234567`, `+92 300 1234567`, `+92 (0)300
 * 1234567` and `0092 300 1234567` all give `3001234567` (docs/product/choices.md#c17). Numbers of other countries keep
 * their country code. Everything but plus and digits of any script is ignored.
 */
export const nationalDigits = (text: string): string => parse(text).national;

/** The digits of a number with its country code, for `tel:` and wa.me: `923001234567`. */
export function internationalDigits(text: string): string {
  const { national, isPakistani } = parse(text);
  return isPakistani ? `92${national}` : national;
}
