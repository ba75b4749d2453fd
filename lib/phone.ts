/** Digits of the Arabic and Urdu keyboards as ASCII digits. */
export const asciiDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/**
 * The digits of a Pakistani number as one dials them within the country, without the leading 0: `0300 1234567`,
 * `+92 300 1234567`, `+92 (0)300 1234567` and `0092 300 1234567` all are `3001234567` (decisions.md 17). Numbers of other
 * countries keep their country code. Everything but digits, of any script, is ignored.
 */
export function nationalDigits(text: string): string {
  return asciiDigits(text)
    .replace(/\D/g, '')
    .replace(/^00/, '')
    .replace(/^92(?=0?\d{9,10}$)/, '')
    .replace(/^0/, '');
}

/**
 * The same with the country code, digits only, for `tel:` and wa.me: `923001234567`. A single 0 in front says Pakistan,
 * however long the number is.
 */
export function internationalDigits(text: string): string {
  const national = nationalDigits(text);
  const isOurs = national.length <= 10 || /^0(?!0)/.test(asciiDigits(text).replace(/\D/g, ''));
  return isOurs ? `92${national}` : national;
}
