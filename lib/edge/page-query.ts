import { filterNames } from '../batches/filters.ts';
import { whichCourseNames } from '../content/which-course.ts';
import { enquiryQuery } from '../enquiry/replies.ts';
import { savedNames } from '../saved/list.ts';

const names: Readonly<Record<string, readonly string[]>> = {
  '/batches': [...filterNames, 'page'],
  '/centre': ['id', 'month'],
  '/courses-details': ['id'],
  '/enquire': enquiryQuery,
  '/feedback/answer': ['outcome'],
  '/locations': ['q'],
  '/pass': ['sent', 'wrong'],
  '/saved': savedNames,
  '/search': ['q'],
  '/which-course': whichCourseNames,
};

/**
 * The query parameters that a page reads, by its public path; an unlisted page reads none. Client-side scripts read the URL
 * themselves.
 */
export const queryOf = (path: string): readonly string[] => names[path] ?? [];

const registration = ['outcome', 'pass', 'reference'];

/** Next's internal paths, and handlers, whose responses are never cached: they get the query unchanged. */
const unfilteredPaths = /^\/(?:api\/|_next\/|__nextjs)/;

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
  const read = path.startsWith('/registration/') ? registration : queryOf(path);
  const sent = [...new URLSearchParams(address.slice(queryStart))];
  const remaining = sent.filter(([name]) => read.includes(name) || (payload && name === '_rsc'));
  if (remaining.length === sent.length && remaining.length > 0) return address;
  return remaining.length > 0 ? `${path}?${new URLSearchParams(remaining)}` : path;
}
