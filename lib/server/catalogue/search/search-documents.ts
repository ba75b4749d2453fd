import { cities as allCities } from '../../../../content/cities.ts';
import { courseNames } from '../../../../content/course-names.ts';
import type { ClassTimes } from '../../../../content/schema/search.ts';
import { synonyms } from '../../../../content/search/synonyms.ts';
import { batchesHref, type BatchFilters } from '../../../shared/classes/filters.ts';
import { audienceOf } from '../../../shared/classes/labels.ts';
import { partLabels, shortDayLabels } from '../../../shared/classes/parts-of-day.ts';
import { centrePath, cityPath, getCentresByCity, placeOf } from '../../../shared/content/centres.ts';
import { getEventForms } from '../../../shared/content/events.ts';
import { asOneWord, searchWords, termsOf } from '../../../shared/search/index-terms.ts';
import type { SearchDocument } from '../../../shared/search/results.ts';
import { uniqueBy } from '../../../shared/util/collections.ts';
import { cityKey, nameKey } from '../../../shared/util/names.ts';
import { joinNames, plural } from '../../../shared/util/text.ts';
import { getAllCourses, getCheapestCourses } from '../catalogue.ts';
import { classTimes } from '../class-times.ts';
import { getCategory } from '../courses.ts';
import { seatFeeTexts } from '../fees.ts';
import { getFaq } from '../page-content.ts';
import { findProgramme, getProgramme, getSemesters } from '../programmes.ts';
import { getRoutes } from '../routes.ts';
import { getGlossary } from './vocabulary.ts';

/** A document before synonyms are added: those of its title, names and first term (`toDocument`). */
type DocumentDraft = Omit<SearchDocument, 'terms'> & { terms: readonly (string | undefined)[] };

/** The names, each once, and those of several words also as one word (`powerbi`). */
function spellings(names: readonly string[]): string[] {
  const distinctNames = [...new Map(names.map((name) => [nameKey(name), name])).values()];
  return [...distinctNames, ...distinctNames.map(asOneWord).filter(Boolean)];
}

/** Single words of /faq that also find each course or place: `fee` in "adse fee", `number` in "clifton number". */
const wordsFor = (kind: 'courses' | 'places'): string[] =>
  getFaq()
    .flatMap(({ entries }) => entries)
    .flatMap(({ alsoOf, words = [] }) => (alsoOf === kind ? words : []))
    .filter((word) => !word.includes(' '));

const cheapestWords = classTimes.flatMap(({ order, words }) => (order === 'fee' ? words : []));

const firstSentence = (text: string): string => /^.*?[.!?](?= )/s.exec(text)?.[0] ?? text;

const courseDrafts = (): DocumentDraft[] =>
  getAllCourses().map(({ slug, href, name, text, topics, course, facts }) => {
    const fee = seatFeeTexts(facts).join(', ');
    const isAmongCheapest = getCheapestCourses().some((cheapest) => cheapest.slug === slug);
    const terms = course ? [getCategory(course.family).title, course.time] : [];
    terms.push(...topics, ...(findProgramme(slug)?.exits ?? []).map(({ holds }) => holds));
    if (fee) terms.push(...wordsFor('courses').filter((word) => !cheapestWords.includes(word)));
    if (isAmongCheapest) terms.push(...cheapestWords);
    const { names = [] } = courseNames.find((entry) => entry.course === slug) ?? {};
    return {
      href,
      title: name,
      kind: 'Course',
      ...(fee && { fee }),
      note: `${facts.length} · ${audienceOf(facts)}`,
      text: firstSentence(text),
      terms,
      names: spellings([slug.replaceAll('-', ' '), name, course?.title2 ?? [], names].flat()),
      course: slug,
      links: [{ label: `See the classes of ${name}`, href: batchesHref({ course: [slug] }) }],
    };
  });

