import { batchesHref } from '../classes/filters.ts';
import { shortDayLabels } from '../classes/labels.ts';
import { partLabels } from '../classes/parts-of-day.ts';
import { capitalised } from '../util/text.ts';
import type { SearchDocument, SearchHit, SearchSource } from './results.ts';
import { termsOf } from './words.ts';

/** A name or a search phrase, as terms of the index. */
type Phrase = readonly string[];

/** The names of places, courses and events, and the phrases of answers and times. */
export const indexPhrases = ({ documents, classTimes }: SearchSource) => ({
  named: documents
    .filter(({ kind, value }) => value ?? kind === 'Event')
    .map((document) => {
      const { kind, title, names = [] } = document;
      // The title of a centre contains its city.
      return { document, names: (kind === 'Centre' ? names : [title, ...names]).map(termsOf) };
    }),
  answers: documents.flatMap((document) =>
    (document.phrases ?? []).map((text) => ({ document, phrase: termsOf(text) })),
  ),
  times: classTimes.flatMap(({ words, ...filters }) =>
    words.map((text) => ({ filters, phrase: termsOf(text) })),
  ),
});
export type Phrases = ReturnType<typeof indexPhrases>;

/** A query: all terms that the index has, and those that are no stop words. */
export type Query = { terms: Phrase; contentTerms: Phrase };

/** A document that a phrase of the query names; `share` is the part of the name's letters that the phrase has. */
type Match = { document: SearchDocument; phrase: Phrase; share: number };

const letters = (terms: Phrase): number => terms.join('').length;
const byLength = (a: Match, b: Match): number => letters(b.phrase) - letters(a.phrase) || b.share - a.share;

/** Documents of these kinds of which a name contains some of these terms, or words that begin with them. */
const findNamed = ({ named }: Phrases, kinds: readonly string[], terms: Phrase, minShare: number): Match[] =>
  named
    .filter(({ document }) => kinds.includes(document.kind))
    .flatMap(({ document, names }) =>
      names
        .map((name): Match => {
          const phrase = terms.filter((term) =>
            name.some((other) => other === term || (term.length > 2 && other.startsWith(term))),
          );
          return { document, phrase, share: letters(phrase) / letters(name) };
        })
        .filter(({ share }) => share > minShare)
        .sort(byLength)
        .slice(0, 1),
    );

/** True for a phrase of which all words are in the query, and not only its stop words. */
const isIn =
  ({ terms, contentTerms }: Query) =>
  ({ phrase }: { phrase: Phrase }): boolean =>
    phrase.every((term) => terms.includes(term)) && phrase.some((term) => contentTerms.includes(term));

/** The query without the content words of these phrases. */
const without = ({ terms, contentTerms }: Query, found: readonly { phrase: Phrase }[]): Query => ({
  terms,
  contentTerms: contentTerms.filter((term) => !found.some(({ phrase }) => phrase.includes(term))),
});

/**
 * Centres of which the query contains more than half of the letters of a name ("shah faisal", but not "town"), then
 * cities, at most three in all. Beside a city only centres in it that are named by another word.
 */
function findPlaces(phrases: Phrases, query: Query): Match[] {
  const found = findNamed(phrases, ['Centre', 'City'], query.terms, 0.5).filter(isIn(query)).sort(byLength);
  const cities = found.filter(({ document, share }) => document.kind === 'City' && share === 1);
  const centres = found.filter(
    ({ document, phrase }) =>
      document.kind === 'Centre' &&
      cities.every(
        (city) => document.city === city.document.value && phrase.some((term) => !city.phrase.includes(term)),
      ),
  );
  return [...centres, ...cities].slice(0, 3);
}

