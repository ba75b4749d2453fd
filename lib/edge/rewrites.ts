import { getCentres } from '../content/centres.ts';
import { getStandAloneCourses } from '../content/courses.ts';

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
