import { classTimes } from '../../../content/search/class-times.ts';
import { ignored } from '../../../content/search/ignored.ts';
import { keywords } from '../../../content/search/keywords.ts';
import { suggestions } from '../../../content/search/suggestions.ts';
import { synonyms } from '../../../content/search/synonyms.ts';
import { withFacts } from './facts.ts';
import type { ClassTimes, Keyword, Suggestion, SynonymGroup, Term } from '../../shared/schema/search.ts';
import { glossary } from '../../../content/glossary.ts';

export type { Keyword, Suggestion, SynonymGroup } from '../../shared/schema/search.ts';

/** The ten keywords, in order of precedence. */
export const getKeywords = (): readonly Keyword[] => keywords;
/** Suggestions of the keywords (docs/product/search.md#q2). */
export const getSuggestions = (): readonly Suggestion[] => withFacts(suggestions);
/** Groups of search synonyms, including Roman Urdu. */
export const getSynonyms = (): readonly SynonymGroup[] => synonyms;
/** Words that lead to Find a class, with the filters that they set. */
export const getClassTimes = (): readonly ClassTimes[] => classTimes;
/** Stop words, ignored unless a query has no others. */
export const getIgnoredWords = (): readonly string[] => ignored.flatMap(({ words }) => words.split(' '));

/** URL of View Details: the HDSE page for HDSE, otherwise the ADSE page (docs/product/search.md#q2). */
export const suggestionHref = (suggestion: { name: string }): string =>
  suggestion.name === 'HDSE' ? '/courses-hdse' : '/courses-adse';

/** The full forms of abbreviations in texts. */
export const getGlossary = (): readonly Term[] => withFacts(glossary);

/** The full form of an abbreviation; undefined if the glossary lacks it. */
export const expand = (short: string): string | undefined =>
  getGlossary().find((term) => term.short === short)?.full;

/** Part of a text: plain, or an abbreviation with its full form. */
type Part = { text: string; full?: string };

let pattern: RegExp | undefined;

/** Matches each abbreviation of the glossary as a whole word, longest first: ACN-Pro before ACN. */
function abbreviations(): RegExp {
  const shorts = getGlossary().map(({ short }) => short.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const longestFirst = shorts.toSorted((a, b) => b.length - a.length).join('|');
  return (pattern ??= new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst})(?![\\p{L}\\p{N}])`, 'u'));
}

/** Splits a text at abbreviations; the full form is set at the first occurrence only. */
export function abbreviationParts(text: string): readonly Part[] {
  const told = new Set<string>();
  return text
    .split(abbreviations())
    .map((part) => {
      const full = told.has(part) ? undefined : expand(part);
      told.add(part);
      return { text: part, ...(full && { full }) };
    })
    .filter((part) => part.text !== '');
}
