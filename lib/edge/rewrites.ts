import { getCentres } from '../content/centres.ts';

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
 * without, and `/courses-details?id=<any>`. The public address stays the same. Unknown ids never reach app/centre/[id], which
 * makes its pages on the first visit, so that random ids cannot fill the cache (docs/security.md#s17);
 * app/courses-details/[id] answers 404 itself.
 */
export function rewrites(): Rule[] {
  const known = getCentres().map(({ id }) => id);
  const id = query('id', known.join('|'));
  return [
    { source: '/centre', has: [query('month', anyMonth), id], destination: '/centre/:id/:month' },
    { source: '/centre', has: [id], destination: '/centre/:id' },
    { source: '/courses-details', has: [query('id', '.+')], destination: '/courses-details/:id' },
  ];
}
