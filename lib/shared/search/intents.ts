import { batchesHref } from '../batches/filters.ts';
import { shortDayLabels, timeLabels } from '../batches/labels.ts';
import { capitalised } from '../util/text.ts';
import { asHit, type SearchDocument, type SearchHit, type SearchSource } from './results.ts';
import { means, type Phrase, phraseOf, type QueryWord } from './words.ts';

/** A document with its names as phrases; the first is the title. */
type Entity = { document: SearchDocument; names: readonly Phrase[] };
type AnswerPhrase = { document: SearchDocument; phrase: Phrase };
type Timed = { time?: string; days?: string; phrase: Phrase };

/** Meanings of a query besides documents that contain its words. */
export type Intents = {
  places: readonly Entity[];
  /** Courses and events. */
  entities: readonly Entity[];
  answerPhrases: readonly AnswerPhrase[];
  times: readonly Timed[];
};

/** Prepares the names, answers and times that a query can lead to. */
export function readIntents({ documents, classTimes }: SearchSource): Intents {
  return {
    // The title of a centre contains its city, which its other names omit.
    places: documents
      .filter(({ kind }) => kind === 'City' || kind === 'Centre')
      .map((document) => ({ document, names: (document.names ?? []).map(phraseOf) })),
    entities: documents
      .filter(({ value, kind }) => kind === 'Event' || (value && kind === 'Course'))
      .map((document) => {
        const { kind, title, names = [] } = document;
        return { document, names: [title, ...(kind === 'Event' ? [names.join(' ')] : names)].map(phraseOf) };
      }),
    answerPhrases: documents.flatMap((document) =>
      (document.asks ?? []).map((words) => ({ document, phrase: phraseOf(words) })),
    ),
    times: classTimes.flatMap(({ words, ...filter }) =>
      words.map((text) => ({ ...filter, phrase: phraseOf(text) })),
    ),
  };
}

const lettersOf = (words: readonly { word: string }[]): number =>
  words.reduce((sum, { word }) => sum + word.length, 0);
const matchedOf = (words: readonly QueryWord[], phrase: Phrase): QueryWord[] =>
  words.filter((said) => phrase.some((one) => means(said, one)));
const saysAll = (words: readonly QueryWord[], phrase: Phrase): boolean =>
  phrase.every((one) => words.some((said) => means(said, one)));

/** True if the query contains the whole title of a course, possibly with other words: "react js". */
export const saysTitle = ({ entities: named }: Intents, words: readonly QueryWord[]): boolean =>
  named.some(({ document, names: [title] }) => document.kind === 'Course' && title && saysAll(words, title));

type Place = { document: SearchDocument; said: readonly QueryWord[]; share: number };

/**
 * The share of a place's best-matching name in the query. A place is named by more than half of the letters: "shah
 * faisal", but not "town".
 */
function placeOf({ document, names }: Entity, words: readonly QueryWord[]): Place {
  const tries = names.map((name) => {
    const found = name.filter((one) => words.some((said) => means(said, one)));
    return { said: matchedOf(words, name), share: lettersOf(found) / lettersOf(name) };
  });
  const best = tries.sort((a, b) => b.share - a.share || b.said.length - a.said.length)[0];
  return { document, said: best?.said ?? [], share: best?.share ?? 0 };
}

/** The places that the query names, best match first; if it also names a city, only centres of that city. */
function placesIn(
  { places }: Intents,
  all: readonly QueryWord[],
  significantWords: readonly QueryWord[],
): Place[] {
  const found = places
    .map((place) => placeOf(place, all))
    .filter(({ share, said }) => share > 0.5 && said.some((word) => significantWords.includes(word)));
  const city = found.find(({ document, share }) => document.kind === 'City' && share === 1);
  const withCity = found.map((place) =>
    city && place.document.city === city.document.value
      ? { ...place, said: [...new Set([...place.said, ...city.said])] }
      : place,
  );
  const centres = withCity.filter(({ document }) => document.kind === 'Centre');
  const elsewhere = (place: Place) =>
    city !== undefined && place.document.kind === 'Centre' && place.document.city !== city.document.value;
  const isNamed = (place: Place) => !elsewhere(place) || centres.every(elsewhere);
  const named = withCity
    .filter(isNamed)
    .sort((a, b) => lettersOf(b.said) - lettersOf(a.said) || b.share - a.share)
    .slice(0, 3);
  // A query with only a city does not also mean the centre whose name contains the city.
  return named[0]?.document.kind === 'City' ? named.filter(({ share }) => share === 1) : named;
}

/**
 * The answers whose search phrase is in the query: those with more words first, then in the order of the query; at most
 * two.
 */
function answersIn(
  { answerPhrases: answers }: Intents,
  all: readonly QueryWord[],
  significantWords: readonly QueryWord[],
) {
  const asked = answers
    .map(({ document, phrase }) => ({ document, phrase, said: matchedOf(all, phrase) }))
    .filter(
      ({ phrase, said }) => saysAll(all, phrase) && said.some((word) => significantWords.includes(word)),
    )
    .sort((a, b) => b.phrase.length - a.phrase.length || all.indexOf(a.said[0]!) - all.indexOf(b.said[0]!));
  const documents = [...new Set(asked.map(({ document }) => document))].slice(0, 2);
  return { documents, said: asked.flatMap(({ said }) => said) };
}

/**
 * True if a query word is in the name of a course or part of a word in it: "web development" names Website Development.
 */
