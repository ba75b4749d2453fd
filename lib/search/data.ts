import { getArt } from '../art/catalogue.ts';
import { getAnyCourses } from '../content/any-course.ts';
import { centrePath, getCentres, placeOf } from '../content/centres.ts';
import { getCategory } from '../content/courses.ts';
import { currentEdition, getEvents } from '../content/events.ts';
import { getGlossary } from '../content/glossary.ts';
import { getProgramme, getSemesters } from '../content/programmes.ts';
import { getRoutes } from '../content/routes.ts';
import { getKeywords, getSuggestions, getSynonyms, suggestionHref } from '../content/search.ts';
import { wordsOf } from '../foundation/typos.ts';
import { buildEngine, search, type Engine } from './engine.ts';
import type { CatalogueKeyword, SearchData, SearchDocument, SearchResult } from './types.ts';

type Draft = Omit<SearchDocument, 'terms'> & { terms: readonly (string | undefined)[] };

/** A text cut at a word to at most 110 characters: one line of a result. */
function summaryLine(text: string): string {
  if (text.length <= 110) return text;
  return `${text.slice(0, 109).replace(/\s+\S*$/, '')}…`;
}

const courses = (): Draft[] =>
  getAnyCourses().map(({ href, title, text, topics, course }) => ({
    href,
    title,
    kind: 'Course',
    text: summaryLine(text),
    terms: course
      ? [`${getCategory(course.family).title} ${course.title2 ?? ''}`, course.time, ...topics]
      : topics,
  }));

/** The semesters of both programmes, linked to their tab; shared ones once, on the page of the longer programme. */
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

/** Pages left out: the search page, and pages whose courses are indexed instead. */
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
    }));

const centres = (): Draft[] =>
  getCentres().map((centre) => ({
    href: centrePath(centre.id),
    title: placeOf(centre),
    kind: 'Centre',
    text: [centre.phone, centre.phone3, centre.whatsapp].filter(Boolean).join(' · '),
    terms: [
      ...centre.aliases,
      ...[centre.phone, centre.phone3, centre.whatsapp].map((phone) => phone?.replaceAll(/\D/g, '')),
    ],
  }));

/** Adds terms from the events' content: sessions, venue. */
function withEvents(drafts: Draft[]): Draft[] {
  const words = new Map(
    getEvents().map((event) => [
      event.path as string,
      [
        event.name,
        event.summary,
        event.venue.name,
        event.venue.city,
        ...event.sessions.map((one) => one.title),
      ],
    ]),
  );
  return drafts.map((draft) => ({ ...draft, terms: [...draft.terms, ...(words.get(draft.href) ?? [])] }));
}

/**
 * Adds synonyms and glossary forms to a document with one of them in its title or first term. A page that a synonym group
 * names gets the group's words twice, so that it ranks first for them.
 */
function toDocument(draft: Draft): SearchDocument {
  const { href, title, kind, text } = draft;
  const documentWords = new Set(wordsOf(`${title} ${draft.terms[0] ?? ''}`));
  const groups = getSynonyms();
  const matchingGroups = groups.filter((group) => group.words.some((word) => documentWords.has(word)));
  const pageGroups = groups.filter((group) => group.pages?.some((page) => page === href));
  const glossaryForms = getGlossary()
    .filter(
      (term) => wordsOf(term.short).every((word) => documentWords.has(word)) || title.includes(term.full),
    )
    .flatMap((term) => wordsOf(`${term.short} ${term.full}`));
  const terms = new Set([
    ...draft.terms.flatMap((term) => wordsOf(term ?? '')),
    ...[...matchingGroups, ...pageGroups].flatMap((group) => group.words),
    ...glossaryForms,
  ]);
  for (const word of wordsOf(title)) terms.delete(word);
  const boosted = pageGroups.flatMap((group) => group.words);
  return { href, title, kind, text, terms: [...terms, ...boosted].join(' ') };
}

/** All documents of the search, each address once. */
export function getDocuments(): readonly SearchDocument[] {
  const drafts = withEvents([...courses(), ...semesters(), ...pages(), ...centres()]);
  return [...new Map(drafts.map((draft) => [draft.href, draft])).values()].map(toDocument);
}

/** The fixed catalogue of keywords, with URLs and pictures. */
export function getCatalogue(): readonly CatalogueKeyword[] {
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

/** The body of /search-index.json: at most 40 kB compressed (lib/search/search.test.ts). */
export const getSearchData = (): SearchData => ({ documents: getDocuments(), keywords: getCatalogue() });

/** By the edition of the event that the texts name. */
const engines = new Map<string, Engine>();

/** Searches on the server with the same index and rules as the browser. Never throws, whatever was typed. */
export function searchSite(query: string): SearchResult {
  const { slug } = currentEdition();
  const engine = engines.get(slug) ?? buildEngine(getDocuments());
  engines.set(slug, engine);
  return search(engine, query);
}
