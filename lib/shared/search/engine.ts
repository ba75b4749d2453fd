import MiniSearch, { type SearchResult as Found } from 'minisearch';
import {
  asHit,
  cleanQuery,
  FEWEST_CHARACTERS,
  type SearchDocument,
  type SearchHit,
  type SearchResult,
  type SearchSource,
} from './results.ts';
import { findLeads, readIntents, saysTitle, type Intents } from './intents.ts';
import {
  asShown,
  means,
  phraseOf,
  readQuery,
  searchWords,
  stemOf,
  type QueryWord,
  type Vocabulary,
} from './words.ts';

export type Engine = {
  index: MiniSearch<SearchDocument>;
  documents: ReadonlyMap<string, SearchDocument>;
  intents: Intents;
  vocabulary: Vocabulary;
  ignored: ReadonlySet<string>;
};

/**
 * The searched text of a field. Descriptions of events are not searched, because they name places and days that are
 * search terms of other documents.
 */
const fieldOf = (document: SearchDocument, field: string): string => {
  if (field === 'text' && document.kind === 'Event') return '';
  const value = document[field as keyof SearchDocument];
  return Array.isArray(value) ? value.join(' ') : String(value ?? '');
};

const fields = ['title', 'names', 'terms', 'text'];

/**
 * All words of the index. Words of places, answers and times come first, so that typos are corrected to them. A word
 * from a longer phrase, such as "last date", is never a correction.
 */
function vocabularyOf({ documents, classTimes, ignored }: SearchSource): Vocabulary {
  const asked = [...documents.flatMap(({ asks = [] }) => asks), ...classTimes.flatMap(({ words }) => words)];
  const texts = [
    ...documents.flatMap(({ names = [] }) => names),
    ...asked.filter((text) => !text.includes(' ')),
    ...documents.map(({ title }) => title),
    ...ignored,
    ...documents.map(({ terms }) => terms),
  ];
  const words = new Set(texts.flatMap(searchWords));
  // The title of a centre ends with its city.
  const names = documents.flatMap(({ kind, title, names: others = [] }) =>
    [...others, ...(kind === 'Centre' ? [] : [title])].map(searchWords),
  );
  const stemsOf = (some: Iterable<string>) => new Set([...some].map(stemOf));
  return {
    words,
    stems: stemsOf([...words, ...asked.flatMap(searchWords)]),
    joined: new Map(
      names
        .filter((name) => name.length > 1)
        .map((name) => [name.join(''), name] as const)
        .filter(([name]) => !words.has(name)),
    ),
    others: stemsOf(documents.flatMap((document) => searchWords(fieldOf(document, 'text')))),
  };
}

/** Adds the one-word terms of each answer to the page that the answer leads to. */
function withAnswers(documents: readonly SearchDocument[]): SearchDocument[] {
  const words = new Map<string, string>();
  for (const { asks = [], links = [] } of documents)
    for (const { href } of links)
      words.set(href, [words.get(href) ?? '', ...asks.filter((ask) => !ask.includes(' '))].join(' '));
  return documents.map((document) => ({
    ...document,
    terms: `${document.terms} ${words.get(document.href) ?? ''}`,
  }));
}

/** Builds the index; takes a few milliseconds for two hundred documents. */
export function buildEngine(source: SearchSource): Engine {
  const index = new MiniSearch<SearchDocument>({
    idField: 'href',
    fields,
    storeFields: ['kind'],
    extractField: fieldOf,
    tokenize: searchWords,
    processTerm: stemOf,
    searchOptions: {
      boost: { title: 4, names: 4, terms: 2, text: 0.5 },
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
    },
  });
  index.addAll(withAnswers(source.documents));
  return {
    index,
    documents: new Map(source.documents.map((document) => [document.href, document])),
    intents: readIntents(source),
    vocabulary: vocabularyOf(source),
    ignored: new Set(source.ignored),
  };
}

/** Order of results of equal score. */
const order = ['Course', 'Page', 'City', 'Answer', 'Event', 'Centre'];
/**
 * Maximum number of courses ranked before a place. If more match, only those with half of their name in the query are.
 */
const mostNamed = 3;
/** Maximum number of documents with only some of the words, listed after those with all. */
const mostPartial = 5;

/**
 * Factor of a document's score: higher for a course or event if half of its name is in the query, and for a page that a
 * word leads to (content/search/synonyms.ts); lower for an answer without its search words.
 */
