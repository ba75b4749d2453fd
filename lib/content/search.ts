import { keywords } from '../../content/search/keywords.ts';
import { popular } from '../../content/search/popular.ts';
import { suggestions } from '../../content/search/suggestions.ts';
import { synonyms } from '../../content/search/synonyms.ts';

/** A suggestion for a keyword (docs/product/search.md#q2). HDSE and ADSE have an empty `detail`, which is not shown. */
export type Suggestion = {
  slug: string;
  name: string;
  detail: string;
  /** Name of a drawing in public/art. */
  img: string;
};

/** A keyword of the fixed catalogue: the panel's background picture and its suggestions, by slug. */
export type Keyword = { name: string; background: string; suggestions: readonly string[] };

/** Synonyms (Roman Urdu, abbreviations, spellings) and the pages that each of them finds. */
export type SynonymGroup = { words: readonly string[]; pages?: readonly `/${string}`[] };

export type PopularTopic = { label: string; href: string };

/** The ten keywords; the first that matches is used. */
export const getKeywords = (): readonly Keyword[] => keywords;
export const getSuggestions = (): readonly Suggestion[] => suggestions;
export const getSynonyms = (): readonly SynonymGroup[] => synonyms;
/** Links to show when nothing was found. */
export const getPopular = (): readonly PopularTopic[] => popular;

/** Target of View Details: the HDSE page for HDSE, otherwise the ADSE page (docs/product/search.md#q2). */
export const suggestionHref = (suggestion: { name: string }): string =>
  suggestion.name === 'HDSE' ? '/courses-hdse' : '/courses-adse';
