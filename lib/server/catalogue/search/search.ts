import { ignored } from '../../../../content/search/ignored.ts';
import { keywords } from '../../../../content/search/keywords.ts';
import { suggestions } from '../../../../content/search/suggestions.ts';
import { getArt } from '../../../shared/art/drawings.ts';
import { currentEdition } from '../../../shared/content/events.ts';
import { buildEngine, search, type SearchEngine } from '../../../shared/search/engine.ts';
import type { CatalogueKeyword, SearchData, SearchSource } from '../../../shared/search/results.ts';
import { withFacts } from '../facts.ts';
import { searchDocuments } from './search-documents.ts';

export const getSearchSource = (): SearchSource => ({
  documents: searchDocuments(),
  stopWords: ignored.flatMap(({ words }) => words.split(' ')),
});

/** The keywords with their suggestions. View Details leads to one of the diplomas (docs/product/search.md#q2). */
export const getKeywordCatalogue = (): readonly CatalogueKeyword[] =>
  keywords.map(({ name: keyword, background, suggestions: slugs }) => ({
    name: keyword,
    background: getArt(background).src,
    options: [
      ...slugs
        .flatMap((slug) => withFacts(suggestions).find((suggestion) => suggestion.slug === slug) ?? [])
        .map(({ name, detail = '', img }) => ({
          kind: 'suggestion' as const,
          href: name === 'HDSE' ? '/courses-hdse' : '/courses-adse',
          title: name,
          text: detail,
          image: getArt(img).src,
          endNote: 'View Details',
        })),
      { kind: 'all', href: '/courses', title: 'Courses', endNote: 'View All' },
    ],
  }));

/** The body of /search-index.json: at most 40 kB compressed (lib/server/catalogue/search/search.test.ts). */
export const getSearchData = (): SearchData => ({ ...getSearchSource(), keywords: getKeywordCatalogue() });

/** Search engines by edition, because the indexed texts name the event. */
const searchEngines = new Map<string, SearchEngine>();

/** Searches on the server with the same index and rules as the browser. */
export function searchSite(query: string) {
  const { slug } = currentEdition();
  const engine = searchEngines.get(slug) ?? buildEngine(getSearchSource());
  searchEngines.set(slug, engine);
  return search(engine, query);
}
