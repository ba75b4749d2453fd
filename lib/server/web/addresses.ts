import { batchesParameters } from '../../shared/classes/filters.ts';
import { getCentres } from '../../shared/content/centres.ts';
import { enquiryQuery } from '../../shared/enquiry/fields.ts';
import { planNames, savedKinds } from '../../shared/saved-list.ts';
import { readMonth } from '../../shared/util/month-text.ts';
import { isPlacementMonth } from '../../shared/util/time.ts';
import { getStandAloneCourses } from '../catalogue/courses.ts';
import { getRoutes } from '../catalogue/routes.ts';
import { whichCourseParameters } from '../catalogue/which-course.ts';

/** Addresses that people try, with the page that they mean. Next redirects them, in any letter case. */
const redirectsByPath: Readonly<Record<string, string>> = {
  '/transcript-verification': '/transcript-varification',
  '/aptech-vision-visitor': '/aptech-vision-vistor',
  '/freelancers-award': '/FreeLancersAward',
  '/visionary-awards': '/VisionaryAwards',
  '/centers': '/centre-page',
  '/centres': '/centre-page',
  '/center': '/centre-page',
  // The rewrites below lead to these addresses; a direct request is redirected to the page's public URL.
  '/centre/:id': '/centre?id=:id',
  '/centre/:id/:month': '/centre?id=:id&month=:month',
  '/courses-details/:id': '/courses-details?id=:id',
};

/** Permanent redirects, in the format of next.config.mjs. */
export const redirects = () =>
  Object.entries(redirectsByPath).map(([source, destination]) => ({ source, destination, permanent: true }));

/** All page paths by their lower-case form, plus /centre, which content/routes.ts does not list. */
const canonicalPaths = new Map(
  ['/centre', ...getRoutes().map(({ path }) => path)].map((path) => [path.toLowerCase(), path]),
);

/**
 * Target of a permanent redirect from another letter case of a page's path; undefined if none. Not in Next's
 * `redirects`, which ignore letter case and would redirect a page to itself. `address` is path and query.
 */
export function redirectOf(address: string): string | undefined {
  const { pathname, search } = new URL(`http://site${address}`);
  const path = canonicalPaths.get(pathname.toLowerCase());
  return path === undefined || path === pathname ? undefined : path + search;
}

type Condition = { type: 'query'; key: string; value: string };
type Rewrite = { source: string; destination: string; has: Condition[] };

const queryCondition = (key: string, value: string): Condition => ({
  type: 'query',
  key,
  value: `(?<${key}>${value})`,
});

/**
 * Any month, not only those valid at build time, because a build may be over a year old. `isParameterRead` has
 * removed months without placements.
 */
const anyMonthPattern = '20\\d\\d-(?:0[1-9]|1[0-2])';

/**
 * Rewrites of next.config.mjs, from a query that identifies a page to that page: `/centre?id=<known GUID>`, with or
 * without a month, and `/courses-details?id=<known number>`, whose unknown ids share one missing page. No other value
 * becomes part of a path: Next responds 500 to a value with `%`, and random ids must not fill the cache.
 */
export function rewrites(): Rewrite[] {
  const knownCentreIds = getCentres().map(({ id }) => id);
  const centreIdCondition = queryCondition('id', knownCentreIds.join('|'));
  const courseIdCondition = queryCondition('id', Object.keys(getStandAloneCourses()).join('|'));
  return [
    {
      source: '/centre',
      has: [queryCondition('month', anyMonthPattern), centreIdCondition],
      destination: '/centre/:id/:month',
    },
    { source: '/centre', has: [centreIdCondition], destination: '/centre/:id' },
    { source: '/courses-details', has: [courseIdCondition], destination: '/courses-details/:id' },
    {
      source: '/courses-details',
      has: [{ type: 'query', key: 'id', value: '[^]+' }],
      destination: '/courses-details/unknown',
    },
  ];
}

/**
 * Pages that read a query, with the names they read; other pages read none. Decides what Next receives and what shared
 * caches may store. Tests compare the table with the pages and with nginx's key.
 */
export const parametersByPage: Readonly<Record<string, readonly string[]>> = {
  '/batches': batchesParameters,
  '/centre': ['id', 'month'],
  '/courses-details': ['id'],
  '/enquire': enquiryQuery,
  '/feedback': ['outcome'],
  '/locations': ['q'],
  '/pass': ['outcome'],
  '/registration/[form]': ['outcome', 'pass', 'reference'],
  '/saved': [...savedKinds, ...planNames],
  '/search': ['q'],
  '/which-course': whichCourseParameters,
};

