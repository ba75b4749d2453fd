import { batchesHref } from '../batches/filters.ts';
import { shortDayLabels, timeLabels } from '../batches/labels.ts';
import { capitalised } from '../util/text.ts';
import { asHit, type SearchDocument, type SearchHit, type SearchSource } from './results.ts';
import { joined, searchWords, termsOf } from './words.ts';

/** A word of a query after reading: as typed or corrected, and its term of the index. */
export type QueryWord = { word: string; term: string };

type Phrase = readonly string[];
/** A document with its names. */
type Named = { document: SearchDocument; names: readonly Phrase[] };

const isPlace = ({ kind }: SearchDocument): boolean => kind === 'City' || kind === 'Centre';

/** The phrases that have a direct answer, as terms of the index; `entities` are courses and events. */
export function readPhrases({ documents, classTimes }: SearchSource) {
  const named = documents
    .filter(({ kind, value }) => value ?? kind === 'Event')
    .map((document): Named => {
      const { title, names = [] } = document;
      // The title of a centre contains its city, which its other names omit.
      const all = isPlace(document) ? names : [title, ...names];
      return { document, names: [...all, ...all.map(joined)].map(termsOf) };
    });
  return {
    places: named.filter(({ document }) => isPlace(document)),
    entities: named.filter(({ document }) => !isPlace(document)),
    answers: documents.flatMap((document) =>
      (document.asks ?? []).map((words) => ({ document, phrase: termsOf(words) })),
    ),
    times: classTimes.flatMap(({ words, ...filter }) =>
      words.map((text) => ({ ...filter, phrase: termsOf(text) })),
    ),
  };
}
export type Phrases = ReturnType<typeof readPhrases>;

const lettersOf = (terms: Iterable<string>): number => [...terms].join('').length;
const isSaid = (phrase: Phrase, words: readonly QueryWord[]): boolean =>
  phrase.every((term) => words.some((word) => word.term === term));

type Place = { document: SearchDocument; said: ReadonlySet<string>; share: number };

/**
 * The places that the query names by more than half of the letters of a name ("shah faisal", but not "town"), best
 * match first, at most three; if it also names a city, only centres in that city. Only a city: no centre named like it.
 */
function placesIn(places: readonly Named[], all: readonly QueryWord[], significant: readonly QueryWord[]) {
  const found = places.flatMap(({ document, names }): Place[] => {
    const [best] = names
      .map((name) => {
        const said = new Set(name.filter((term) => all.some((word) => word.term === term)));
        return { said, share: lettersOf(said) / lettersOf(new Set(name)) };
      })
      .sort((a, b) => b.share - a.share || b.said.size - a.said.size);
    const isNamed = best && best.share > 0.5 && significant.some(({ term }) => best.said.has(term));
    return isNamed ? [{ document, ...best }] : [];
  });
  const city = found.find(({ document, share }) => document.kind === 'City' && share === 1);
  const inCity = ({ document }: Place) => document.city === city?.document.value;
  const centres = found.filter(({ document }) => document.kind === 'Centre');
  const named = found
    .filter((place) => place.document.kind === 'City' || !city || inCity(place) || !centres.some(inCity))
    .map((place) =>
      city && inCity(place) ? { ...place, said: new Set([...place.said, ...city.said]) } : place,
    )
    .sort((a, b) => lettersOf(b.said) - lettersOf(a.said) || b.share - a.share)
    .slice(0, 3);
  return named[0]?.document.kind === 'City' ? named.filter(({ share }) => share === 1) : named;
}

/** The answers with a phrase in the query: longer phrases first, then in the order of the query; at most two. */
function answersIn(
  answers: Phrases['answers'],
  all: readonly QueryWord[],
  significant: readonly QueryWord[],
) {
  const placeOf = ([first]: Phrase) => all.findIndex(({ term }) => term === first);
  const asked = answers
    .filter(({ phrase }) => isSaid(phrase, all) && significant.some(({ term }) => phrase.includes(term)))
    .sort((a, b) => b.phrase.length - a.phrase.length || placeOf(a.phrase) - placeOf(b.phrase));
  const documents = [...new Set(asked.map(({ document }) => document))].slice(0, 2);
  return { documents, said: new Set(asked.flatMap(({ phrase }) => phrase)) };
}

