import { cities as allCities } from '../../content/cities.ts';
import { courseNames } from '../../content/course-names.ts';
import { classTimes } from '../../content/search/class-times.ts';
import { ignored } from '../../content/search/ignored.ts';
import { keywords } from '../../content/search/keywords.ts';
import { suggestions } from '../../content/search/suggestions.ts';
import { synonyms } from '../../content/search/synonyms.ts';
import { getArt } from '../shared/art/catalogue.ts';
import { feeLine, getAllCourses } from './content/catalogue.ts';
import { compact } from '../shared/util/collections.ts';
import { counted } from '../shared/util/counted.ts';
import { cityValue } from '../shared/util/names.ts';
import { centrePath, cityPath, getCentres, getCentresByCity, placeOf } from '../shared/content/centres.ts';
import { getCategory } from './content/courses.ts';
import { currentEdition, getEvents } from '../shared/content/events.ts';
import { getGlossary } from './content/vocabulary.ts';
import { withFacts } from './content/facts.ts';
import { getFaq } from './content/information.ts';
import { getProgramme, getSemesters } from './content/programmes.ts';
import { getRoutes } from './content/routes.ts';
import { buildEngine, search, type Engine } from '../shared/search/engine.ts';
import type {
  CatalogueKeyword,
  SearchData,
  SearchDocument,
  SearchResult,
  SearchSource,
} from '../shared/search/results.ts';
import { searchWords } from '../shared/search/words.ts';

type Draft = Omit<SearchDocument, 'terms'> & { terms: readonly (string | undefined)[] };

/** The first sentence of a text: one line of a result. */
const summaryLine = (text: string): string => /^.*?[.!?](?= )/s.exec(text)?.[0] ?? text;

function courses(): Draft[] {
  const others = new Map(courseNames.map(({ course, names }) => [course, names]));
  return getAllCourses().map(({ slug, href, name, text, topics, course, facts }) => ({
    href,
    title: name,
    kind: 'Course',
    text: summaryLine(text),
    terms: course
      ? [`${getCategory(course.family).title} ${course.title2 ?? ''}`, course.time, ...topics]
      : topics,
    names: [course?.title2 ?? [], others.get(slug) ?? []].flat(),
    value: slug,
    ...compact({ fee: feeLine(facts) }),
  }));
}

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
function pages(): Draft[] {
  const events = new Map(getEvents().map((event) => [event.path as string, event]));
  return getRoutes()
    .filter((route) => !hidden.has(route.path))
    .map(({ path, label, group, title, description }) => {
      const { name, sessions = [] } = events.get(path) ?? {};
      return {
        href: path,
        title: label,
        kind: group === 'Events' ? ('Event' as const) : ('Page' as const),
        text: summaryLine(description),
        terms: [title, name, ...sessions.map((session) => session.title)],
        ...(group === 'Events' && { names: ['event'] }),
      };
    });
}

const centres = (): Draft[] =>
  getCentres().map((centre) => ({
    href: centrePath(centre.id),
    title: placeOf(centre),
    kind: 'Centre',
    text: [centre.phone, centre.phone3, centre.whatsapp].filter(Boolean).join(' · '),
    terms: [centre.phone, centre.phone3, centre.whatsapp].map((phone) => phone?.replaceAll(/\D/g, '')),
    names: [centre.name, ...centre.aliases.filter((alias) => alias !== centre.city)],
    value: centre.slug,
    city: cityValue(centre.city),
  }));

/** Cities with centres, except those with a single centre of the same name. */
function cities(): Draft[] {
  const aliases = new Map(allCities.map(({ name, aliases: others = [] }) => [name, others]));
  return getCentresByCity()
    .filter(({ city, centres: list }) => list.some(({ name }) => name !== city))
    .map((group) => ({
      href: cityPath(group),
      title: group.city,
      kind: 'City',
      text: `${counted(group.centres.length, 'centre')}: ${group.centres.map(({ name }) => name).join(', ')}`,
      terms: [],
      names: [group.city, ...(aliases.get(group.city) ?? [])],
      value: cityValue(group.city),
    }));
}

/** Questions of /faq; those with search words are answers that come first. */
const answers = (): Draft[] =>
  getFaq().flatMap(({ entries }) =>
    entries.map(({ slug, question, answer, link, ask, words, placeFirst, showsFees }) => ({
      href: `/faq#${slug}`,
      title: question,
      kind: 'Answer',
      text: words ? answer.join(' ') : summaryLine(answer.join(' ')),
      terms: [],
      ...(words && { asks: words }),
      ...(placeFirst && { placeFirst }),
      ...(showsFees && { showsFees }),
      ...((link ?? ask) && { links: [link, ask].filter((one) => one !== undefined) }),
    })),
  );

/**
 * Adds synonyms and glossary terms to a document that has one in its title, names or first term. A page that a group of
 * synonyms names gets the group's words as names, so that it comes first for them.
 */
function toDocument({ terms: ownTerms, names: ownNames = [], ...document }: Draft): SearchDocument {
  const { href, title } = document;
  const own = new Set(searchWords([title, ownTerms[0] ?? '', ...ownNames].join(' ')));
  const terms = new Set([
    ...ownTerms.flatMap((term) => searchWords(term ?? '')),
    ...synonyms.filter((group) => group.words.some((word) => own.has(word))).flatMap(({ words }) => words),
    ...getGlossary()
      .filter(({ short, full }) => searchWords(short).every((word) => own.has(word)) || title.includes(full))
      .flatMap(({ short, full }) => searchWords(`${short} ${full}`)),
  ]);
  const named = synonyms.filter(({ pages: paths }) => paths?.some((page) => page === href));
  const names = [...ownNames, ...named.flatMap(({ words }) => words)];
  for (const word of searchWords([title, ...names].join(' '))) terms.delete(word);
  return { ...document, ...(names.length > 0 && { names }), terms: [...terms].join(' ') };
}

/** Input of the engine, on the server and in browsers: all documents, each URL once, and words with a meaning. */
export function getSource(): SearchSource {
  const drafts = [...courses(), ...semesters(), ...pages(), ...answers(), ...cities(), ...centres()];
  return {
    documents: [...new Map(drafts.map((draft) => [draft.href, draft])).values()].map(toDocument),
    classTimes,
    ignored: ignored.flatMap(({ words }) => words.split(' ')),
  };
}

/** The keywords, with URLs and pictures. View Details leads to one of the diplomas (docs/product/search.md#q2). */
export function getKeywordCatalogue(): readonly CatalogueKeyword[] {
  const bySlug = new Map(withFacts(suggestions).map((suggestion) => [suggestion.slug, suggestion]));
  return keywords.map((keyword) => ({
    name: keyword.name,
    background: getArt(keyword.background).src,
    suggestions: keyword.suggestions
      .flatMap((slug) => bySlug.get(slug) ?? [])
      .map(({ name, detail = '', img }) => ({
        name,
        detail,
        image: getArt(img).src,
        href: name === 'HDSE' ? '/courses-hdse' : '/courses-adse',
      })),
  }));
}

/** The body of /search-index.json: at most 40 kB compressed (lib/server/search.test.ts). */
export const getSearchData = (): SearchData => ({ ...getSource(), keywords: getKeywordCatalogue() });

/** By edition of the event, which the texts name. */
const engines = new Map<string, Engine>();

/** Searches on the server with the same index and rules as the browser. Never throws. */
export function searchSite(query: string): SearchResult {
  const { slug } = currentEdition();
  const engine = engines.get(slug) ?? buildEngine(getSource());
  engines.set(slug, engine);
  return search(engine, query);
}
