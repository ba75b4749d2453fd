import { glossary } from '../../content/glossary.ts';

/** An abbreviation and its full form, used in `<abbr>`, on the diploma pages and as search synonyms. */
export type Term = {
  short: string;
  full: string;
  /** One sentence of explanation. */
  text: string;
  /** Marks a full form that the specification does not give, to be confirmed before launch. */
  inferred?: true;
};

export const getGlossary = (): readonly Term[] => glossary;

const byShort = new Map(glossary.map((term) => [term.short, term]));

/** The full form of an abbreviation; undefined when the glossary does not have it. */
export const expand = (short: string): string | undefined => byShort.get(short)?.full;
