import { classTimes } from '../../content/search/class-times.ts';
import { ignored } from '../../content/search/ignored.ts';
import { keywords } from '../../content/search/keywords.ts';
import { suggestions } from '../../content/search/suggestions.ts';
import { synonyms } from '../../content/search/synonyms.ts';
import { withFacts } from './facts.ts';
import type { ClassTimes, Keyword, Suggestion, SynonymGroup } from './schema/search.ts';

export type { Keyword, Suggestion, SynonymGroup } from './schema/search.ts';

/** The ten keywords; the first that matches is used. */
export const getKeywords = (): readonly Keyword[] => keywords;
/** The suggestions that keywords name (docs/product/search.md#q2). */
export const getSuggestions = (): readonly Suggestion[] => withFacts(suggestions);
/** Groups of words that find the same, Roman Urdu included. */
export const getSynonyms = (): readonly SynonymGroup[] => synonyms;
/** Words that lead to Find a class, with the filters they set. */
export const getClassTimes = (): readonly ClassTimes[] => classTimes;
/** Words that decide nothing when others stand beside them. */
export const getIgnoredWords = (): readonly string[] => ignored.flatMap(({ words }) => words.split(' '));

/** Target of View Details: the HDSE page for HDSE, otherwise the ADSE page (docs/product/search.md#q2). */
export const suggestionHref = (suggestion: { name: string }): string =>
  suggestion.name === 'HDSE' ? '/courses-hdse' : '/courses-adse';
