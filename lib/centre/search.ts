import type { Centre } from '../content/centres.ts';

type Searchable = Pick<Centre, 'name' | 'city' | 'aliases' | 'phone' | 'whatsapp'> & {
  phone3?: string | undefined;
};

/** Letters and digits only, lower case, without accents; one spelling for Jauhar and Johar, Hadid and Hadeed. */
export function simplify(text: string): string {
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

const digits = (text: string) => text.replace(/\D/g, '');

/** What of a centre can be searched: its names and its numbers. */
function haystack(centre: Searchable): { words: string; numbers: string } {
  const numbers = [centre.phone, centre.phone3 ?? '', centre.whatsapp];
  return {
    words: ` ${simplify([centre.name, centre.city, ...centre.aliases].join(' '))}`,
    numbers: numbers.map((number) => digits(number)).join(' '),
  };
}

/**
 * Whether a centre answers a query (features.md A2): every word begins a word of its name, city or aliases; three or
 * more digits are looked for in its numbers, with or without +92. An empty query matches everything.
 */
export function matchesCentre(centre: Searchable, query: string): boolean {
  const { words, numbers } = haystack(centre);
  const typed = digits(query).replace(/^(?:0092|92)(?=3|2)/, '0');
  if (typed.length >= 3 && !/\p{L}/u.test(query)) return numbers.includes(typed);
  return simplify(query)
    .split(' ')
    .every((word) => word === '' || words.includes(` ${word}`));
}
