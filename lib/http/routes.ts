import { getCentres } from '../content/centres.ts';
import { getRoutes } from '../content/routes.ts';

/** What next.config.mjs needs of the content: aliases that redirect, and queries that lead to cached pages. */
type Has = { type: 'query'; key: string; value: string };
type Rule = { source: string; destination: string; has?: Has[] };
export type Redirect = Rule & { permanent: true };

/** Correct spellings of addresses that the specification spells otherwise (decisions.md 24). */
const spellings: Readonly<Record<string, string>> = {
  '/transcript-verification': '/transcript-varification',
  '/aptech-vision-visitor': '/aptech-vision-vistor',
  '/freelancers-award': '/FreeLancersAward',
  '/visionary-awards': '/VisionaryAwards',
  '/centers': '/centre-page',
  '/centres': '/centre-page',
  '/center': '/centre-page',
};

/** A pattern that takes a text in any letter case: `ab-1` → `[aA][bB]-1`. */
const anyCase = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);

const redirect = (source: string, destination: string, has?: Has[]): Redirect => ({
  source,
  destination,
  permanent: true,
  ...(has ? { has } : {}),
});

/** Any other letter case of a page's address leads to the address as specified. */
function caseRedirects(): Redirect[] {
  return getRoutes()
    .map((route) => route.path.slice(1))
    .filter((name) => name !== '')
    .map((name) => redirect(`/:alias((?!${name}$)${anyCase(name)})`, `/${name}`));
}

/** A centre's GUID in any other letter case leads to the one written in lower case, its only address. */
function centreCaseRedirects(): Redirect[] {
  return getCentres().map(({ id }) =>
    redirect('/centre', `/centre?id=${id}`, [
      { type: 'query', key: 'id', value: `(?=.*[A-F])${anyCase(id)}` },
    ]),
  );
}

/** All permanent redirects (308). Sources are compared with letter case (`caseSensitiveRoutes`). */
export function redirects(): Redirect[] {
  const spelt = Object.entries(spellings).map(([name, path]) =>
    redirect(`/:alias(${anyCase(name.slice(1))})`, path),
  );
  return [
    ...caseRedirects(),
    ...spelt,
    ...centreCaseRedirects(),
    redirect('/centre/:id', '/centre?id=:id'),
    redirect('/courses-details/:id', '/courses-details?id=:id'),
  ];
}

/**
 * Queries that are part of a page's identity, led to pages that are cached: `/centre?id=<known GUID>` to
 * app/centre/[id] and `/courses-details?id=<0 to 5>` to app/courses-details/[id]. The public address stays as it is;
 * anything else never reaches those pages, so random ids can fill no cache (design.md; security.md S17).
 */
export function cachedQueries(): Rule[] {
  const known = getCentres()
    .map(({ id }) => id)
    .join('|');
  return [
    {
      source: '/centre',
      has: [{ type: 'query', key: 'id', value: `(?<id>${known})` }],
      destination: '/centre/:id',
    },
    {
      source: '/courses-details',
      has: [{ type: 'query', key: 'id', value: '(?<id>[0-5])' }],
      destination: '/courses-details/:id',
    },
  ];
}
