import { foldText } from '../foundation/text.ts';

/** Suggestions start at two typed characters (docs/product/search.md#q1). */
export const FEWEST_CHARACTERS = 2;
/** Maximum length of a query; longer texts are cut (docs/product/security-requirements.md#n8). */
const MOST_CHARACTERS = 100;

/** Normalises a query: one line, no spaces at the ends, at most 100 characters. */
export const cleanQuery = (text: string): string =>
  text
    .slice(0, 10 * MOST_CHARACTERS)
    .normalize('NFKC')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, MOST_CHARACTERS);

/** Best Match (docs/product/search.md#q1): the first keyword whose name contains the typed text, from two characters on. */
export function bestMatch<T extends { name: string }>(keywords: readonly T[], text: string): T | undefined {
  const typed = foldText(cleanQuery(text));
  if ([...typed].length < FEWEST_CHARACTERS) return undefined;
  return keywords.find((keyword) => foldText(keyword.name).includes(typed));
}

/**
 * True if the results come before Best Match: a whole word that is only part of the keyword, as "java" of javascript,
 * means something else.
 */
export const resultsFirst = (
  isComplete: boolean,
  keyword: { name: string } | undefined,
  text: string,
): boolean => isComplete && keyword !== undefined && foldText(keyword.name) !== foldText(cleanQuery(text));
