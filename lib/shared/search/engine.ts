import MiniSearch from 'minisearch';
import { correctWord, typosAllowed } from '../util/spelling.ts';
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

const isSemester = (href: string): boolean => /^\/courses-[ah]dse#/.test(href);
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

/** A document, how many of the searched terms it has, and the number of letters by which the query names it, or 0. */
type FoundDocument = { document: SearchDocument; count: number; named: number };

const orderOf = ({ document: { kind }, named }: FoundDocument): number =>
  named > 0 ? kindOrder.indexOf(placeKinds.includes(kind) ? 'Place' : kind) : kindOrder.length;

/**
 * The documents that have any word of the query, by score, to which words outside `terms` (stop words, single digits)
 * add a little. Part of a phrase finds nothing, nor does part of the name of classes.
 */
function matchingDocuments(
  { index, entries }: SearchEngine,
  terms: readonly string[],
  words: readonly ReadWord[],
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
    found.push({ document, named, count: terms.filter((term) => queryTerms.includes(term)).length });
  }
  return found;
}

/**
 * The documents with the most of these terms, then others that the query names, then up to `maxUnnamed` others with at
 * least `minWords` terms. Among documents with equally many terms the named ones come first, by kind and length of
 * name; the rest is sorted by score.
 */
function findDocuments(
  engine: SearchEngine,
  terms: readonly string[],
  minWords: number,
  words: readonly ReadWord[],
): FoundDocument[] {
  const found = matchingDocuments(engine, terms, words).sort(
    (a, b) =>
      b.count - a.count ||
      orderOf(a) - orderOf(b) ||
      b.named - a.named ||
      (a.named && placeKinds.indexOf(a.document.kind) - placeKinds.indexOf(b.document.kind)),
  );
  const mostWords = found[0]?.count;
  const relevantDocuments = found.filter(({ count, named }) => named > 0 || count >= minWords);
  const bestDocuments = relevantDocuments.filter(({ count }) => count === mostWords);
  const others = relevantDocuments.filter(({ count }) => count !== mostWords);
  const unnamed = others.filter(({ named }) => named === 0);
  return [...bestDocuments, ...others.filter(({ named }) => named > 0), ...unnamed.slice(0, maxUnnamed)];
}

/** Leaves out the classes of centres that share a name, if those of one of them at the same time are found too. */
function singlePlaces(found: readonly FoundDocument[]): FoundDocument[] {
  const hrefs = new Set(found.map(({ document }) => document.href));
  return found.filter(({ document: { href } }) => {
    const [, slugs = '', time = ''] = /centre=([^&]+,[^&]+)(.*)/.exec(href) ?? [];
    return !slugs.split(',').some((slug) => hrefs.has(`/batches?centre=${slug}${time}`));
  });
}

/** After a diploma that the query names come answers, then semesters of diplomas in their order. */
function semestersInOrder(found: FoundDocument[]): FoundDocument[] {
  const namedHrefs = found.filter(({ named }) => named > 0).map(({ document }) => document.href);
  if (!found[0]?.named || !namedHrefs.some((href) => /^\/courses-[ah]dse$/.test(href))) return found;
  const keyOf = ({ document: { kind, href, title }, named }: FoundDocument): string => {
    if (named > 0) return '0';
    return kind === 'Answer' ? '1' : isSemester(href) ? `2 ${title}` : '3';
  };
  return found.sort((a, b) => keyOf(a).localeCompare(keyOf(b)));
}

const isClassList = ({ document: { kind, href } }: FoundDocument): boolean =>
  kind === 'Classes' && href !== '/batches';

/** If the query asks for the cheapest classes, the lists of classes found besides get that order, text and title. */
function cheapestFirst(found: FoundDocument[]): FoundDocument[] {
  const feeOrder = found.find(({ document: { href }, named }) => named > 0 && href === '/batches?order=fee');
  const others = found.filter((result) => result !== feeOrder && result.document.href !== '/batches');
  if (!feeOrder || !others.some(isClassList)) return found;
  return others.map((result) => {
    if (!isClassList(result)) return result;
    const { title, href } = result.document;
    const cheapestTitle = `Cheapest ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
    const document = { ...result.document, title: cheapestTitle, href: `${href}&order=fee` };
    return { ...result, document: { ...document, text: feeOrder.document.text } };
  });
}

/**
 * If the query names one course, the lists of classes with most of the query's words become lists of the course's
 * classes. Lists of a time, or of the cheapest classes, then come first, before the course.
 */
function classesOfCourse(found: FoundDocument[]): FoundDocument[] {
  const [course, next] = found.filter(({ document, named }) => named > 0 && document.course);
  const list = found.find(isClassList);
  const isOneCourse = course && (next?.count !== course.count || next.named !== course.named);
  if (!list || !isOneCourse) return found;
  const combined = found.map((result) => {
    if (!isClassList(result) || result.count !== list.count) return result;
    const href = result.document.href.replace('?', `?course=${course.document.course}&`);
    const title = `${course.document.title} · ${result.document.title}`;
    return { ...result, document: { ...result.document, href, title } };
  });
  if (!list.document.phrases) return combined;
  const leading = new Set([...combined.filter((result) => !found.includes(result)), course]);
  return [...leading, ...combined.filter((result) => !leading.has(result))];
}

/**
 * Searches for the words that are no stop words, or for the stop words if there are no others. Corrects typos first.
 * Up to `maxFeatured` leading answers and courses that the query names are featured. `max` limits the results.
 */
export function search(engine: SearchEngine, text: string, max = maxResults): SearchResult {
  const query = cleanQuery(text);
  if ([...query].length < minCharacters) return { hits: [], missing: [], isComplete: false };
  const readWords = searchWords(query).map((word) => readWord(engine, word));
  const words = readWords.filter(({ match }) => match !== 'none');
  // A digit next to other words is a version, a phase or a number of months, so it counts no more than a stop word.
  const countedWords = words.filter(({ word }) => !/^\d$/.test(word) || readWords.length === 1);
  const contentWords = countedWords.filter(({ word }) => !engine.stopWords.has(word));
  const searchedWords = contentWords.length > 0 ? contentWords : countedWords;
  const terms = [...new Set(searchedWords.map(({ term }) => term))];
  // If all words are stop words, as in "aptech kya hai", one match is enough.
  const minWords = contentWords.length > 0 ? terms.length / 2 : 1;
  const foundDocuments = singlePlaces(findDocuments(engine, terms, minWords, words));
  const found = classesOfCourse(cheapestFirst(semestersInOrder(foundDocuments)));
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
