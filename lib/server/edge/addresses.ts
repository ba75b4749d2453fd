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

/** Redirects in lower case: spellings that people try, and former URLs. */
const otherAddresses: Readonly<Record<string, string>> = {
  '/transcript-verification': '/transcript-varification',
  '/aptech-vision-visitor': '/aptech-vision-vistor',
  '/freelancers-award': '/FreeLancersAward',
  '/visionary-awards': '/VisionaryAwards',
  '/centers': '/centre-page',
  '/centres': '/centre-page',
  '/center': '/centre-page',
};

/** All page paths by their lower-case form, plus /centre, which content/routes.ts does not list. */
const canonicalPaths = new Map([
  ['/centre', '/centre'] as const,
  ...getRoutes().map(({ path }) => [path.toLowerCase(), path] as const),
  ...Object.entries(otherAddresses),
]);

const centreIds = new Set(getCentres().map(({ id }) => id));

/** Internal targets of the rewrites below, with their public path and parameters. */
const rewrittenPaths: readonly [source: RegExp, page: string, names: readonly string[]][] = [
  [/^\/centre\/([^/]+)(?:\/([^/]+))?$/, '/centre', ['id', 'month']],
  [/^\/courses-details\/([^/]+)$/, '/courses-details', ['id']],
];

/** requests.ts has normalised the address, so parsing does not change it. */
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

/** Lower-cases a centre's GUID, so that each centre has one URL. */
function lowerCaseCentreId(path: string, query: URLSearchParams): void {
  const id = query.get('id') ?? '';
  const lower = id.toLowerCase();
  if (path === '/centre' && id !== lower && centreIds.has(lower)) query.set('id', lower);
}

/** Matches percent-escapes of characters that need none in a path (RFC 3986, 2.3). */
const needlessEscape = /%(?:2[de]|3\d|[46][1-9a-f]|5[\daf]|7[\dae])/gi;

/**
 * Target of a permanent redirect: from another spelling of a path (`requested`, as sent), another letter case, an
 * alias, or a rewrite's internal path; undefined if none. Otherwise a cache could store one page under many keys, or a
 * missing page under another's key. `address` is path and query. Not in Next's `redirects`, because Next tries each
 * pattern for every request.
 */
export function redirectOf(address: string, requested = address): string | undefined {
  const { pathname: escaped, search, searchParams: query } = parse(address);
  const pathname = escaped.replaceAll(needlessEscape, decodeURIComponent);
  // Two leading slashes would name another host; Next redirects them.
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
 * Any month, not only those valid at build time, because a build may be over a year old. `isRead` has removed months
 * without placements.
 */
const anyMonth = '20\\d\\d-(?:0[1-9]|1[0-2])';

/**
 * Rewrites of next.config.mjs, from a query that identifies a page to that page: `/centre?id=<known GUID>`, with or
 * without a month, and `/courses-details?id=<known number>`. The public URL does not change. No other value becomes
 * part of a path: Next responds 500 to one with `%`, and random ids must not fill the cache (docs/security.md#s17).
 * Unknown ids of /courses-details share one missing page.
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
 * Pages that read a query, with the names they read; other pages read none. Decides what Next receives and what shared
 * caches may store. A test compares it with the pages and with nginx's key.
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
  '/saved': savedNames(),
  '/search': ['q'],
  '/which-course': whichCourseNames,
};

/** Pages whose query is rewritten to a separate cached page (`rewrites`). */
const rewritten = ['/centre', '/courses-details'];

/** True if a page is rendered per request from its query. */
const isMadeFromQuery = (path: string): boolean => path in pageQueries && !rewritten.includes(path);

const namesOf = (path: string): readonly string[] =>
  pageQueries[path.replace(/^\/registration\/[^/]+$/, '/registration/[form]')] ?? [];

/** Paths that keep their query: Next's internal ones, and handlers, whose responses are never cached. */
const unfilteredPaths = /^\/(?:api\/|_next\/|__nextjs)/;

/**
 * True if a page reads this parameter; `before` are the names that precede it. In a rewritten query only the first
 * value of a name counts, and only a month that can have placements, so that invented months cannot fill the cache.
 * Computed per request, because valid months change after a build.
 */
function isRead(path: string, [name, value]: readonly [string, string], before: readonly string[]): boolean {
  if (!namesOf(path).includes(name)) return false;
  if (!rewritten.includes(path)) return true;
  return !before.includes(name) && (name !== 'month' || isPlacementMonth(value));
}

/** Converts a month typed in a browser without a month picker or JavaScript (`October 2025`) to `YYYY-MM`. */
const plainPair = ([name = '', value = '']: readonly string[]): [string, string] => [
  name,
  (name === 'month' && readMonth(value)) || value,
];

/**
 * Removes query parameters that a page does not read (docs/security.md#m3), because Next renders the first request's
 * query into the cached page. `address` is path and query; `payload` marks requests of Next's router, whose `_rsc` Next
 * compares with the headers. A trailing slash is kept, because it is only redirected.
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
  // A rewritten query has a single spelling.
  if (isUnchanged && !rewritten.includes(path)) return address;
  return remaining.length > 0 ? `${path}?${new URLSearchParams(remaining)}` : path;
}

/** What shared caches may do with a document. `shared`: cacheable although dynamic. `next`: what Next says in Cache-Control. */
export type CachePolicy = 'no-store' | 'shared' | 'next';

/** Finds parameters as nginx reads them: the first value, not decoded. */
const parameters = [...new Set(Object.values(pageQueries).flat())].map(
  (name) => new RegExp(`[?&]${name}=([^&]*)`),
);

/**
 * Cache policy of the document at an address, given as requested and as passed to Next. nginx's cache key has the path
 * and the parameters of all pages (deploy/nginx.conf). If nginx read a parameter that Next reads differently or not at
 * all, it would store a page under another's key, or one page under many.
 */
export function cachePolicyOf(requested: string, address: string): CachePolicy {
  const isReadAlike = (parameter: RegExp) =>
    (parameter.exec(requested)?.[1] ?? '') === (parameter.exec(address)?.[1] ?? '');
  if (requested.includes('?') && !parameters.every(isReadAlike)) return 'no-store';
  return isMadeFromQuery(address) ? 'shared' : 'next';
}