/** The semesters of both programmes, linked to their tab; shared ones are listed once, on the page of ADSE. */
function semesterDrafts(): DocumentDraft[] {
  const allSemesters = (['adse', 'hdse'] as const)
    .map(getProgramme)
    .flatMap((programme) =>
      getSemesters(programme).map((semester, index) => ({ programme, semester, number: index + 1 })),
    );
  return uniqueBy(allSemesters, ({ semester }) => semester.slug).map(({ programme, semester, number }) => {
    const sharedSemesters = allSemesters.filter((place) => place.semester.slug === semester.slug);
    return {
      href: `${programme.path}#${semester.slug}`,
      title: `Semester ${number} of ${sharedSemesters.map((place) => place.programme.name).join(' and ')}: ${semester.title}`,
      kind: 'Course',
      text: firstSentence(semester.summary),
      terms: [
        ...semester.modules.map((module) => module.title),
        ...semester.technologies.map((technology) => technology.name),
      ],
      names: [semester.label, ...(semester.bridge ?? []).map((subject) => subject.title)],
    };
  });
}

/** Paths of home, the search page, and pages of which the courses or classes are indexed instead. */
const notIndexed = new Set(['/', '/batches', '/search', '/courses-adse', '/courses-hdse']);

/** An event's page is also found by its name and sessions, but not by venue or city, which are typed for centres. */
const pageDrafts = (): DocumentDraft[] =>
  getRoutes()
    .filter((route) => !notIndexed.has(route.path))
    .map(({ path, label, group, title, description }) => {
      const event = getEventForms().find((form) => form.path === path);
      return {
        href: path,
        title: label,
        kind: group === 'Events' ? 'Event' : 'Page',
        text: firstSentence(description),
        terms: [title, event?.name, ...(event?.sessions ?? []).map((session) => session.title)],
        names: group === 'Events' ? ['event'] : undefined,
      };
    });

/** A place and its filter of /batches. `isCity`: a city, the only centre of one, or centres that share a name. */
type Place = { draft: DocumentDraft; filter: Partial<BatchFilters>; isCity: boolean };
type ClassPlace = Omit<Place, 'draft'> & { draft: Pick<DocumentDraft, 'title' | 'names'> };

const centrePlaces = (): Place[] =>
  getCentresByCity().flatMap(({ centres: inCity }) =>
    inCity.map((centre) => {
      const numbers = [centre.phone, centre.phone3 ?? '', centre.whatsapp].filter(Boolean);
      return {
        draft: {
          href: centrePath(centre.id),
          title: placeOf(centre),
          kind: 'Centre',
          text: numbers.join(' · '),
          terms: [...numbers.map((number) => number.replaceAll(/\D/g, '')), ...wordsFor('places')],
          names: spellings([centre.name, ...centre.aliases.filter((alias) => alias !== centre.city)]),
        },
        filter: { centre: [centre.slug] },
        isCity: inCity.length === 1,
      };
    }),
  );

/** Cities with centres, except those with a single centre of the same name. */
const cityPlaces = (): Place[] =>
  getCentresByCity()
    .filter(({ city, centres: inCity }) => inCity.some(({ name }) => name !== city))
    .map((group) => ({
      draft: {
        href: cityPath(group),
        title: group.city,
        kind: 'City',
        text: `${plural(group.centres.length, 'centre')}: ${joinNames(
          group.centres.map(({ name }) => name),
          4,
        )}`,
        terms: wordsFor('places'),
        names: spellings([group.city, ...(allCities.find(({ name }) => name === group.city)?.aliases ?? [])]),
      },
      filter: { city: [cityKey(group.city)] },
      isCity: true,
    }));

/** Centres that share a word of their names, such as Johar: a query of that word alone may mean each of them. */
function sharedNamePlaces(centres: readonly Place[]): ClassPlace[] {
  const termsOfCentres = centres.map(({ draft }) => termsOf((draft.names ?? []).join(' ')));
  return [...new Set(termsOfCentres.flat())].flatMap((term) => {
    const namesakes = centres.filter((_, index) => termsOfCentres[index]?.includes(term));
    const titles = namesakes.map(({ draft }) => draft.title);
    const isWholeName = titles.some((title) => title.toLowerCase().startsWith(`${term},`));
    // Words of up to four letters, such as Town, distinguish no place.
    if (term.length < 5 || titles.length < 2 || isWholeName) return [];
    const filter = { centre: namesakes.flatMap((place) => place.filter.centre ?? []) };
    return { draft: { title: titles.join(' and '), names: [term] }, filter, isCity: true };
  });
}

