import { keywords } from '../../content/search/keywords.ts';
import { popular } from '../../content/search/popular.ts';
import { suggestions } from '../../content/search/suggestions.ts';
import { synonyms } from '../../content/search/synonyms.ts';

/**
 * Something the search proposes for a keyword (docs/product/search.md#q2). HDSE and ADSE have empty details, which are not
 * shown.
 */
export type Suggestion = {
  slug: string;
  name: string;
  detail: string;
  /** Name of a drawing in public/art. */
  img: string;
};

/** A keyword of the fixed catalogue: its picture behind the panel and what it proposes, by slug. */
export type Keyword = { name: string; background: string; suggestions: readonly string[] };

/** Words that mean the same, and pages every one of them leads to. Roman Urdu, short names, spellings. */
export type SynonymGroup = { words: readonly string[]; pages?: readonly `/${string}`[] };

export type PopularTopic = { label: string; href: string };

/** The ten keywords; their order decides which one matches. */
export const getKeywords = (): readonly Keyword[] => keywords;
export const getSuggestions = (): readonly Suggestion[] => suggestions;
export const getSynonyms = (): readonly SynonymGroup[] => synonyms;
/** Where to go when nothing was found. */
export const getPopular = (): readonly PopularTopic[] => popular;

/** View Details leads to the HDSE page for HDSE, otherwise to the ADSE page (docs/product/search.md#q2). */
export const suggestionHref = (suggestion: { name: string }): string =>
  suggestion.name === 'HDSE' ? '/courses-hdse' : '/courses-adse';