function weightOf({ id, kind, match }: Found, named: ReadonlyMap<string, number>): number {
  if ((named.get(String(id)) ?? 0) >= 0.5) return 10;
  if (kind === 'Page' && Object.values(match).some((where) => where.includes('names'))) return 2;
  return kind === 'Answer' || kind === 'Event' ? 0.5 : 1;
}

/**
 * Documents with these words, sorted by the number of matching words, then by score, in which the other words of the
 * query count too.
 */
function findDocuments(
  { index, documents, ignored }: Engine,
  words: readonly QueryWord[],
  all: readonly QueryWord[],
  named: ReadonlyMap<string, number>,
): SearchHit[] {
  const stems = new Set(words.map(({ stem }) => stem));
  // If all words are filler words, as in "aptech kya hai", one match is enough.
  const fewest = words.every(({ word }) => ignored.has(word)) ? 1 : stems.size / 2;
  const beginnings = new Set(all.filter(({ isBeginning }) => isBeginning).map(({ stem }) => stem));
  const found = index
    .search([...new Set(all.map(({ stem }) => stem))].join(' '), {
      prefix: (term) => beginnings.has(term),
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
    })
    .map((one) => ({
      one,
      has: new Set(one.queryTerms.filter((term) => stems.has(term))).size,
      score: one.score * weightOf(one, named),
    }))
    .filter(({ has }) => has > 0 && has >= fewest)
    .sort(
      (a, b) =>
        b.has - a.has ||
        b.score - a.score ||
        order.indexOf(String(a.one.kind)) - order.indexOf(String(b.one.kind)),
    );
  const full = found.filter(({ has }) => has === stems.size);
  return [...full, ...found.slice(full.length, full.length + mostPartial)].flatMap(({ one }) => {
    const document = documents.get(String(one.id));
    return document ? asHit(document) : [];
  });
}

const nothing: SearchResult = { hits: [], missing: [], isComplete: false, isInNoName: false };

/** True if a document has all of the words in its title or in another name. */
const hasInName = (document: SearchDocument | undefined, words: readonly QueryWord[]): boolean => {
  const names = phraseOf([document?.title, ...(document?.names ?? [])].join(' '));
  return words.every((word) => names.some((one) => means(word, one)));
};

/**
 * Searches for the significant words: first direct answers, classes and places, then documents, those with all words
 * first. Typos are corrected beforehand, so exact matches are never mixed with guesses. `most` limits the results.
 */
export function search(engine: Engine, text: string, most = 40): SearchResult {
  const query = cleanQuery(text);
  if ([...query].length < FEWEST_CHARACTERS) return nothing;
  const { words, corrected } = readQuery(query, engine.vocabulary);
  const known = words.filter(({ isKnown }) => isKnown);
  // With other words, a digit is a version, a phase or a number of months.
  const whole = known.filter(({ word }) => !/^\d$/.test(word) || words.length === 1);
  const deciding = whole.filter(({ word }) => !engine.ignored.has(word));
  const significantWords = deciding.length > 0 ? deciding : whole;
  const { first, places, content, named } = findLeads(engine.intents, known, significantWords);
  const found = findDocuments(engine, content.length > 0 ? content : significantWords, known, named);
  const shareOf = ({ href }: SearchHit) => named.get(href) ?? 0;
  const courses = found
    .filter((hit) => shareOf(hit) > 0 && (named.size <= mostNamed || shareOf(hit) >= 0.5))
    .sort((a, b) => shareOf(b) - shareOf(a))
    .slice(0, mostNamed);
  const hits = new Map<string, SearchHit>();
  for (const hit of [...first, ...courses, ...places, ...found])
    if (!hits.has(hit.href)) hits.set(hit.href, hit);
  const missing = words
    .filter(({ isKnown, word }) => !isKnown && !/^\d{1,4}$/.test(word))
    .map(({ word }) => asShown(word));
  const isComplete = corrected === undefined && words.every(({ isBeginning }) => !isBeginning);
  return {
    hits: [...hits.values()].slice(0, most),
    ...(corrected !== undefined && hits.size > 0 && { corrected }),
    missing: hits.size > 0 ? missing : [],
    isComplete,
    isInNoName:
      isComplete &&
      first.length === 0 &&
      places.length === 0 &&
      found[0]?.kind === 'Course' &&
      !saysTitle(engine.intents, known) &&
      found.every(({ href }) => !hasInName(engine.documents.get(href), significantWords)),
  };
}
