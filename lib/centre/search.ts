import type { Centre } from '../content/centres.ts';
import { nationalDigits } from '../foundation/phone.ts';

type Searchable = Pick<Centre, 'name' | 'city' | 'aliases' | 'phone' | 'whatsapp'> & {
  phone3?: string | undefined;
};

/** Letters and digits only, lower case, without accents; one spelling for Jauhar and Johar, Hadid and Hadeed. */
function simplify(text: string): string {
  return text
    .slice(0, 100)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/jauhar|jouhar|johar/g, 'johar')
    .replace(/shahrah|sharah|shahra|sharae/g, 'shahrah')
    .trim();
}

/** The country code as it is typed before a number that may still be half there. */
const countryCode = /^\s*(?:\+|00)\s*92/;

/** What of a centre can be searched: its names and its numbers. */
function haystack(centre: Searchable): { words: string; numbers: string } {
  const numbers = [centre.phone, centre.phone3 ?? '', centre.whatsapp];
  return {
    words: ` ${simplify([centre.name, centre.city, ...centre.aliases].join(' '))}`,
    numbers: numbers.map(nationalDigits).join(' '),
  };
}

/**
 * Whether a centre answers a query (docs/product/pages.md#p11): every word begins a word of its name, city or aliases; three
 * or more digits are looked for in its numbers, however the code of the country or the 0 before an area is typed. An empty
 * query matches everything.
 */
export function matchesCentre(centre: Searchable, query: string): boolean {
  const { words, numbers } = haystack(centre);
  const typed = query.slice(0, 100);
  if (typed.replace(/\P{Nd}/gu, '').length >= 3 && !/\p{L}/u.test(typed))
    return numbers.includes(nationalDigits(typed.replace(countryCode, '')));
  return simplify(query)
    .split(' ')
    .every((word) => word === '' || words.includes(` ${word}`));
}
