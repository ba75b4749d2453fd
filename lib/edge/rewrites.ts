import { getCentres } from '../content/centres.ts';

/** What next.config.mjs needs of the content: queries that lead to cached pages. */
type Has = { type: 'query'; key: string; value: string };
type Rule = { source: string; destination: string; has?: Has[] };

/** Any month: a build may be older than a year. Those without placements do not get here (redirects.ts). */
const anyMonth = '20\\d\\d-(?:0[1-9]|1[0-2])';

/**
 * Queries that are part of a page's identity, led to pages that are cached: `/centre?id=<known GUID>` to
 * app/centre/[id] and `/courses-details?id=<0 to 5>` to app/courses-details/[id]. The public address stays as it is;
 * anything else never reaches those pages, so random ids can fill no cache (docs/security.md#s17).
 */
export function cachedQueries(): Rule[] {
  const known = getCentres()
    .map(({ id }) => id)
    .join('|');
  const id: Has = { type: 'query', key: 'id', value: `(?<id>${known})` };
  const month: Has = { type: 'query', key: 'month', value: `(?<month>${anyMonth})` };
  return [
    // The placement month without JavaScript: cached like the page itself, few enough to fill nothing.
    { source: '/centre', has: [month, id], destination: '/centre/:id/:month' },
    // The search without JavaScript; proxy.ts gives it its policy, because it is rendered for each request.
    {
      source: '/locations',
      has: [{ type: 'query', key: 'q', value: '.*' }],
      destination: '/locations/results',
    },
    // A segment of its own, so that it is rendered on the first visit and not at build, which never calls the backend.
    { source: '/events', destination: '/events/all' },
    {
      source: '/centre',
      has: [id],
      destination: '/centre/:id',
    },
    {
      source: '/courses-details',
      has: [{ type: 'query', key: 'id', value: '(?<id>[0-5])' }],
      destination: '/courses-details/:id',
    },
    // Any other id is a real 404 and not the index; the page knows its six ids and renders no other.
    {
      source: '/courses-details',
      has: [{ type: 'query', key: 'id', value: '.*' }],
      destination: '/courses-details/unknown',
    },
  ];
}
