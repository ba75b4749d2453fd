import { cities as allCities } from '../../../content/cities.ts';
import { courseNames } from '../../../content/course-names.ts';
import { classTimes } from '../../../content/search/class-times.ts';
import { ignored } from '../../../content/search/ignored.ts';
import { keywords } from '../../../content/search/keywords.ts';
import { suggestions } from '../../../content/search/suggestions.ts';
import { synonyms } from '../../../content/search/synonyms.ts';
import { getArt } from '../../shared/art/catalogue.ts';
import { feeLine, getAllCourses } from './catalogue.ts';
import { withoutUndefined } from '../../shared/util/collections.ts';
import { plural } from '../../shared/util/text.ts';
import { cityValue } from '../../shared/util/names.ts';
import { centrePath, cityPath, getCentres, getCentresByCity, placeOf } from '../../shared/content/centres.ts';
import { getCategory } from './courses.ts';
import { currentEdition, getEvents } from '../../shared/content/events.ts';
import { getGlossary } from './vocabulary.ts';
import { withFacts } from './facts.ts';
import { getFaq } from './information.ts';
import { getProgramme, getSemesters } from './programmes.ts';
import { getRoutes } from './routes.ts';
import { buildEngine, search, type Engine } from '../../shared/search/engine.ts';
import type {
  CatalogueKeyword,
  SearchData,
  SearchDocument,
  SearchSource,
} from '../../shared/search/results.ts';
import { joined, searchWords } from '../../shared/search/words.ts';

/** A document before synonyms are added; the first of its terms says best what it is about. */
type Draft = Omit<SearchDocument, 'terms'> & { terms: readonly (string | undefined)[] };

/** The first sentence of a text: one line of a result. */
const summaryLine = (text: string): string => /^.*?[.!?](?= )/s.exec(text)?.[0] ?? text;

const courses = (): Draft[] =>
  getAllCourses().map(({ slug, href, name, text, topics, course, facts }) => ({
    href,
    title: name,
    kind: 'Course',
    text: summaryLine(text),
    terms: course ? [getCategory(course.family).title, course.time, ...topics] : topics,
    names: [course?.title2 ?? [], courseNames.find((other) => other.course === slug)?.names ?? []].flat(),
    value: slug,
    ...withoutUndefined({ fee: feeLine(facts) }),
  }));

/** Semesters of both programmes, linked to their tab; shared ones once, on the longer programme's page. */
function semesters(): Draft[] {
  const all = (['hdse', 'adse'] as const)
    .map(getProgramme)
    .flatMap((programme) =>
      getSemesters(programme).map((semester) => [semester.slug, { programme, semester }] as const),
    );
  return [...new Map(all).values()].map(({ programme, semester }) => ({
    href: `${programme.path}#${semester.slug}`,
    title: `${semester.label}: ${semester.title}`,
    kind: 'Course',
    text: summaryLine(semester.summary),
    terms: [
      ...semester.modules.map((module) => module.title),
      ...(semester.bridge ?? []).map((subject) => subject.title),
      ...semester.technologies.map((technology) => technology.name),
    ],
  }));
}

/** Pages not indexed: the search page, and pages whose courses are indexed instead. */
const hidden = new Set(['/', '/search', '/courses-adse', '/courses-hdse']);

/** Pages; an event also by its name and sessions, not by venue and city, which visitors type for something else. */
const pages = (): Draft[] =>
  getRoutes()
    .filter((route) => !hidden.has(route.path))
    .map(({ path, label, group, title, description }) => {
      const event = getEvents().find((other) => other.path === path);
      return {
        href: path,
        title: label,
        kind: group === 'Events' ? 'Event' : 'Page',
        text: summaryLine(description),
        terms: [title, event?.name, ...(event?.sessions ?? []).map((session) => session.title)],
        ...(group === 'Events' && { names: ['event'] }),
      };
    });