/** A document that links to /batches: all classes, those of a place, a time or both, or sorted by fee. */
function classDraft({ time, days, order, words }: ClassTimes, place?: ClassPlace): DocumentDraft {
  const placeAndDays = [place?.draft.title, days && shortDayLabels[days]].filter(Boolean).join(' · ');
  return {
    href: batchesHref({
      ...place?.filter,
      days: days ? [days] : [],
      time: time ? [time] : [],
      cheapest: order === 'fee',
    }),
    title: [time ? `${partLabels[time]} classes` : order ? 'Cheapest classes' : 'Classes', placeAndDays]
      .filter(Boolean)
      .join(': '),
    kind: 'Classes',
    text: order ? 'By fee in all, with start dates and times.' : 'Start dates, times, fees and free seats.',
    terms: [],
    names: place?.draft.names,
    phrases: time || days || !place ? words : undefined,
  };
}

/**
 * Documents for all classes, each time, each place, and each time in a city or at centres that share a name. Documents
 * for each time at each centre would be too many.
 */
function classDrafts(places: readonly ClassPlace[]): DocumentDraft[] {
  const times = classTimes.filter(({ time, days }) => time ?? days);
  return [
    ...classTimes.map((when) => classDraft(when)),
    ...places.flatMap((place) =>
      [{ words: [] }, ...(place.isCity ? times : [])].map((when) => classDraft(when, place)),
    ),
  ];
}

/** Questions of /faq with their search words as phrases. A search word that also names a place finds only the place. */
function answerDrafts(places: readonly Place[]): DocumentDraft[] {
  const names = new Set(places.flatMap(({ draft }) => draft.names ?? []).map(nameKey));
  return getFaq().flatMap(({ entries }) =>
    entries.map(({ slug, question, answer, link, ask, words }) => ({
      href: `/faq#${slug}`,
      title: question,
      kind: 'Answer',
      ...(words && { note: firstSentence(answer.join(' ')) }),
      text: words ? answer.join('\n') : firstSentence(answer.join(' ')),
      terms: [],
      phrases: words?.filter((word) => !names.has(nameKey(word))),
      ...((link ?? ask) && { links: [link, ask].filter((value) => value !== undefined) }),
    })),
  );
}

/**
 * Adds the synonyms and glossary forms of the words in a document's title, names and first term. A page that a group of
 * synonyms lists gets the group's words as names, so that the page is the first result for them.
 */
function toDocument({ terms: ownTerms, names: ownNames = [], ...document }: DocumentDraft): SearchDocument {
  const { href, title } = document;
  const own = new Set(searchWords([title, ownTerms[0], ...ownNames].join(' ')));
  const names = [
    ...ownNames,
    ...synonyms.flatMap(({ words, pages: paths = [] }) => (paths.some((path) => path === href) ? words : [])),
  ];
  const terms = new Set([
    ...searchWords(ownTerms.join(' ')),
    ...synonyms.flatMap(({ words }) => (words.some((word) => own.has(word)) ? words : [])),
    ...getGlossary()
      .filter(({ short, full }) => searchWords(short).every((word) => own.has(word)) || title.includes(full))
      .flatMap(({ short, full }) => searchWords(`${short} ${full}`)),
  ]);
  for (const word of searchWords([title, ...names].join(' '))) terms.delete(word);
  return { ...document, ...(names.length > 0 && { names }), terms: [...terms].join(' ') };
}

/** All documents of the search index, each URL once. */
export function searchDocuments(): SearchDocument[] {
  const centres = centrePlaces();
  const places = [...cityPlaces(), ...centres];
  return [
    ...[...courseDrafts(), ...semesterDrafts(), ...pageDrafts(), ...answerDrafts(places)],
    ...[...places.map(({ draft }) => draft), ...classDrafts([...places, ...sharedNamePlaces(centres)])],
  ].map(toDocument);
}
