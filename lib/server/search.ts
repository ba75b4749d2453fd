import { getArt } from '../shared/art/catalogue.ts';
import { feeLine, getAllCourses } from './content/catalogue.ts';
import { compact } from '../shared/util/collections.ts';
import { counted } from '../shared/util/counted.ts';
import { cityValue } from '../shared/util/names.ts';
import { centrePath, cityPath, getCentres, getCentresByCity, placeOf } from '../shared/content/centres.ts';
import { getCities } from '../shared/content/cities.ts';
import { getCategory, getCourseNames } from './content/courses.ts';
import { currentEdition, getEvents } from '../shared/content/events.ts';
import {
  getClassTimes,
  getGlossary,
  getIgnoredWords,
  getKeywords,
  getSuggestions,
  getSynonyms,
  suggestionHref,
} from './content/vocabulary.ts';
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

const centresIn = (names: readonly string[]) => `${counted(names.length, 'centre')}: ${names.join(', ')}`;

/** Cuts a text at a word, to at most 110 characters: one line of a result. */
function summaryLine(text: string): string {
  if (text.length <= 110) return text;
  return `${text.slice(0, 109).replace(/\s+\S*$/, '')}…`;
}

const glossaryNames = (title: string): string[] =>
  getGlossary()
    .filter(
      ({ short }) =>
        searchWords(title).includes(searchWords(short)[0] ?? '') && searchWords(short).length === 1,
    )
    .map(({ full }) => full);

function courses(): Draft[] {
  const others = new Map(getCourseNames().map(({ course, names }) => [course, names]));
  return getAllCourses().map(({ slug, href, title, name, text, topics, course, facts }) => ({
    href,
    title: name,
    kind: 'Course',
    text: summaryLine(text),
    terms: course
      ? [`${getCategory(course.family).title} ${course.title2 ?? ''}`, course.time, ...topics]
      : topics,
    names: [course?.title2 ?? [], others.get(slug) ?? [], glossaryNames(title)].flat(),
    value: slug,
    ...compact({ fee: feeLine(facts) }),
  }));
}

/** Semesters of both programmes, linked to their tab; shared ones once, on the longer programme's page. */
function semesters(): Draft[] {
  const all = (['adse', 'hdse'] as const).flatMap((slug) => {
    const programme = getProgramme(slug);
    return getSemesters(programme).map((semester) => ({ programme, semester }));
  });
  const bySlug = new Map(all.toReversed().map((one) => [one.semester.slug, one]));
  return [...bySlug.values()].map(({ programme, semester }) => ({
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

const pages = (): Draft[] =>
  getRoutes()
    .filter((route) => !hidden.has(route.path))
    .map((route) => ({
      href: route.path,
      title: route.label,
      kind: route.group === 'Events' ? ('Event' as const) : ('Page' as const),
      text: summaryLine(route.description),
      terms: [route.title],
      ...(route.group === 'Events' && { names: ['event'] }),
    }));

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
  const aliases = new Map(getCities().map(({ name, aliases: others = [] }) => [name, others]));
  return getCentresByCity()
    .filter(({ city, centres: list }) => list.some(({ name }) => name !== city))
    .map((group) => ({
      href: cityPath(group),
      title: group.city,
      kind: 'City',
      text: summaryLine(centresIn(group.centres.map(({ name }) => name))),
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
 * Adds names of events and sessions to the search terms of their pages; omits venue and city, because visitors who type
 * those look for something else.
 */
function withEvents(drafts: Draft[]): Draft[] {
  const words = new Map(
    getEvents().map((event) => [
      event.path as string,
      [event.name, ...event.sessions.map((one) => one.title)],
    ]),
  );
  return drafts.map((draft) => ({ ...draft, terms: [...draft.terms, ...(words.get(draft.href) ?? [])] }));
}

/**
 * Adds synonyms and glossary terms to a document that has one in its title or first term. A page that a synonym group
 * names gets the group's words as names, so that it comes first for them.
 */
function toDocument(draft: Draft): SearchDocument {
  const { terms: ownTerms, names: ownNames = [], ...document } = draft;
  const { href, title } = document;
  const documentWords = new Set(searchWords([title, ownTerms[0] ?? '', ...ownNames].join(' ')));
  const groups = getSynonyms();
  const matchingGroups = groups.filter((group) => group.words.some((word) => documentWords.has(word)));
  const pageGroups = groups.filter((group) => group.pages?.some((page) => page === href));
  const glossaryForms = getGlossary()
    .filter(
      (term) => searchWords(term.short).every((word) => documentWords.has(word)) || title.includes(term.full),
    )
    .flatMap((term) => searchWords(`${term.short} ${term.full}`));
  const terms = new Set([
    ...ownTerms.flatMap((term) => searchWords(term ?? '')),
    ...matchingGroups.flatMap((group) => group.words),
    ...glossaryForms,
  ]);
  const names = [...ownNames, ...pageGroups.flatMap((group) => group.words)];
  for (const word of searchWords([title, ...names].join(' '))) terms.delete(word);
  return { ...document, ...(names.length > 0 && { names }), terms: [...terms].join(' ') };
}

/** All documents of the index, each URL once. */
export function getDocuments(): readonly SearchDocument[] {
  const drafts = withEvents([
    ...courses(),
    ...semesters(),
    ...pages(),
    ...answers(),
    ...cities(),
    ...centres(),
  ]);
  return [...new Map(drafts.map((draft) => [draft.href, draft])).values()].map(toDocument);
}

/** Input of the engine, on the server and in browsers. */
export const getSource = (): SearchSource => ({
  documents: getDocuments(),
  classTimes: getClassTimes(),
  ignored: getIgnoredWords(),
});

/** The keywords, with URLs and pictures. */
export function getKeywordCatalogue(): readonly CatalogueKeyword[] {
  const suggestions = new Map(getSuggestions().map((suggestion) => [suggestion.slug, suggestion]));
  return getKeywords().map(({ name, background, suggestions: slugs }) => ({
    name,
    background: getArt(background).src,
    suggestions: slugs.flatMap((slug) => {
      const suggestion = suggestions.get(slug);
      if (!suggestion) return [];
      return [
        {
          name: suggestion.name,
          detail: suggestion.detail ?? '',
          image: getArt(suggestion.img).src,
          href: suggestionHref(suggestion),
        },
      ];
    }),
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
