/** Digits of the Arabic and Urdu keyboards as ASCII digits. */
export const asciiDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** The digits of a number without prefixes, and whether it appears to be Pakistani. */
function parse(text: string): { national: string; isPakistani: boolean } {
  const plain = asciiDigits(text).replace(/[^\d+]/g, '');
  const digits = plain.replace(/\D/g, '').replace(/^00/, '');
  if (/^(?:\+|00)(?!0|92)/.test(plain)) return { national: digits, isPakistani: false };
  // After 92 follow nine digits in small towns, usually ten, eleven for a UAN (051 111 000 000).
  const national = digits.replace(/^92(?=0?\d{9,11}$)/, '').replace(/^0/, '');
  return { national, isPakistani: national !== digits || digits.length <= 10 };
}

/**
 * The digits of a Pakistani number without country code and leading 0: `0300 1234567`, `+92 300 1234567`, `+92 (0)300
 * 1234567` and `0092 300 1234567` all give `3001234567` (docs/product/choices.md#c17). Numbers of other countries keep
 * their country code. Everything but digits (ASCII, Arabic or Urdu) is ignored.
 */
export const nationalDigits = (text: string): string => parse(text).national;

/** The same with the country code, digits only, for `tel:` and wa.me: `923001234567`. */
export function internationalDigits(text: string): string {
  const { national, isPakistani } = parse(text);
  return isPakistani ? `92${national}` : national;
}
