import MiniSearch from 'minisearch';
import { correctWord, typosAllowed } from '../util/spelling.ts';
import { arranged, type FoundDocument, isSemester } from './found-documents.ts';
import { displaySpelling, searchWords, termOf, termsOf } from './index-terms.ts';
import {
  cleanQuery,
  maxResults,
  minCharacters,
  type SearchDocument,
  type SearchHit,
  type SearchResult,
  type SearchSource,
} from './results.ts';

/** Maximum number of found documents that the query does not name and that have fewer of its terms than the best. */
const maxUnnamed = 5;
const maxFeatured = 3;
const boost = { title: 4, names: 6, phrases: 3, terms: 2, text: 0.5 };

/** A city comes before its centres, even while its name is being typed; a semester of a diploma comes after courses. */
const boostOf = ({ kind, href }: SearchDocument) => (isSemester(href) ? 0.2 : kind === 'City' ? 1.5 : 1);

function fieldOf(document: SearchDocument, field: string) {
  // Descriptions of events name places and days, which are search terms of other documents.
  if (field === 'text' && document.kind === 'Event') return '';
  return document[field as keyof SearchDocument] ?? '';
}

/** A document with its lists of names and phrases, as terms. A query that has one of each list names the document. */
const withNameTerms = (document: SearchDocument) => {
  const nameLists = [document.names ?? [], document.phrases ?? []].filter(({ length }) => length > 0);
  return { document, boost: boostOf(document), lists: nameLists.map((list) => list.map(termsOf)) };
};

/** The index of all documents, for server and browsers. */
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
  source.stopWords.flatMap(searchWords).forEach(addWord);
  return {
    index,
    entries: new Map(source.documents.map((document) => [document.href, withNameTerms(document)])),
    stopWords: new Set(source.stopWords),
    terms,
  };
}

export type SearchEngine = ReturnType<typeof buildEngine>;

/** A word of a query, as typed or corrected, its term in the index, and how that was found. */
type ReadWord = { word: string; term: string; match: 'exact' | 'prefix' | 'typo' | 'none' };
type QueryWord = ReadWord & { typed: string };

/**
 * Reads a word: as it is if the index has it, otherwise as the beginning of a word or, without a digit, as a typo
 * (docs/product/search.md#q3). "reactjs" is read as react.
 */
function readWord({ index, terms }: SearchEngine, typed: string): ReadWord {
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
  // A word of fewer than four letters is not completed, because several words may begin with it.
  if (completed && term.length < 4) return { word, term, match: 'prefix' };
  const fullTerm = completed ?? correctWord(term, candidates, typos);
  if (fullTerm === undefined) return { word, term, match: 'none' };
  return { word: terms.get(fullTerm) ?? fullTerm, term: fullTerm, match: completed ? 'prefix' : 'typo' };
}

/** The order, by kind, of documents that one query names; of places, first the one with the longest name. */
const kindOrder: readonly string[] = ['Answer', 'Course', 'Event', 'Place', 'Page'];
const placeKinds: readonly string[] = ['Centre', 'City', 'Classes'];

const orderOf = ({ document: { kind }, named }: FoundDocument): number =>
  named > 0 ? kindOrder.indexOf(placeKinds.includes(kind) ? 'Place' : kind) : kindOrder.length;

/**
 * The documents that have any word of the query, by score, to which words outside `terms` (stop words, single digits)
 * add a little. Part of a phrase finds nothing, nor does part of the name of classes.
 */
function matchingDocuments(
  { index, entries }: SearchEngine,
  terms: readonly string[],
  words: readonly QueryWord[],
): FoundDocument[] {
  const typedTerms = new Set(words.map(({ term }) => term));
  const prefixes = new Set(words.filter(({ match }) => match === 'prefix').map(({ term }) => term));
  const isNamed = (name: readonly string[]) =>
    name.every((term) => typedTerms.has(term)) && name.some((term) => terms.includes(term));
  const results = index.search([...typedTerms].join(' '), {
    prefix: (term) => prefixes.has(term),
    boostTerm: (term) => (terms.includes(term) ? 1 : 0.3),
    boostDocument: (href) => entries.get(String(href))?.boost ?? 1,
  });
  const found: FoundDocument[] = [];
  for (const { id, queryTerms, match } of results) {
    const { document, lists = [] } = entries.get(String(id)) ?? {};
    if (!document) continue;
    const lengths = lists.map((names) =>
      Math.max(0, ...names.filter(isNamed).map((name) => name.join('').length)),
    );
    const named = lengths.includes(0) ? 0 : lengths.reduce((sum, length) => sum + length, 0);
    const isOnlyPhrase = Object.values(match).every((fields) => fields.join() === 'phrases');
    if (named === 0 && (isOnlyPhrase || document.kind === 'Classes')) continue;
    const titleWords = searchWords(document.title);
    const spelled = words.filter(({ typed }) => titleWords.some((word) => word.startsWith(typed))).length;
    const isWeak = Object.values(match).every((fields) => !/title|names/.test(fields.join()));
    const count = terms.filter((term) => queryTerms.includes(term)).length;
    found.push({ document, count, named, spelled, isWeak });
  }
  return found;
}

