import { glossary } from '../../content/glossary.ts';

/** A short name and what it stands for. Used in `<abbr>`, on the diploma pages and as search synonyms. */
export type Term = {
  short: string;
  full: string;
  /** One sentence of explanation. */
  text: string;
  /** The specification does not spell it out; confirm before launch. */
  inferred?: true;
};

export const getGlossary = (): readonly Term[] => glossary;

const byShort = new Map(glossary.map((term) => [term.short, term]));

/** The full form of a short name, when the glossary has it. */
export const expand = (short: string): string | undefined => byShort.get(short)?.full;
