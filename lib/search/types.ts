/** What the search knows of one thing to find. Public: it is sent to browsers. */
export type SearchDocument = {
  /** Address on this site; also the document's key. */
  href: string;
  title: string;
  kind: 'Course' | 'Page' | 'Centre' | 'Event';
  /** One line under the title. */
  text: string;
  /** Other words it is found by: synonyms, long and short forms, modules, phone numbers. */
  terms: string;
};

export type CatalogueSuggestion = { name: string; detail: string; image: string; href: string };
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
  /** The word that was searched instead, when only a word spelt differently was found. */
  corrected?: string;
};