/** A result that leads to /batches with filters set. `name` is what the query calls several courses. */
function classesHit(
  times: Phrases['times'],
  courses: readonly SearchDocument[],
  name: string,
  place?: SearchDocument,
): SearchHit {
  const time = [...new Set(times.flatMap(({ filters }) => filters.time ?? []))];
  const days = [...new Set(times.flatMap(({ filters }) => filters.days ?? []))];
  const timesText = time.map((value) => partLabels[value]).join(', ');
  const course = courses.length > 1 ? name : courses[0]?.title;
  const about = [course, place?.title, ...days.map((value) => shortDayLabels[value])]
    .filter(Boolean)
    .join(' · ');
  return {
    href: batchesHref({
      course: courses.flatMap(({ value }) => value ?? []),
      ...(place?.value && { [place.kind === 'City' ? 'city' : 'centre']: [place.value] }),
      days,
      time,
    }),
    title: [timesText ? `${timesText} classes` : 'Classes', about].filter(Boolean).join(': '),
    kind: 'Classes',
    text: 'Classes you can join now: start date, time and seats.',
  };
}

/** A course with its fee and classes. */
const courseHit = ({ document }: Match): SearchHit => ({
  ...document,
  text: [document.fee && `${document.fee}.`, document.text].filter(Boolean).join(' '),
  links: [
    { label: `See the classes of ${document.title}`, href: batchesHref({ course: [document.value ?? ''] }) },
  ],
});

/**
 * The direct answers to a query (docs/product/search.md#q12): hits before and after the courses and events that it names;
 * those by address, with the share of the name that was typed; and the content terms that are in no place, time or answer.
 * `words` has the word of each term.
 */
export function findDirectAnswers(phrases: Phrases, query: Query, words: ReadonlyMap<string, string>) {
  // A word of a place is not read as a time, one of a time not as a word of an answer, and so on.
  const places = findPlaces(phrases, query);
  const withoutPlaces = without(query, places);
  const times = phrases.times.filter(isIn(withoutPlaces));
  const withoutTimes = without(withoutPlaces, times);
  const positionOf = ([first]: Phrase) => query.terms.indexOf(first ?? '');
  const answerMatches = phrases.answers
    .filter(isIn(withoutTimes))
    .sort((a, b) => b.phrase.length - a.phrase.length || positionOf(a.phrase) - positionOf(b.phrase));
  const { contentTerms } = without(withoutTimes, answerMatches);
  const coursesAndEvents = findNamed(phrases, ['Course', 'Event'], contentTerms, 0).filter(
    ({ phrase }) => phrase.length === contentTerms.length,
  );

  const answers = [...new Set(answerMatches.map(({ document }) => document))].slice(0, 2);
  const courses = coursesAndEvents.filter(({ document }) => document.kind === 'Course');
  const asksFee = answers.some(({ showsFees }) => showsFees);
  const featured = courses
    .filter(({ document: { title, fee }, share }) =>
      asksFee
        ? fee && (share >= 0.5 || courses.length === 1)
        : termsOf(title).join(' ') === query.terms.join(' '),
    )
    .sort((a, b) => b.share - a.share)
    .slice(0, 2)
    .map(courseHit);
  const place = places[0]?.document;
  const classes = classesHit(
    times,
    courses.map(({ document }) => document),
    contentTerms.map((term) => capitalised(words.get(term) ?? term)).join(' '),
    place,
  );
  const areClassesFirst = place
    ? courses.length + times.length > 0
    : times.length > 0 && (classes.href !== batchesHref() || contentTerms.length === 0);
  const lateAnswers = place ? answers.filter(({ placeFirst }) => placeFirst) : [];
  const firstAnswers = answers.filter((answer) => !lateAnswers.includes(answer));
  return {
    before: [
      ...[...featured, ...firstAnswers].map((hit): SearchHit => ({ ...hit, isFeatured: true })),
      ...(areClassesFirst ? [classes] : []),
    ],
    coursesAndEvents: new Map(coursesAndEvents.map(({ document, share }) => [document.href, share])),
    after: [...places.map(({ document }) => document), ...lateAnswers, ...(place ? [classes] : [])],
    contentTerms,
  };
}
