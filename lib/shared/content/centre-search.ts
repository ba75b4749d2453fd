import { cities } from '../../../content/cities.ts';
import type { Centre } from '../../../content/schema/centres.ts';
import { nationalDigits } from '../util/phone.ts';
import { correctWord } from '../util/spelling.ts';
import { wordsOf } from '../util/text.ts';

type SearchableCentre = Pick<Centre, 'name' | 'city' | 'aliases' | 'phone' | 'whatsapp'> & {
  phone3?: string | undefined;
};

/** Maximum UTF-16 units in the search field for centres. */
export const maxQueryLength = 80;

/** The words of a text, with one spelling of Johar and of Shahrah. */
const simplify = (text: string): string =>
  wordsOf(text.slice(0, 100))
    .join(' ')
    .replace(/jauhar|jouhar|johar/g, 'johar')
    .replace(/shahrah|sharah|shahra|sharae/g, 'shahrah');

/** The country code of a number that may be incomplete; `nationalDigits` removes it from complete numbers only. */
const countryCode = /^\s*(?:\+|00)\s*92/;

function searchableText(centre: SearchableCentre): { names: string; numbers: string } {
  const numbers = [centre.phone, centre.phone3 ?? '', centre.whatsapp];
  const city = cities.find(({ name }) => name === centre.city);
  const names = [centre.name, centre.city, ...centre.aliases, ...(city?.aliases ?? [])];
  return {
    names: ` ${simplify(names.join(' '))}`,
    numbers: numbers.map(nationalDigits).join(' '),
  };
}

/**
 * True if a centre matches a query (docs/product/pages.md#p11): each word must be a prefix of a word of its name, city
 * or aliases; three or more digits without letters are searched in its phone numbers, with or without country code or
 * leading 0. An empty query matches every centre.
 */
function matchesCentre(centre: SearchableCentre, query: string): boolean {
  const { names, numbers } = searchableText(centre);
  const shortenedQuery = query.slice(0, maxQueryLength);
  if (shortenedQuery.replace(/\P{Nd}/gu, '').length >= 3 && !/\p{L}/u.test(shortenedQuery))
    return numbers.includes(nationalDigits(shortenedQuery.replace(countryCode, '')));
  return simplify(query)
    .split(' ')
    .every((word) => word === '' || names.includes(` ${word}`));
}

/**
 * The centres that match a query, in the given order. If none matches a query with letters, words that no centre has
 * are corrected (`joher`) or, if they resemble no word of a centre, ignored (`gulshan contact`).
 */
export function findCentres<T extends SearchableCentre>(centres: readonly T[], query: string): readonly T[] {
  const matchingCentres = centres.filter((centre) => matchesCentre(centre, query));
  if (matchingCentres.length > 0 || !/\p{L}/u.test(query)) return matchingCentres;
  const knownWords = centres.flatMap((centre) => searchableText(centre).names.trim().split(' '));
  const isKnown = (word: string) => knownWords.some((name) => name.startsWith(word));
  const words = simplify(query).split(' ').slice(0, 20);
  const corrected = words.flatMap((word) => (isKnown(word) ? word : (correctWord(word, knownWords) ?? [])));
  return corrected.length === 0 ? [] : centres.filter((centre) => matchesCentre(centre, corrected.join(' ')));
}
