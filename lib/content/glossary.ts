import { glossary } from '../../content/glossary.ts';
import { withFacts } from './facts.ts';
import type { Term } from './schema/search.ts';

/** What the short names of texts stand for. */
export const getGlossary = (): readonly Term[] => withFacts(glossary);

/** The full form of an abbreviation; undefined when the glossary does not have it. */
export const expand = (short: string): string | undefined =>
  getGlossary().find((term) => term.short === short)?.full;

/** A part of a text: plain words, or an abbreviation with its full form. */
type Part = { text: string; full?: string };

let pattern: RegExp | undefined;

/** Matches every abbreviation of the glossary as a word of its own, the longest first: ACN-Pro before ACN. */
function abbreviations(): RegExp {
  const shorts = getGlossary().map(({ short }) => short.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const longestFirst = shorts.toSorted((a, b) => b.length - a.length).join('|');
  return (pattern ??= new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst})(?![\\p{L}\\p{N}])`, 'u'));
}

/** The parts of a text, in order; an abbreviation has its full form only where it stands first. */
export function partsOf(text: string): readonly Part[] {
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
