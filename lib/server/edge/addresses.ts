import { getCentres } from '../../shared/content/centres.ts';
import { getRoutes } from '../content/routes.ts';
import { decoded } from '../../shared/util/values.ts';
import { getStandAloneCourses } from '../content/courses.ts';
import { batchesNames } from '../../shared/batches/filters.ts';
import { whichCourseNames } from '../content/which-course.ts';
import { enquiryQuery } from '../../shared/enquiry/fields.ts';
import { isPlacementMonth } from '../../shared/util/time.ts';
import { readMonth } from '../../shared/util/month-text.ts';
import { savedNames } from '../../shared/saved-list.ts';

/** Other addresses of pages, in lower case: spellings that people try, and former addresses. */
const otherAddresses: Readonly<Record<string, string>> = {
  '/transcript-verification': '/transcript-varification',
  '/aptech-vision-visitor': '/aptech-vision-vistor',
  '/freelancers-award': '/FreeLancersAward',
  '/visionary-awards': '/VisionaryAwards',
  '/centers': '/centre-page',
  '/centres': '/centre-page',
  '/center': '/centre-page',
};

/** Every page's path by the same path in lower case. /centre is added, because content/routes.ts does not list it. */
const canonicalPaths = new Map([
  ['/centre', '/centre'] as const,
  ...getRoutes().map(({ path }) => [path.toLowerCase(), path] as const),
  ...Object.entries(otherAddresses),
]);

const centreIds = new Set(getCentres().map(({ id }) => id));

/** The internal paths to which rewrites.ts leads, with the public path and parameters of each. */
const rewrittenPaths: readonly [source: RegExp, page: string, names: readonly string[]][] = [
  [/^\/centre\/([^/]+)(?:\/([^/]+))?$/, '/centre', ['id', 'month']],
  [/^\/courses-details\/([^/]+)$/, '/courses-details', ['id']],
];

/** The address is already normalised (sanitize-request.ts), so parsing does not change it. */
const parse = (address: string) => new URL(`http://site${address}`);

function toPublicPath(path: string, query: URLSearchParams): string {
  for (const [source, page, names] of rewrittenPaths) {
    const found = source.exec(path);
    if (!found) continue;
    for (const [index, name] of names.entries()) {
      const value = found[index + 1];
      if (value !== undefined) query.set(name, decoded(value));
    }
    return page;
  }
  return path;
}

/** Lower-cases a centre's GUID, since each centre has one address. */
function lowerCaseCentreId(path: string, query: URLSearchParams): void {
  const id = query.get('id') ?? '';
  const lower = id.toLowerCase();
  if (path === '/centre' && id !== lower && centreIds.has(lower)) query.set('id', lower);
}

/** The characters that need no escape in a path (RFC 3986, 2.3), escaped. */
const needlessEscape = /%(?:2[de]|3\d|[46][1-9a-f]|5[\daf]|7[\dae])/gi;

/**
 * The target of a permanent redirect: from another spelling of a path (`requested`, as it was sent), from another letter
 * case, from another address of a page, or from the internal path of a rewrite; undefined when there is none. Otherwise a
 * cache could keep a page under any number of keys, or a missing one under the key of another. `address` is path and query.
 * The list is not in Next's `redirects`, because Next would try each of its patterns for every request.
 */
export function redirectOf(address: string, requested = address): string | undefined {
  const { pathname: escaped, search, searchParams: query } = parse(address);
  const pathname = escaped.replaceAll(needlessEscape, decodeURIComponent);
  // Two slashes at the start would name another host; Next redirects them.
  const isPlain = pathname.startsWith('//') || pathname === requested.split('?')[0];
  const originalQuery = query.toString();
  const trimmedPath = pathname === '/' ? pathname : pathname.replace(/\/$/, '');
  const path = toPublicPath(canonicalPaths.get(trimmedPath.toLowerCase()) ?? trimmedPath, query);
  lowerCaseCentreId(path, query);
  const newQuery = query.toString();
  if (newQuery === originalQuery) return path === trimmedPath && isPlain ? undefined : path + search;
  return newQuery ? `${path}?${newQuery}` : path;
}

type Has = { type: 'query'; key: string; value: string };
type Rule = { source: string; destination: string; has: Has[] };

const query = (key: string, value: string): Has => ({ type: 'query', key, value: `(?<${key}>${value})` });

/**
 * Any month, and not those of the placements at the time of the build, which may be older than a year; page-query.ts has
 * already removed a month that cannot have placements.
 */
const anyMonth = '20\\d\\d-(?:0[1-9]|1[0-2])';

/**
 * The rewrites of next.config.mjs, from a query that names a page to that page: `/centre?id=<known GUID>`, with a month or
 * without, and `/courses-details?id=<known number>`. The public address stays the same. No other value becomes part of a path:
 * Next responds 500 to one with `%`, and random ids must not fill the cache (docs/security.md#s17). Of /courses-details they
 * lead to one page that does not exist.
 */