/**
 * The documents with the most of these terms, then others that the query names, then up to `maxUnnamed` others with at
 * least `minWords` terms, without weak ones if one of the first is named. Among documents with equally many terms the
 * named ones come first, by kind, length of name and spelling; the rest is sorted by score.
 */
function findDocuments(
  engine: SearchEngine,
  terms: readonly string[],
  minWords: number,
  words: readonly QueryWord[],
): FoundDocument[] {
  const found = matchingDocuments(engine, terms, words).sort(
    (a, b) =>
      b.count - a.count ||
      orderOf(a) - orderOf(b) ||
      b.named - a.named ||
      (a.named && b.spelled - a.spelled) ||
      (a.named && placeKinds.indexOf(a.document.kind) - placeKinds.indexOf(b.document.kind)),
  );
  const mostWords = found[0]?.count;
  const relevantDocuments = found.filter(({ count, named }) => named > 0 || count >= minWords);
  const bestDocuments = relevantDocuments.filter(({ count }) => count === mostWords);
  const others = relevantDocuments.filter(({ count }) => count !== mostWords);
  const isBestNamed = bestDocuments.some(({ named }) => named > 0);
  const unnamed = others.filter(({ named, isWeak }) => named === 0 && !(isBestNamed && isWeak));
  return [...bestDocuments, ...others.filter(({ named }) => named > 0), ...unnamed.slice(0, maxUnnamed)];
}

/**
 * Searches for the words that are no stop words, or for the stop words if there are no others. Corrects typos first.
 * Up to `maxFeatured` leading answers and courses that the query names are featured. `max` limits the results.
 */
export function search(engine: SearchEngine, text: string, max = maxResults): SearchResult {
  const query = cleanQuery(text);
  if ([...query].length < minCharacters) return { hits: [], missing: [], isComplete: false };
  const readWords = searchWords(query).map((typed) => ({ typed, ...readWord(engine, typed) }));
  const words = readWords.filter(({ match }) => match !== 'none');
  // A digit next to other words is a version, a phase or a number of months, so it counts no more than a stop word.
  const countedWords = words.filter(({ word }) => !/^\d$/.test(word) || readWords.length === 1);
  const contentWords = countedWords.filter(({ word }) => !engine.stopWords.has(word));
  const searchedWords = contentWords.length > 0 ? contentWords : countedWords;
  const terms = [...new Set(searchedWords.map(({ term }) => term))];
  // If all words are stop words, as in "aptech kya hai", one match is enough.
  const minWords = contentWords.length > 0 ? terms.length / 2 : 1;
  const found = arranged(findDocuments(engine, terms, minWords, words));
  const otherIndex = found.findIndex(
    ({ document: { kind }, named }) => !named || !/^(?:Answer|Course)$/.test(kind),
  );
  const featuredCount = Math.min(maxFeatured, otherIndex < 0 ? found.length : otherIndex);
  const hits = found.slice(0, max).map(({ document }, index): SearchHit => ({
    ...document,
    ...(index < featuredCount && { isFeatured: true }),
  }));
  const missingWords = readWords.filter(({ match, word }) => match === 'none' && !/^\d{1,4}$/.test(word));
  const isCorrected = readWords.some(({ match }) => match === 'typo');
  const correction = readWords.map(({ word }) => displaySpelling(word)).join(' ');
  return {
    hits,
    corrected: isCorrected && hits.length > 0 ? correction : undefined,
    missing: hits.length > 0 ? missingWords.map(({ word }) => displaySpelling(word)) : [],
    isComplete: readWords.every(({ match }) => match === 'exact' || match === 'none'),
  };
}
