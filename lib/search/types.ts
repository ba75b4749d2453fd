/** A document of the search index. Public: it is sent to browsers. */
export type SearchDocument = {
  /** Address on this site; also the document's key. */
  href: string;
  title: string;
  kind: 'Course' | 'Page' | 'Centre' | 'Event';
  /** One line under the title. */
  text: string;
  /** Further search terms: synonyms, long and short forms, modules, phone numbers. */
  terms: string;
};

type CatalogueSuggestion = { name: string; detail: string; image: string; href: string };
export type CatalogueKeyword = {
  name: string;
  background: string;
  suggestions: readonly CatalogueSuggestion[];
};

/** The body of /search-index.json. */
export type SearchData = {
  documents: readonly SearchDocument[];
  keywords: readonly CatalogueKeyword[];
};

export type SearchHit = Omit<SearchDocument, 'terms'>;

export type SearchResult = {
  hits: readonly SearchHit[];
  /** The corrected query, when only a different spelling was found. */
  corrected?: string;
};
