import { batchesParameters } from '../../shared/classes/filters.ts';
import { getCentres } from '../../shared/content/centres.ts';
import { enquiryQuery } from '../../shared/enquiry/fields.ts';
import { planNames, savedKinds } from '../../shared/saved-list.ts';
import { readMonth } from '../../shared/util/month-text.ts';
import { isPlacementMonth } from '../../shared/util/time.ts';
import { getStandAloneCourses } from '../catalogue/courses.ts';
import { getRoutes } from '../catalogue/routes.ts';
import { whichCourseParameters } from '../catalogue/which-course.ts';

/** Addresses that people try, with the page that they mean. Next redirects them in any letter case. */
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

/** Permanent redirects for next.config.mjs. */
export const redirects = () =>
  Object.entries(redirectsByPath).map(([source, destination]) => ({ source, destination, permanent: true }));

/** All pages by their path in lower case; the catalogue of routes does not list /centre. */
const canonicalPaths = new Map(
  ['/centre', ...getRoutes().map(({ path }) => path)].map((path) => [path.toLowerCase(), path]),
);

/**
 * The target of a redirect from another letter case of a page's path, with the query; undefined if the case is right or
 * there is no such page. It is not in Next's `redirects`, which ignore case and would redirect a page to itself.
 */
export function redirectOf(address: string): string | undefined {
  const { pathname, search } = new URL(`http://site${address}`);
  const path = canonicalPaths.get(pathname.toLowerCase());
  return path === undefined || path === pathname ? undefined : path + search;
}

const queryCondition = (key: string, value: string) => ({
  type: 'query' as const,
  key,
  value: `(?<${key}>${value})`,
});

/** Matches also months that are not valid when the site is built, because a build may be over a year old. */
const anyMonthPattern = '20\\d\\d-(?:0[1-9]|1[0-2])';

/**
 * Rewrites a query that identifies a page to that page, for next.config.mjs. No other value becomes part of a path:
 * Next responds 500 to a value with `%`, and random ids must not fill the cache.
 */
export function rewrites() {
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
 * The parameters that pages read; other pages read none. Decides what Next receives and what shared caches may store.
 * Tests compare it with the pages and with the cache key of nginx.
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

/** True for an address without a query whose page is rendered per request, except /registration/…. */
const isDynamicWithoutQuery = (address: string): boolean =>
  address in parametersByPage && !rewrittenPaths.includes(address);

const parametersOf = (path: string): readonly string[] =>
  parametersByPage[path.replace(/^\/registration\/[^/]+$/, '/registration/[form]')] ?? [];

/** Paths that keep their query: Next's internal ones, and those of handlers, whose responses are never cached. */
const unfilteredPathPattern = /^\/(?:api\/|_next\/|__nextjs)/;

/**
 * True if a page reads this parameter. In a rewritten query only the first value of a name counts, and only a month
 * that can have placements: invented months must not fill the cache. Computed per request, because valid months change
 * after a build.
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

/** In a rewritten query a typed month (`October 2025`) becomes `YYYY-MM`, and the `id` lower case. */
function toCanonicalPair([name = '', value = '']: readonly string[]): [string, string] {
  if (name === 'id') return [name, value.toLowerCase()];
  return [name, (name === 'month' && readMonth(value)) || value];
}

/**
 * Returns `address` without parameters that its page does not read, because Next renders the query of the first request
 * into a cached page. Requests of Next's router (`isPayloadRequest`) keep `_rsc`. An address with a trailing slash,
 * which Next only redirects, is unchanged.
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
  // The values of a query that will be rewritten may have changed, and its encoding must not vary.
  if (isUnchanged && !rewrittenPaths.includes(path)) return address;
  return knownPairs.length > 0 ? `${path}?${new URLSearchParams(knownPairs)}` : path;
}

/** What shared caches may do with a response. `shared`: cacheable although dynamic; `next`: as Next says. */
export type CachePolicy = 'no-store' | 'shared' | 'next';

/** Patterns that find parameters as nginx reads them: the first value, not decoded. */
const nginxParameterPatterns = [...new Set(Object.values(parametersByPage).flat())].map(
  (name) => new RegExp(`[?&]${name}=([^&]*)`),
);

/**
 * The cache policy of an address, given as requested and as passed to Next. If nginx read a parameter differently from
 * Next, it would store a page under the key of another page, or under many keys.
 */
export function cachePolicyOf(requested: string, address: string): CachePolicy {
  const isReadAlike = (parameter: RegExp) =>
    (parameter.exec(requested)?.[1] ?? '') === (parameter.exec(address)?.[1] ?? '');
  if (!nginxParameterPatterns.every(isReadAlike)) return 'no-store';
  return isDynamicWithoutQuery(address) ? 'shared' : 'next';
}