const isIn = (name: Phrase) => (said: QueryWord) =>
  name.some(({ word, stem }) => said.stem === stem || (said.word.length > 2 && word.startsWith(said.word)));

/** The courses and events whose name has all the words, each with the share of the name that is in the query. */
const namedIn = ({ entities: named }: Intents, content: readonly QueryWord[]) =>
  named
    .map(({ document, names }) => {
      const saying = content.length > 0 ? names.filter((name) => content.every(isIn(name))) : [];
      const shares = saying.map((name) => lettersOf(content) / lettersOf(name));
      // The search words of an event are a list, not a name of which a share could be in the query.
      return { document, share: document.kind === 'Event' ? shares.length : Math.max(0, ...shares) };
    })
    .filter(({ share }) => share > 0);

/** Query words as a course label, spelled as in the courses. */
function courseLabel(words: readonly QueryWord[], courses: readonly SearchDocument[]): string {
  const written = courses.flatMap(({ title, names = [] }) =>
    [title, ...names].join(' ').split(/[^\p{L}\p{N}]+/u),
  );
  return words
    .map(({ full }) => written.find((word) => word.toLowerCase() === full) ?? capitalised(full))
    .join(' ');
}

const labelOf = <T extends string>(labels: Readonly<Record<T, string>>, value: string): string =>
  labels[value as T];

/** A result that leads to /batches with the query's terms as filters. */
function classesHit(
  times: readonly Timed[],
  courses: readonly SearchDocument[],
  words: readonly QueryWord[],
  place: SearchDocument | undefined,
): SearchHit {
  const time = [...new Set(times.flatMap((one) => one.time ?? []))];
  const days = [...new Set(times.flatMap((one) => one.days ?? []))];
  const [course] = courses;
  const name = courses.length === 1 ? course?.title : courseLabel(words, courses);
  const timesText = time.map((value) => labelOf(timeLabels, value)).join(', ');
  const atTime = timesText ? `${timesText} classes` : 'Classes';
  const more = [
    course && name,
    place?.title,
    days.length === 1 ? labelOf(shortDayLabels, days[0] ?? '') : undefined,
  ].filter((part) => part !== undefined);
  return {
    href: batchesHref({
      course: courses.flatMap(({ value }) => value ?? []),
      ...(place?.value && { [place.kind === 'City' ? 'city' : 'centre']: [place.value] }),
      days,
      time,
    }),
    title: [atTime, ...(more.length > 0 ? [more.join(' · ')] : [])].join(': '),
    kind: 'Classes',
    text: 'Classes you can join now: start date, time and seats.',
  };
}

/** Fees of the courses named together with a word about fees; at most two. */
function feesOf(named: readonly { document: SearchDocument; share: number }[]): readonly SearchHit[] {
  const priced = named.filter(({ document }) => document.fee !== undefined);
  return priced
    .filter(({ share }) => share >= 0.5 || priced.length === 1)
    .sort((a, b) => b.share - a.share)
    .slice(0, 2)
    .map(({ document: { href, title, fee = '' } }) => ({
      href,
      title: `${title}: fee`,
      kind: 'Answer',
      text: fee,
      isAsked: true,
    }));
}

type FoundIntents = {
  /** Shown before the documents that contain the words. */
  first: readonly SearchHit[];
  /** Shown after the named courses and events, before other documents. */
  places: readonly SearchHit[];
  /** The words without such a meaning. */
  content: readonly QueryWord[];
  /** The named courses and events by address, each with the share of its name in the query. */
  named: ReadonlyMap<string, number>;
};

/**
 * Direct results of a query: answers, classes, places (docs/product/search.md#q12). `all` are its known words,
 * `significantWords` those that are not filler words.
 */
export function findLeads(
  intents: Intents,
  all: readonly QueryWord[],
  significantWords: readonly QueryWord[],
): FoundIntents {
  const places = placesIn(intents, all, significantWords);
  const [place] = places;
  const placeWords = new Set(place?.said);
  const others = significantWords.filter((word) => !placeWords.has(word));
  const times = intents.times.filter(
    ({ phrase }) => saysAll(all, phrase) && matchedOf(others, phrase).length > 0,
  );
  const timeWords = new Set(times.flatMap(({ phrase }) => matchedOf(all, phrase)));
  const answers = answersIn(
    intents,
    all,
    others.filter((word) => !timeWords.has(word)),
  );
  const content = others.filter((word) => !timeWords.has(word) && !answers.said.includes(word));
  const named = namedIn(intents, content);
  const courses = named.map(({ document }) => document).filter(({ kind }) => kind === 'Course');
  const classes = classesHit(times, courses, content, place?.document);
  const placeHits = places.map(({ document }) => asHit(document));
  const [before, after] = [false, true].map((isAfter) =>
    answers.documents
      .filter(({ placeFirst }) => (placeFirst === true && place !== undefined) === isAfter)
      .map((document): SearchHit => ({ ...asHit(document), isAsked: true })),
  );
  const hasFilter = classes.href !== batchesHref();
  const isFirst =
    (place !== undefined && courses.length > 0) || (times.length > 0 && (hasFilter || content.length === 0));
  const fees = answers.documents.some(({ showsFees }) => showsFees) ? feesOf(named) : [];
  return {
    first: [...fees, ...(before ?? []), ...(isFirst ? [classes] : [])],
    places: [...placeHits, ...(after ?? []), ...(place && !isFirst ? [classes] : [])],
    content,
    named: new Map(named.map(({ document, share }) => [document.href, share])),
  };
}
