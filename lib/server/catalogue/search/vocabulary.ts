import { glossary } from '../../../../content/glossary.ts';
import type { GlossaryTerm } from '../../../../content/schema/search.ts';
import { withFacts } from '../facts.ts';

export const getGlossary = (): readonly GlossaryTerm[] => withFacts(glossary);

/** The full form of an abbreviation; undefined if the glossary lacks it. */
export const fullFormOf = (short: string): string | undefined =>
  getGlossary().find((term) => term.short === short)?.full;

const shortPatterns = glossary.map(({ short }) => RegExp.escape(short));
const longestFirst = shortPatterns.toSorted((a, b) => b.length - a.length).join('|');
const abbreviationPattern = new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst})(?![\\p{L}\\p{N}])`, 'u');

/** Splits a text at abbreviations; the full form is set at the first occurrence only. */
export function abbreviationParts(text: string) {
  const explainedWords = new Set<string>();
  return text
    .split(abbreviationPattern)
    .map((part) => {
      const fullForm = explainedWords.has(part) ? undefined : fullFormOf(part);
      explainedWords.add(part);
      return { text: part, full: fullForm };
    })
    .filter((part) => part.text !== '');
}
