import { filterNames } from '../batches/filters.ts';
import { getCentres } from '../content/centres.ts';
import { getStandAloneCourses } from '../content/courses.ts';
import { enquiryQuery } from '../enquiry/replies.ts';

/** A rewrite of next.config.mjs from a query to a cached page. */
type Has = { type: 'query'; key: string; value: string };
type Rule = { source: string; destination: string; has?: Has[]; missing?: Omit<Has, 'value'>[] };

/** Without any of the parameters the cached page; with one a page rendered for each request, whose policy proxy.ts sets. */
const cachedWithout = (
  source: string,
  names: readonly string[],
  cached: string,
  rendered: string,
): Rule[] => [
  { source, missing: names.map((key) => ({ type: 'query', key })), destination: cached },
  { source, destination: rendered },
];

/** Any month, because a build may be older than a year; months without placements were removed before (redirects.ts). */
const anyMonth = '20\\d\\d-(?:0[1-9]|1[0-2])';

/**
 * Rewrites of queries that identify a page to cached pages: `/centre?id=<known GUID>` to app/centre/[id] and
 * `/courses-details?id=<place in the list>` to app/courses-details/[id]. The public address stays the same; other ids never reach
 * those pages, so random ids cannot fill the cache (docs/security.md#s17).
 */
export function cachedQueries(): Rule[] {
  const known = getCentres()
    .map(({ id }) => id)
    .join('|');
  const courseIds = [...getStandAloneCourses().keys()].join('|');
  const id: Has = { type: 'query', key: 'id', value: `(?<id>${known})` };
  const month: Has = { type: 'query', key: 'month', value: `(?<month>${anyMonth})` };
  return [
    // The placement month without JavaScript, cached like the page itself: there are few months.
    { source: '/centre', has: [month, id], destination: '/centre/:id/:month' },
    // The centre search without JavaScript; proxy.ts sets its policy, because it is rendered for each request.
    {
      source: '/locations',
      has: [{ type: 'query', key: 'q', value: '.*' }],
      destination: '/locations/results',
    },
    ...cachedWithout('/batches', [...filterNames, 'page'], '/batches/all', '/batches/results'),
    ...cachedWithout('/enquire', enquiryQuery, '/enquire/form', '/enquire/answer'),
    // A dynamic segment is rendered on the first visit and not at build, which never calls the backend.
    { source: '/events', destination: '/events/all' },
    {
      source: '/centre',
      has: [id],
      destination: '/centre/:id',
    },
    {
      source: '/courses-details',
      has: [{ type: 'query', key: 'id', value: `(?<id>${courseIds})` }],
      destination: '/courses-details/:id',
    },
    // Any other id gives status 404 in place of the index page.
    {
      source: '/courses-details',
      has: [{ type: 'query', key: 'id', value: '.*' }],
      destination: '/courses-details/unknown',
    },
  ];
}