export function rewrites(): Rule[] {
  const known = getCentres().map(({ id }) => id);
  const id = query('id', known.join('|'));
  const course = query('id', Object.keys(getStandAloneCourses()).join('|'));
  return [
    { source: '/centre', has: [query('month', anyMonth), id], destination: '/centre/:id/:month' },
    { source: '/centre', has: [id], destination: '/centre/:id' },
    { source: '/courses-details', has: [course], destination: '/courses-details/:id' },
    {
      source: '/courses-details',
      has: [{ type: 'query', key: 'id', value: '[^]+' }],
      destination: '/courses-details/unknown',
    },
  ];
}

/**
 * The pages that read a query, and the names they read; every other page reads none. What Next gets of an address and what
 * a shared cache may keep come from this table; a test compares it with the pages and with nginx's key.
 */
export const pageQueries: Readonly<Record<string, readonly string[]>> = {
  '/batches': batchesNames,
  '/centre': ['id', 'month'],
  '/courses-details': ['id'],
  '/enquire': enquiryQuery,
  '/feedback': ['outcome'],
  '/locations': ['q'],
  '/pass': ['sent', 'wrong'],
  '/registration/[form]': ['outcome', 'pass', 'reference'],
  '/saved': savedNames,
  '/search': ['q'],
  '/which-course': whichCourseNames,
};

/** Pages whose query is rewritten to a cached page of its own (rewrites.ts). */
const rewritten = ['/centre', '/courses-details'];

/** Whether the page of a path is made for each request, from its query. */
const isMadeFromQuery = (path: string): boolean => path in pageQueries && !rewritten.includes(path);

const namesOf = (path: string): readonly string[] =>
  pageQueries[path.replace(/^\/registration\/[^/]+$/, '/registration/[form]')] ?? [];

/** Paths that get their query unchanged: Next's internal ones, and handlers, whose responses are never cached. */
const unfilteredPaths = /^\/(?:api\/|_next\/|__nextjs)/;

/**
 * Whether a page reads this value of its query; `before` are the names that came earlier in it. Where the query is rewritten
 * to a cached page, only the first value of a name counts, and only a month that can have placements, so that invented
 * months cannot fill the cache. Which months these are is computed for each request, because they change after a build.
 */
function isRead(path: string, [name, value]: readonly [string, string], before: readonly string[]): boolean {
  if (!namesOf(path).includes(name)) return false;
  if (!rewritten.includes(path)) return true;
  return !before.includes(name) && (name !== 'month' || isPlacementMonth(value));
}

/** A month as a browser without a picker or JavaScript sends it, `October 2025`, as its page is named. */
const plainPair = ([name = '', value = '']: readonly string[]): [string, string] => [
  name,
  (name === 'month' && readMonth(value)) || value,
];

/**
 * Removes the query parameters that a page does not read (docs/security.md#m3), because Next writes the query of the first
 * request into the cached page. `address` is path and query; `payload` is true for requests of Next's router, whose `_rsc`
 * Next compares with the headers. An address with a trailing slash is unchanged, because it is only redirected.
 */
export function withoutUnreadQuery(address: string, payload: boolean): string {
  const queryStart = address.indexOf('?');
  if (queryStart < 0) return address;
  const path = address.slice(0, queryStart);
  if (unfilteredPaths.test(path) || (path !== '/' && path.endsWith('/'))) return address;
  const pairs = [...new URLSearchParams(address.slice(queryStart))];
  const sent = rewritten.includes(path) ? pairs.map(plainPair) : pairs;
  const names = sent.map(([name]) => name);
  const remaining = sent.filter(
    (pair, index) => isRead(path, pair, names.slice(0, index)) || (payload && pair[0] === '_rsc'),
  );
  const isUnchanged = remaining.length === sent.length && remaining.length > 0;
  // A query that is rewritten to a cached page has one spelling only.
  if (isUnchanged && !rewritten.includes(path)) return address;
  return remaining.length > 0 ? `${path}?${new URLSearchParams(remaining)}` : path;
}

/** What shared caches may do with a document. `shared`: cacheable although dynamic. `next`: what Next says in Cache-Control. */
export type CachePolicy = 'no-store' | 'shared' | 'next';

/** Patterns that find the parameters of the table in an address as nginx reads them: the first value, as it is written. */
const parameters = [...new Set(Object.values(pageQueries).flat())].map(
  (name) => new RegExp(`[?&]${name}=([^&]*)`),
);

/**
 * The cache policy of the document at an address, given as requested and as passed to Next. nginx's cache key has the path and
 * the parameters of all pages (deploy/nginx.conf). If nginx reads a parameter differently from Next, or one that the page does
 * not read, it would store a page under the key of another, or one page under any number of keys.
 */
export function cachePolicyOf(requested: string, address: string): CachePolicy {
  const isReadAlike = (parameter: RegExp) =>
    (parameter.exec(requested)?.[1] ?? '') === (parameter.exec(address)?.[1] ?? '');
  if (requested.includes('?') && !parameters.every(isReadAlike)) return 'no-store';
  return isMadeFromQuery(address) ? 'shared' : 'next';
}
