import { batchesNames } from '../batches/filters.ts';
import { whichCourseNames } from '../content/which-course.ts';
import { enquiryQuery } from '../enquiry/replies.ts';
import { readMonth } from '../foundation/month-text.ts';
import { isPlacementMonth } from '../foundation/placement-months.ts';
import { savedNames } from '../saved/list.ts';

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

/**
 * What a shared cache may do with a document. `never`: not keep it. `same-for-all`: keep it although Next made it for one
 * request, because its address has no query and every visitor gets the same. `as-made`: what Next says in Cache-Control.
 */
export type Keeping = 'never' | 'same-for-all' | 'as-made';

/** Patterns that find the parameters of the table in an address as nginx reads them: the first value, as it is written. */
const parameters = [...new Set(Object.values(pageQueries).flat())].map(
  (name) => new RegExp(`[?&]${name}=([^&]*)`),
);

/**
 * What a shared cache may do with the document at an address, given as it was requested and as it is passed to Next. nginx
 * keeps pages by their path and by the parameters of all pages (deploy/nginx.conf). If it reads a parameter in another way
 * than Next, or reads one that the page does not, it would keep a page under another page's key, or one page under any
 * number of keys; so it must not keep such a document.
 */
export function keepingOf(requested: string, address: string): Keeping {
  const isReadAlike = (parameter: RegExp) =>
    (parameter.exec(requested)?.[1] ?? '') === (parameter.exec(address)?.[1] ?? '');
  if (requested.includes('?') && !parameters.every(isReadAlike)) return 'never';
  return isMadeFromQuery(address) ? 'same-for-all' : 'as-made';
}
