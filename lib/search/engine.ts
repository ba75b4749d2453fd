import MiniSearch, { type SearchResult as Found } from 'minisearch';
import { typosAllowed } from '../foundation/typos.ts';
import { cleanQuery, FEWEST_CHARACTERS } from './best-match.ts';
import type { SearchDocument, SearchResult } from './types.ts';

export type Engine = MiniSearch<SearchDocument>;

/** Lower-cases a term and removes accents, so that "Résumé" and "resume" are equal. */
const normalizeTerm = (word: string): string => word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Builds the index, which takes a few milliseconds for two hundred documents. */
export function buildEngine(documents: readonly SearchDocument[]): Engine {
  const engine = new MiniSearch<SearchDocument>({
    idField: 'href',
    fields: ['title', 'terms', 'text'],
    storeFields: ['href', 'title', 'kind', 'text'],
    processTerm: normalizeTerm,
    searchOptions: { boost: { title: 4, terms: 2 }, prefix: true, combineWith: 'AND' },
  });
  engine.addAll(documents);
  return engine;
}

/** Order of results of equal score. */
const order = ['Course', 'Page', 'Event', 'Centre'];

const hitOf = (found: Found) => ({
  href: String(found.href),
  title: String(found.title),
  kind: found.kind as SearchDocument['kind'],
  text: String(found.text),
});

const sorted = (found: readonly Found[]) =>
  [...found].sort(
    (a, b) => b.score - a.score || order.indexOf(String(a.kind)) - order.indexOf(String(b.kind)),
  );

/** The query with two neighbouring letters of one word swapped, for every such pair: `pyhton` → `python`. */
function* swaps(query: string): Generator<string> {
  const letters = [...query.slice(0, 40)];
  for (let at = 0; at < letters.length - 1; at += 1) {
    const [one = '', two = ''] = [letters[at], letters[at + 1]];
    if (one === ' ' || two === ' ' || one === two) continue;
    yield [...letters.slice(0, at), two, one, ...letters.slice(at + 2)].join('');
  }
}

/** Searches with typing errors: first within the edit distance, then with swapped letters, then for any one of the words. */
function searchFuzzy(engine: Engine, query: string): readonly Found[] {
  const close = engine.search(query, { fuzzy: typosAllowed });
  if (close.length > 0) return close;
  if (query.split(' ').some((word) => word.length >= 4))
    for (const variant of swaps(query)) {
      const found = engine.search(variant);
      if (found.length > 0) return found;
    }
  return engine.search(query, { fuzzy: typosAllowed, combineWith: 'OR' });
}

/**
 * Searches for all words as typed or as prefixes; only when nothing matches, with typing errors allowed, so that exact
 * matches are never mixed with guesses. `most` limits the results.
 */
export function search(engine: Engine, text: string, most = 40): SearchResult {
  const query = cleanQuery(text);
  if ([...query].length < FEWEST_CHARACTERS) return { hits: [] };
  const exact = engine.search(query);
  if (exact.length > 0) return { hits: sorted(exact).slice(0, most).map(hitOf) };
  const best = sorted(searchFuzzy(engine, query));
  const words = normalizeTerm(query).split(' ');
  // A correction is shown only when it replaces word for word; a partial match needs none.
  const matched = [...new Set(best[0]?.terms)];
  const corrected = matched.length === words.length ? matched.join(' ') : undefined;
  return {
    hits: best.slice(0, most).map(hitOf),
    ...(corrected && corrected !== words.join(' ') && { corrected }),
  };
}