const centres = (): Draft[] =>
  getCentres().map((centre) => {
    const numbers = [centre.phone, centre.phone3 ?? '', centre.whatsapp].filter(Boolean);
    return {
      href: centrePath(centre.id),
      title: placeOf(centre),
      kind: 'Centre',
      text: numbers.join(' · '),
      terms: numbers.map((number) => number.replaceAll(/\D/g, '')),
      names: [centre.name, ...centre.aliases.filter((alias) => alias !== centre.city)],
      value: centre.slug,
      city: cityValue(centre.city),
    };
  });

/** Cities with centres, except those with a single centre of the same name. */
const cities = (): Draft[] =>
  getCentresByCity()
    .filter(({ city, centres: list }) => list.some(({ name }) => name !== city))
    .map((group) => ({
      href: cityPath(group),
      title: group.city,
      kind: 'City',
      text: `${plural(group.centres.length, 'centre')}: ${group.centres.map(({ name }) => name).join(', ')}`,
      terms: [],
      names: allCities.find(({ name }) => name === group.city)?.aliases ?? [],
      value: cityValue(group.city),
    }));

/** Questions of /faq; those with search words are answers that come first. */
const answers = (): Draft[] =>
  getFaq().flatMap(({ entries }) =>
    entries.map(({ slug, question, answer, link, ask, words, placeFirst, showsFees }) => ({
      href: `/faq#${slug}`,
      title: question,
      kind: 'Answer',
      text: words ? answer.join(' ') : summaryLine(answer.join(' ')),
      terms: [],
      ...withoutUndefined({ phrases: words, placeFirst, showsFees }),
      ...((link ?? ask) && { links: [link, ask].filter((one) => one !== undefined) }),
    })),
  );

/**
 * Adds synonyms and glossary terms to a document that has one in its title, names or first term. A page that a group of
 * synonyms names gets the group's words as names, so that it comes first for them. Names are searched as one word too
 * (`powerbi`).
 */
function toDocument({ terms: ownTerms, names: ownNames = [], ...document }: Draft): SearchDocument {
  const { href, title } = document;
  const own = new Set(searchWords([title, ownTerms[0], ...ownNames].join(' ')));
  const names = [
    ...ownNames,
    ...(document.value ? [title, ...ownNames].map(joined).filter(Boolean) : []),
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

/** Input of the engine, on the server and in browsers: all documents, each URL once, and words with a meaning. */
export function getSource(): SearchSource {
  const drafts = [...courses(), ...semesters(), ...pages(), ...answers(), ...cities(), ...centres()];
  return {
    documents: drafts.map(toDocument),
    classTimes,
    stopWords: ignored.flatMap(({ words }) => words.split(' ')),
  };
}

/** The keywords with their suggestions. View Details leads to one of the diplomas (docs/product/search.md#q2). */
export const getKeywordCatalogue = (): readonly CatalogueKeyword[] =>
  keywords.map(({ name: keyword, background, suggestions: slugs }) => ({
    name: keyword,
    background: getArt(background).src,
    options: [
      ...slugs
        .flatMap((slug) => withFacts(suggestions).find((suggestion) => suggestion.slug === slug) ?? [])
        .map(({ name, detail = '', img }) => ({
          kind: 'suggestion' as const,
          href: name === 'HDSE' ? '/courses-hdse' : '/courses-adse',
          title: name,
          text: detail,
          image: getArt(img).src,
          side: 'View Details',
        })),
      { kind: 'all', href: '/courses', title: 'Courses', side: 'View All' },
    ],
  }));

/** The body of /search-index.json: at most 40 kB compressed (lib/server/catalogue/search.test.ts). */
export const getSearchData = (): SearchData => ({ ...getSource(), keywords: getKeywordCatalogue() });

/** By edition of the event, which the texts name. */
const engines = new Map<string, Engine>();

/** Searches on the server with the same index and rules as the browser. Never throws. */
export function searchSite(query: string) {
  const { slug } = currentEdition();
  const engine = engines.get(slug) ?? buildEngine(getSource());
  engines.set(slug, engine);
  return search(engine, query);
}
