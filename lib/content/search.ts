import { keywords } from '../../content/search/keywords.ts';
import { suggestions } from '../../content/search/suggestions.ts';
import { synonyms } from '../../content/search/synonyms.ts';
import { withFacts } from './facts.ts';
import type { Keyword, Suggestion, SynonymGroup } from './schema/search.ts';

export type { Keyword, Suggestion, SynonymGroup } from './schema/search.ts';

/** The ten keywords; the first that matches is used. */
export const getKeywords = (): readonly Keyword[] => keywords;
/** The suggestions that keywords name (docs/product/search.md#q2). */
export const getSuggestions = (): readonly Suggestion[] => withFacts(suggestions);
/** Groups of words that find the same, Roman Urdu included. */
export const getSynonyms = (): readonly SynonymGroup[] => synonyms;

/** Target of View Details: the HDSE page for HDSE, otherwise the ADSE page (docs/product/search.md#q2). */
export const suggestionHref = (suggestion: { name: string }): string =>
  suggestion.name === 'HDSE' ? '/courses-hdse' : '/courses-adse';