/** Courses or events with a name that has all the words or begins with them, and the share of the name in the query. */
function namedIn(entities: readonly Named[], words: readonly QueryWord[]): Map<SearchDocument, number> {
  const isIn = (name: Phrase) => (said: QueryWord) =>
    name.some((term) => term === said.term || (said.term.length > 2 && term.startsWith(said.term)));
  return new Map(
    entities.flatMap(({ document, names }) => {
      const shares = names
        .filter((name) => words.length > 0 && words.every(isIn(name)))
        .map((name) => lettersOf(words.map(({ term }) => term)) / lettersOf(name));
      const share = document.kind === 'Event' ? shares.length : Math.max(0, ...shares);
      return share > 0 ? [[document, share] as const] : [];
    }),
  );
}

/** A result that leads to /batches with the query's terms as filters. */
function classesHit(
  times: Phrases['times'],
  courses: readonly SearchDocument[],
  words: readonly QueryWord[],
  place: SearchDocument | undefined,
): SearchHit {
  const time = [...new Set(times.flatMap((one) => one.time ?? []))];
  const days = [...new Set(times.flatMap((one) => one.days ?? []))];
  const timesText = time.map((value) => timeLabels[value]).join(', ');
  const more = [
    courses.length === 1
      ? courses[0]?.title
      : courses.length > 0 && words.map(({ word }) => capitalised(word)).join(' '),
    place?.title,
    days[0] && days.length === 1 && shortDayLabels[days[0]],
  ].filter(Boolean);
  return {
    href: batchesHref({
      course: courses.flatMap(({ value }) => value ?? []),
      ...(place?.value && { [place.kind === 'City' ? 'city' : 'centre']: [place.value] }),
      days,
      time,
    }),
    title: [timesText ? `${timesText} classes` : 'Classes', more.join(' · ')].filter(Boolean).join(': '),
    kind: 'Classes',
    text: 'Classes you can join now: start date, time and seats.',
  };
}

/** A course with its fee and classes. */
const courseHit = (document: SearchDocument): SearchHit => ({
  ...asHit(document),
  text: [document.fee && `${document.fee}.`, document.text].filter(Boolean).join(' '),
  links: [{ label: 'See its classes', href: batchesHref({ course: [document.value ?? ''] }) }],
  isAsked: true,
  ...(document.value && { course: document.value }),
});

/**
 * Direct answers to a query (docs/product/search.md#q12). `all` are its known words, `significant` those that are not
 * filler words. Returns the hits before the documents that contain the words; those after the named courses and events
 * (`named`, by address, with the share of the name in the query); and the `content`: words without a direct answer.
 */
export function findDirectAnswers(
  phrases: Phrases,
  all: readonly QueryWord[],
  significant: readonly QueryWord[],
) {
  const places = placesIn(phrases.places, all, significant);
  const [place] = places;
  const others = significant.filter(({ term }) => !place?.said.has(term));
  const times = phrases.times.filter(
    ({ phrase }) => isSaid(phrase, all) && others.some(({ term }) => phrase.includes(term)),
  );
  const isTime = ({ term }: QueryWord) => times.some(({ phrase }) => phrase.includes(term));
  const timeless = others.filter((word) => !isTime(word));
  const answers = answersIn(phrases.answers, all, timeless);
  const content = timeless.filter(({ term }) => !answers.said.has(term));
  const named = namedIn(phrases.entities, content);
  const courses = new Map([...named].filter(([{ kind }]) => kind === 'Course'));
  const query = all.map(({ word }) => word).join(' ');
  const isPriced = answers.documents.some(({ showsFees }) => showsFees);
  // The course whose title is the query, or those whose fee is asked for.
  const first = [...courses]
    .filter(([{ title, fee }, share]) =>
      isPriced
        ? fee && (share >= 0.5 || courses.size === 1)
        : searchWords(title).join(' ') === searchWords(query).join(' '),
    )
    .sort(([, a], [, b]) => b - a)
    .slice(0, 2)
    .map(([document]) => courseHit(document));
  const classes = classesHit(times, [...courses.keys()], content, place?.document);
  const asked = (isAfter: boolean) =>
    answers.documents
      .filter(({ placeFirst = false }) => (place !== undefined && placeFirst) === isAfter)
      .map((document) => ({ ...asHit(document), isAsked: true as const }));
  const hasFilter = classes.href !== batchesHref();
  const isFirst =
    (place !== undefined && courses.size > 0) || (times.length > 0 && (hasFilter || content.length === 0));
  return {
    first: [...first, ...asked(false), ...(isFirst ? [classes] : [])],
    places: [
      ...places.map(({ document }) => asHit(document)),
      ...asked(true),
      ...(place && !isFirst ? [classes] : []),
    ],
    content,
    named: new Map([...named].map(([{ href }, share]) => [href, share])),
  };
}
