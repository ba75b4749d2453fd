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

const boost = { title: 4, names: 6, phrases: 3, terms: 2, text: 0.5 };

function fieldOf(document: SearchDocument, field: string) {
  // A word of a longer phrase, such as "last date", would find too much.
  if (field === 'phrases') return (document.phrases ?? []).filter((phrase) => !phrase.includes(' '));
  // Descriptions of events name places and days, which are search terms of other documents.
  if (field === 'text' && document.kind === 'Event') return '';
  return document[field as keyof SearchDocument] ?? '';
}

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
    extractField: fieldOf,
    tokenize: searchWords,
    processTerm: addWord,
    searchOptions: { boost, bm25: { k: 1.2, b: 0.3, d: 0.5 }, processTerm: (term) => term },
  });
  index.addAll(source.documents);
  const otherTexts = [
    ...source.documents.flatMap(({ phrases = [] }) => phrases),
    ...source.classTimes.flatMap(({ words }) => words),
    ...source.stopWords,
  ];
  otherTexts.flatMap(searchWords).forEach(addWord);
  return {
    index,
    documents: new Map(source.documents.map((document) => [document.href, document])),
    phrases: indexPhrases(source),
    stopWords: new Set(source.stopWords),
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
 * Documents with all of these terms, then up to five with `fewest` of them, each by score, in which the other words of the
 * query count too. Answers and events score lower.
 */
function findDocuments(
  { index, documents }: Engine,
  terms: readonly string[],
  fewest: number,
  all: readonly ReadWord[],
): SearchDocument[] {
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

const termsIn = (words: readonly ReadWord[]): string[] => [...new Set(words.map(({ term }) => term))];

/**
 * Searches for the words that are no stop words: first direct answers, classes and places, then documents, those with all
 * words first. Typos are corrected beforehand, so exact matches are never mixed with guesses. `max` limits the results.
 */
export function search(engine: Engine, text: string, max = 40): SearchResult {
  const query = cleanQuery(text);
  if ([...query].length < MIN_CHARACTERS) return { hits: [], missing: [], isComplete: false };
  const all = searchWords(query).map((word) => readWord(engine, word));
  const words = all.filter(({ match }) => match !== 'none');
  // With other words, a digit is a version, a phase or a number of months.
  const whole = words.filter(({ word }) => !/^\d$/.test(word) || all.length === 1);
  const contentWords = whole.filter(({ word }) => !engine.stopWords.has(word));
  const contentTerms = termsIn(contentWords.length > 0 ? contentWords : whole);
  const direct = findDirectAnswers(
    engine.phrases,
    { terms: termsIn(words), contentTerms },
    new Map(words.map(({ term, word }) => [term, word])),
  );
  const searched = direct.contentTerms.length > 0 ? direct.contentTerms : contentTerms;
  // If all words are stop words, as in "aptech kya hai", one match is enough.
  const fewest = contentWords.length > 0 ? searched.length / 2 : 1;
  const found = findDocuments(engine, searched, fewest, words);
  const shareOf = ({ href }: SearchDocument) => direct.coursesAndEvents.get(href) ?? 0;
  const named = found.filter((hit) => shareOf(hit) >= 0.5).sort((a, b) => shareOf(b) - shareOf(a));
  const hits = new Map<string, SearchHit>();
  for (const hit of [...direct.before, ...named, ...direct.after, ...found])
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
