import MiniSearch from 'minisearch';
import { correctWord, typosAllowed } from '../util/spelling.ts';
import { findDirectAnswers, readPhrases, type QueryWord } from './direct-answers.ts';
import {
  asHit,
  cleanQuery,
  MIN_CHARACTERS,
  type SearchDocument,
  type SearchHit,
  type SearchResult,
  type SearchSource,
} from './results.ts';
import { asShown, joined, searchWords, termOf } from './words.ts';

/** The searched text of a field; names are searched as one word too (`powerbi`). */
function fieldOf(document: SearchDocument, field: string): string {
  const { title, names = [], asks = [], kind, value } = document;
  if (field === 'names') return [...names, ...(value ? [title, ...names].map(joined) : [])].join(' ');
  // A word of a longer phrase, such as "last date", would find too much.
  if (field === 'asks') return asks.filter((text) => !text.includes(' ')).join(' ');
  // Descriptions of events name places and days, which are search terms of other documents.
  if (field === 'text' && kind === 'Event') return '';
  return String(document[field as keyof SearchDocument] ?? '');
}

const boost = { title: 4, names: 6, asks: 3, terms: 2, text: 0.5 };

/** Builds the index; takes some tens of milliseconds for two hundred documents. */
export function buildEngine(source: SearchSource) {
  // The terms of the index, each with the first word that has it.
  const terms = new Map<string, string>();
  const remember = (word: string): string => {
    const term = termOf(word);
    if (!terms.has(term)) terms.set(term, word);
    return term;
  };
  const index = new MiniSearch<SearchDocument>({
    idField: 'href',
    fields: Object.keys(boost),
    storeFields: ['href', 'title', 'kind', 'text', 'links'],
    extractField: fieldOf,
    tokenize: searchWords,
    processTerm: remember,
    searchOptions: { boost, bm25: { k: 1.2, b: 0.3, d: 0.5 }, processTerm: (term) => term },
  });
  // Filler words and times of classes are known words, too.
  for (const text of [...source.ignored, ...source.classTimes.flatMap(({ words }) => words)])
    searchWords(text).forEach(remember);
  index.addAll(source.documents);
  for (const { asks = [] } of source.documents) asks.flatMap(searchWords).forEach(remember);
  return {
    index,
    phrases: readPhrases(source),
    terms,
    ignored: new Set(source.ignored),
  };
}

export type Engine = ReturnType<typeof buildEngine>;

/** Maximum number of words read from a query; the rest is ignored. */
const maxWords = 16;

type ReadWord = QueryWord & { isKnown: boolean; isPrefix: boolean };

/**
 * Reads a word: as it is if the index has it, otherwise as the beginning of a word, a typo (numbers never;
 * docs/product/search.md#q3), or a name with "js" at its end.
 */
function readWord(engine: Engine, word: string): ReadWord {
  const { index, terms } = engine;
  const term = termOf(word);
  if (terms.has(term)) return { word, term, isKnown: true, isPrefix: false };
  const typos = /\d/.test(word) ? 0 : typosAllowed(word);
  // MiniSearch counts two swapped letters as two edits.
  const found = index.search(term, { prefix: term.length >= 2, fuzzy: typos > 0 && Math.max(typos, 2) });
  const candidates = found.flatMap((one) => one.terms);
  const longer = candidates.filter((one) => one.startsWith(term)).sort((a, b) => a.length - b.length);
  const full = longer[0] ?? correctWord(term, candidates, typos);
  if (full === undefined && /...js$/.test(word)) return readWord(engine, word.slice(0, -2));
  if (full === undefined) return { word, term, isKnown: false, isPrefix: false };
  const isPrefix = full.startsWith(term);
  if (isPrefix && term.length < 4) return { word, term, isKnown: true, isPrefix };
  return { word: terms.get(full) ?? full, term: full, isKnown: true, isPrefix };
}

/**
 * Documents with all of these words, then up to five with half of them, each by score, in which the other words of the
 * query count too. A course or event scores higher if half of its name is in the query, an answer lower.
 */
function findDocuments(
  { index, ignored }: Engine,
  words: readonly QueryWord[],
  all: readonly ReadWord[],
  named: ReadonlyMap<string, number>,
): SearchHit[] {
  const terms = [...new Set(words.map(({ term }) => term))];
  // If all words are filler words, as in "aptech kya hai", one match is enough.
  const fewest = words.every(({ word }) => ignored.has(word)) ? 1 : Math.max(1, terms.length / 2);
  const prefixes = new Set(all.filter(({ isPrefix }) => isPrefix).map(({ term }) => term));
  const found = index
    .search(all.map(({ term }) => term).join(' '), {
      prefix: (term) => prefixes.has(term),
      boostDocument: (id: string, _, stored) =>
        (named.get(id) ?? 0) >= 0.5 ? 10 : ['Answer', 'Event'].includes(String(stored?.kind)) ? 0.5 : 1,
    })
    .map((one) => ({
      hit: asHit(one as unknown as SearchDocument),
      has: terms.filter((term) => one.queryTerms.includes(term)).length,
    }))
    .filter(({ has }) => has >= fewest);
  const full = found.filter(({ has }) => has === terms.length);
  const partial = found.filter(({ has }) => has < terms.length).slice(0, 5);
  return [...full, ...partial].map(({ hit }) => hit);
}

/**
 * Searches for the significant words: first direct answers, classes and places, then documents, those with all words
 * first. Typos are corrected beforehand, so exact matches are never mixed with guesses. `max` limits the results.
 */
export function search(engine: Engine, text: string, max = 40): SearchResult {
  const query = cleanQuery(text);
  if ([...query].length < MIN_CHARACTERS) return { hits: [], missing: [], isComplete: false };
  const typed = searchWords(query).slice(0, maxWords);
  const words = typed.map((word) => readWord(engine, word));
  const known = words.filter(({ isKnown }) => isKnown);
  // With other words, a digit is a version, a phase or a number of months.
  const whole = known.filter(({ word }) => !/^\d$/.test(word) || words.length === 1);
  const deciding = whole.filter(({ word }) => !engine.ignored.has(word));
  const significant = deciding.length > 0 ? deciding : whole;
  const { first, places, content, named } = findDirectAnswers(engine.phrases, known, significant);
  const found = findDocuments(engine, content.length > 0 ? content : significant, known, named);
  const shareOf = ({ href }: SearchHit) => named.get(href) ?? 0;
  const courses = found.filter((hit) => shareOf(hit) >= 0.5).sort((a, b) => shareOf(b) - shareOf(a));
  const hits = new Map<string, SearchHit>();
  for (const hit of [...first, ...courses, ...places, ...found])
    if (!hits.has(hit.href)) hits.set(hit.href, hit);
  const missing = words.filter(({ isKnown, word }) => !isKnown && !/^\d{1,4}$/.test(word));
  const corrected = words.map(({ word }) => asShown(word)).join(' ');
  const isCorrected = known.some(({ word, isPrefix }) => !isPrefix && !typed.includes(word));
  const isComplete = !isCorrected && words.every(({ isPrefix }) => !isPrefix);
  return {
    hits: [...hits.values()].slice(0, max),
    ...(isCorrected && hits.size > 0 && { corrected }),
    missing: hits.size > 0 ? missing.map(({ word }) => asShown(word)) : [],
    isComplete,
  };
}
