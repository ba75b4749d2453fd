import MiniSearch from 'minisearch';
import { correctWord, typosAllowed } from '../util/spelling.ts';
import { findDirectAnswers, indexPhrases } from './direct-answers.ts';
import {
  cleanQuery,
  MIN_CHARACTERS,
  type SearchDocument,
  type SearchHit,
  type SearchResult,
  type SearchSource,
} from './results.ts';
import { asShown, searchWords, termOf } from './words.ts';

const boost = { title: 4, names: 6, terms: 2, text: 0.5 };

/** Builds the index; takes some tens of milliseconds for two hundred documents. */
export function buildEngine(source: SearchSource) {
  // The terms of the index, each with the first word that has it.
  const terms = new Map<string, string>();
  const addWord = (word: string): string => {
    const term = termOf(word);
    if (!terms.has(term)) terms.set(term, word);
    return term;
  };
  const index = new MiniSearch<SearchDocument>({
    idField: 'href',
    fields: Object.keys(boost),
    // Descriptions of events name places and days, which are search terms of other documents.
    extractField: (document, field) =>
      field === 'text' && document.kind === 'Event' ? '' : document[field as keyof SearchDocument],
    tokenize: searchWords,
    processTerm: addWord,
    searchOptions: { boost, bm25: { k: 1.2, b: 0.3, d: 0.5 }, processTerm: (term) => term },
  });
  index.addAll(source.documents);
  const phrases = [
    ...source.documents.flatMap((document) => document.phrases ?? []),
    ...source.classTimes.flatMap(({ words }) => words),
  ];
  // Their words are known words, too.
  phrases.flatMap(searchWords).forEach(addWord);
  return {
    index,
    documents: new Map(source.documents.map((document) => [document.href, document])),
    phrases: indexPhrases(source),
    stopTerms: new Set(source.stopWords.map(addWord)),
    terms,
  };
}

export type Engine = ReturnType<typeof buildEngine>;

/** A word of a query, as typed or corrected, its term, and how the index has it. */
type ReadWord = { word: string; term: string; match: 'exact' | 'prefix' | 'typo' | 'none' };

/**
 * Reads a word: as it is if the index has it, otherwise as the beginning of a word or as a typo (numbers never;
 * docs/product/search.md#q3). "reactjs" is react.
 */
function readWord({ index, terms }: Engine, typed: string): ReadWord {
  const word = terms.has(termOf(typed)) ? typed : typed.replace(/(?<=...)js$/, '');
  const term = termOf(word);
  if (terms.has(term)) return { word, term, match: 'exact' };
  const typos = /\d/.test(word) ? 0 : typosAllowed(word);
  // MiniSearch counts two swapped letters as two edits.
  const fuzzy = typos > 0 && Math.max(typos, 2);
  const candidates = index.search(term, { prefix: term.length >= 2, fuzzy }).flatMap((found) => found.terms);
  const [completed] = candidates
    .filter((candidate) => candidate.startsWith(term))
    .sort((a, b) => a.length - b.length);
  // So few letters may begin several words.
  if (completed && term.length < 4) return { word, term, match: 'prefix' };
  const full = completed ?? correctWord(term, candidates, typos);
  if (full === undefined) return { word, term, match: 'none' };
  return { word: terms.get(full) ?? full, term: full, match: completed ? 'prefix' : 'typo' };
}

/**
 * Documents with all of these terms, then up to five with half of them, each by score, in which the other words of the
 * query count too. Answers and events score lower.
 */
function findDocuments(
  { index, documents, stopTerms }: Engine,
  terms: readonly string[],
  all: readonly ReadWord[],
): SearchDocument[] {
  // If all words are stop words, as in "aptech kya hai", one match is enough.
  const fewest = terms.every((term) => stopTerms.has(term)) ? 1 : Math.max(1, terms.length / 2);
  const prefixes = new Set(all.filter(({ match }) => match === 'prefix').map(({ term }) => term));
  const found = index
    .search(all.map(({ term }) => term).join(' '), {
      prefix: (term) => prefixes.has(term),
      boostDocument: (href: string) => (/^(?:Answer|Event)$/.test(documents.get(href)?.kind ?? '') ? 0.5 : 1),
    })
    .map(({ id, queryTerms }) => ({
      document: documents.get(String(id)) ?? [],
      count: terms.filter((term) => queryTerms.includes(term)).length,
    }));
  const full = found.filter(({ count }) => count === terms.length);
  const partial = found.filter(({ count }) => count < terms.length && count >= fewest).slice(0, 5);
  return [...full, ...partial].flatMap(({ document }) => document);
}

/**
 * Searches for the words that are no stop words: first direct answers, classes and places, then documents, those with all
 * words first. Typos are corrected beforehand, so exact matches are never mixed with guesses. `max` limits the results.
 */
export function search(engine: Engine, text: string, max = 40): SearchResult {
  const query = cleanQuery(text);
  if ([...query].length < MIN_CHARACTERS) return { hits: [], missing: [], isComplete: false };
  const all = searchWords(query).map((word) => readWord(engine, word));
  const words = all.filter(({ match }) => match !== 'none');
  const terms = [...new Set(words.map(({ term }) => term))];
  // With other words, a digit is a version, a phase or a number of months.
  const whole = terms.filter((term) => !/^\d$/.test(term) || all.length === 1);
  const others = whole.filter((term) => !engine.stopTerms.has(term));
  const contentTerms = others.length > 0 ? others : whole;
  const direct = findDirectAnswers(engine.phrases, engine.terms, { terms, contentTerms });
  const searched = direct.contentTerms.length > 0 ? direct.contentTerms : contentTerms;
  const found = findDocuments(engine, searched, words);
  const shareOf = ({ href }: SearchDocument) => direct.topics.get(href) ?? 0;
  const topics = found.filter(shareOf).sort((a, b) => shareOf(b) - shareOf(a));
  const hits = new Map<string, SearchHit>();
  for (const hit of [...direct.beforeTopics, ...topics, ...direct.afterTopics, ...found])
    if (!hits.has(hit.href)) hits.set(hit.href, hit);
  const missing = all.filter(({ match, word }) => match === 'none' && !/^\d{1,4}$/.test(word));
  const isCorrected = all.some(({ match }) => match === 'typo');
  return {
    hits: [...hits.values()].slice(0, max),
    ...(isCorrected && hits.size > 0 && { corrected: all.map(({ word }) => asShown(word)).join(' ') }),
    missing: hits.size > 0 ? missing.map(({ word }) => asShown(word)) : [],
    isComplete: all.every(({ match }) => match === 'exact' || match === 'none'),
  };
}