/** Pages whose query is rewritten to a separate cached page (`rewrites`). */
const rewrittenPaths = ['/centre', '/courses-details'];

/** True for a path without a query in `parametersByPage` (not /registration/…) whose page is rendered per request. */
const isDynamicWithoutQuery = (address: string): boolean =>
  address in parametersByPage && !rewrittenPaths.includes(address);

const parametersOf = (path: string): readonly string[] =>
  parametersByPage[path.replace(/^\/registration\/[^/]+$/, '/registration/[form]')] ?? [];

/** Paths that keep their query: Next's internal ones, and handlers, whose responses are never cached. */
const unfilteredPathPattern = /^\/(?:api\/|_next\/|__nextjs)/;

/**
 * True if a page reads this parameter; `namesBefore` are the names that precede it. In a rewritten query only the first
 * value of a name counts, and only a month that can have placements, so that invented months cannot fill the cache.
 * Computed per request, because valid months change after a build.
 */
function isParameterRead(
  path: string,
  [name, value]: readonly [string, string],
  namesBefore: readonly string[],
): boolean {
  if (!parametersOf(path).includes(name)) return false;
  if (!rewrittenPaths.includes(path)) return true;
  return !namesBefore.includes(name) && (name !== 'month' || isPlacementMonth(value));
}

/**
 * A parameter of a rewritten query: a month typed in a browser without a month picker or JavaScript (`October 2025`)
 * becomes `YYYY-MM`, and a centre's GUID lower case.
 */
function toCanonicalPair([name = '', value = '']: readonly string[]): [string, string] {
  if (name === 'id') return [name, value.toLowerCase()];
  return [name, (name === 'month' && readMonth(value)) || value];
}

/**
 * Removes query parameters that a page does not read, because Next renders the first request's query into the cached
 * page. `address` is path and query; `isPayloadRequest`: requests of Next's router, whose `_rsc` Next compares with
 * the headers. An address with a trailing slash is not changed, because Next only redirects it.
 */
export function withoutUnreadQuery(address: string, isPayloadRequest: boolean): string {
  const queryStart = address.indexOf('?');
  if (queryStart < 0) return address;
  const path = address.slice(0, queryStart);
  if (unfilteredPathPattern.test(path) || (path !== '/' && path.endsWith('/'))) return address;
  const queryPairs = [...new URLSearchParams(address.slice(queryStart))];
  const canonicalPairs = rewrittenPaths.includes(path) ? queryPairs.map(toCanonicalPair) : queryPairs;
  const pairNames = canonicalPairs.map(([name]) => name);
  const knownPairs = canonicalPairs.filter(
    (pair, index) =>
      isParameterRead(path, pair, pairNames.slice(0, index)) || (isPayloadRequest && pair[0] === '_rsc'),
  );
  const isUnchanged = knownPairs.length === canonicalPairs.length && knownPairs.length > 0;
  // A query that will be rewritten is serialised anew: its values may have changed, and its encoding must not vary.
  if (isUnchanged && !rewrittenPaths.includes(path)) return address;
  return knownPairs.length > 0 ? `${path}?${new URLSearchParams(knownPairs)}` : path;
}

/** What shared caches may do with a document. `shared`: cacheable although dynamic. `next`: as Next says. */
export type CachePolicy = 'no-store' | 'shared' | 'next';

/** Patterns that find the parameters of pages as nginx reads them: the first value, not decoded. */
const nginxParameterPatterns = [...new Set(Object.values(parametersByPage).flat())].map(
  (name) => new RegExp(`[?&]${name}=([^&]*)`),
);

/**
 * Cache policy of the document at an address, given as requested and as passed to Next. If nginx read a parameter that
 * Next reads differently or not at all, nginx would store a page under another's key, or one page under many.
 */
export function cachePolicyOf(requested: string, address: string): CachePolicy {
  const isReadAlike = (parameter: RegExp) =>
    (parameter.exec(requested)?.[1] ?? '') === (parameter.exec(address)?.[1] ?? '');
  if (!nginxParameterPatterns.every(isReadAlike)) return 'no-store';
  return isDynamicWithoutQuery(address) ? 'shared' : 'next';
}
