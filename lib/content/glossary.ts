import { glossary } from '../../content/glossary.ts';
import { withFacts } from './facts.ts';
import type { Term } from './schema/courses.ts';

export const getGlossary = (): readonly Term[] => withFacts(glossary);

/** The full form of an abbreviation; undefined when the glossary does not have it. */
export const expand = (short: string): string | undefined =>
  getGlossary().find((term) => term.short === short)?.full;
