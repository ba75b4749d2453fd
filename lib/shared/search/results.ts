import { foldText } from '../util/text.ts';

/** `Classes` is /batches, most often with filters set. */
type SearchKind = 'Answer' | 'Classes' | 'City' | 'Course' | 'Page' | 'Event' | 'Centre';

/** A document of the index, which is sent to browsers. */
export type SearchDocument = {
  /** Address on this site; also the document's key. */
  href: string;
  title: string;
  kind: SearchKind;
  /** One line under the title. Of an answer with `phrases`: its paragraphs instead, a line each. */
  text: string;
  /** Replaces the text unless the document is featured. */
  note?: string;
  fee?: string | undefined;
  /** Further search terms: synonyms, long and short forms, modules, phone numbers. */
  terms: string;
  /** Names of a course, semester or place, `event` for pages of events, and synonyms that find a page first. */
  names?: readonly string[] | undefined;
  /** Words and phrases by which a query names an answer, or the classes of a time; part of a phrase finds nothing. */
  phrases?: readonly string[] | undefined;
  /** Slug of a course. */
  course?: string;
  links?: readonly { label: string; href: string }[];
};

/** A row of the search panel; its `endNote` is the kind of the result, or what choosing it does. */
export type SearchOption = {
  kind: 'answer' | 'suggestion' | 'link' | 'all' | 'hit';
  href: string;
  title: string;
  text?: string;
  fee?: string | undefined;
  endNote?: string;
  image?: string;
};

export type CatalogueKeyword = { name: string; background: string; options: readonly SearchOption[] };

export type SearchSource = {
  documents: readonly SearchDocument[];
  stopWords: readonly string[];
};

export type SearchData = SearchSource & { keywords: readonly CatalogueKeyword[] };

export type SearchHit = Omit<SearchDocument, 'terms' | 'names' | 'phrases'> & {
  /** Shown in full above all others: an answer or a course that the query names. */
  isFeatured?: true;
};

export type SearchResult = {
  hits: readonly SearchHit[];
  /** The corrected query, if a typo was corrected. */
  corrected?: string | undefined;
  /** Words without any match, if other words matched. */
  missing: readonly string[];
  /** True if every word is in the index as typed, or resembles nothing there: none is a beginning or a typo. */
  isComplete: boolean;
};

/** Suggestions start at two characters, because one matches almost everything. */
export const minCharacters = 2;
export const maxSuggestions = 8;
export const maxResults = 40;
/** Maximum UTF-16 units of a query; longer texts are cut, because each word costs time. */
const maxCharacters = 100;

/** Normalises a query: NFKC, one line, trimmed, then cut to `maxCharacters`. */
export const cleanQuery = (text: string): string =>
  text
    .slice(0, 10 * maxCharacters)
    .normalize('NFKC')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, maxCharacters);

/** Best Match (docs/product/search.md#q1): the first keyword that contains the text of two characters or more. */
export function bestMatch<T extends { name: string }>(keywords: readonly T[], text: string): T | undefined {
  const typedText = foldText(cleanQuery(text));
  if ([...typedText].length < minCharacters) return undefined;
  return keywords.find((keyword) => foldText(keyword.name).includes(typedText));
}

export type Matches = Pick<SearchResult, 'corrected' | 'missing'> & {
  answers: readonly SearchHit[];
  groups: readonly {
    name: 'Best Match' | 'Results';
    options: readonly SearchOption[];
    background?: string;
  }[];
};

/** The matches for a text in the search panel and on /search. */
export function matchesFor(
  keywords: readonly CatalogueKeyword[],
  text: string,
  { hits, isComplete, ...rest }: SearchResult,
): Matches {
  const answers = hits.filter(({ isFeatured }) => isFeatured);
  const shownHrefs = answers.flatMap(({ href, links = [] }) => [href, ...links.map((link) => link.href)]);
  const options = hits
    .filter(({ href }) => !shownHrefs.includes(href))
    .map((hit): SearchOption => ({ ...hit, kind: 'hit', text: hit.note ?? hit.text, endNote: hit.kind }));
  const results = options.length > 0 ? [{ name: 'Results' as const, options }] : [];
  const keyword = bestMatch(keywords, text);
  if (!keyword) return { answers, groups: results, ...rest };
  const bestKeyword = { ...keyword, name: 'Best Match' as const };
  // A whole word that is only part of the keyword, such as "java" in javascript, means something else.
  const isOther = isComplete && foldText(keyword.name) !== foldText(cleanQuery(text));
  return { answers, groups: isOther ? [...results, bestKeyword] : [bestKeyword, ...results], ...rest };
}
