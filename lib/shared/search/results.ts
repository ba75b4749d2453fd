import { foldText } from '../util/text.ts';
import { popular } from '../../../content/search/popular.ts';
import type { PopularTopic } from '../schema/search.ts';

export type { PopularTopic } from '../schema/search.ts';

/** What a result is, as its row says. `Classes` is made for a query: /batches with its filters set. */
type SearchKind = 'Answer' | 'Classes' | 'City' | 'Course' | 'Page' | 'Event' | 'Centre';

type SearchLink = { label: string; href: string };

/** A document of the search index. Public: it is sent to browsers. */
export type SearchDocument = {
  /** Address on this site; also the document's key. */
  href: string;
  title: string;
  kind: Exclude<SearchKind, 'Classes'>;
  /** One line under the title; of an answer all of it. */
  text: string;
  /** Further search terms: synonyms, long and short forms, modules, phone numbers. */
  terms: string;
  /** Other names of a course, centre or city. */
  names?: readonly string[];
  /** The value of this course, centre or city in the filter of /batches; `city` is that of a centre's city. */
  value?: string;
  city?: string;
  /** Words and phrases for which an answer comes first; `placeFirst`: after the place that is named with them. */
  asks?: readonly string[];
  placeFirst?: true;
  links?: readonly SearchLink[];
  /** The fee of a course; `showsFees`: an answer before which the fee of a named course is shown. */
  fee?: string;
  showsFees?: true;
};

/** Words that stand for classes at some time of day or on some days (content/search/class-times.ts). */
type ClassWords = { words: readonly string[]; time?: string; days?: string };

type CatalogueSuggestion = { name: string; detail: string; image: string; href: string };
export type CatalogueKeyword = {
  name: string;
  background: string;
  suggestions: readonly CatalogueSuggestion[];
};

/** What the engine is made of. */
export type SearchSource = {
  documents: readonly SearchDocument[];
  classTimes: readonly ClassWords[];
  ignored: readonly string[];
};

/** The body of /search-index.json. */
export type SearchData = SearchSource & { keywords: readonly CatalogueKeyword[] };

export type SearchHit = {
  href: string;
  title: string;
  kind: SearchKind;
  text: string;
  links?: readonly SearchLink[];
  /** Of an answer: its words were typed, not only words that it contains. */
  isAsked?: true;
};

export type SearchResult = {
  hits: readonly SearchHit[];
  /** The query as it was read, when a word of it was taken for a mistyped one. */
  corrected?: string;
  /** Words that nothing here has, while others were found. */
  missing: readonly string[];
  /** True if every word was typed in full and correctly. */
  isComplete: boolean;
  /** True if the results are courses and none of them has the words in its name. */
  isInNoName: boolean;
};

/** The answers that results begin with; they are shown in full above everything else (docs/product/search.md#q12). */
export function leadingAnswers(hits: readonly SearchHit[]): readonly SearchHit[] {
  const end = hits.findIndex(({ isAsked }) => !isAsked);
  return hits.slice(0, end < 0 ? hits.length : end);
}

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

/** Links to show when nothing was found. Apart from search.ts, because browsers load it. */
export const getPopular = (): readonly PopularTopic[] => popular;
