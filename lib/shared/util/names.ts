import { wordsOf } from './text.ts';

const roman: Readonly<Record<string, string>> = { i: '1', ii: '2', iii: '3', iv: '4', v: '5', vi: '6' };

/**
 * The key for comparing names, also the value of an unknown class in the course filter: words of the first 120
 * characters, joined by hyphens, folded, `&` and `+` as `and`, roman numerals up to VI after the first word as digits.
 */
export function nameKey(name: string): string {
  const words = wordsOf(name.slice(0, 120).replace(/[&+＆＋﹠﹢]/g, ' and '));
  return words.map((word, index) => (index > 0 && roman[word]) || word).join('-');
}

/** The value of a city in the city filter and fragment on /centre-page: `Dera Ismail Khan` → `dera-ismail-khan`. */
export const cityKey = (city: string): string => nameKey(city);
