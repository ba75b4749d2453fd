import { getCentres } from '../content/centres.ts';
import { getStandAloneCourses } from '../content/courses.ts';
import { queryOf } from './page-query.ts';

type Has = { type: 'query'; key: string; value: string };
type Rule = { source: string; destination: string; has?: Has[] };

/** With one of the page's parameters a page rendered for each request, whose policy proxy.ts sets; without, a cached page. */
const renderedWithQuery = (source: string, rendered: string, cached?: string): Rule[] => [
  ...queryOf(source).map((key): Rule => ({
    source,
    has: [{ type: 'query', key, value: '.*' }],
    destination: rendered,
  })),
  ...(cached === undefined ? [] : [{ source, destination: cached }]),
];

/** Any month, because a build may be older than a year; months without placements were removed before (redirects.ts). */
const anyMonth = '20\\d\\d-(?:0[1-9]|1[0-2])';

/**
 * The rewrites of next.config.mjs, from a query to the page that answers it. One that identifies a page leads to a cached page:
 * `/centre?id=<known GUID>` to app/centre/[id], `/courses-details?id=<place in the list>` to app/courses-details/[id]. The public
 * address stays the same; other ids never reach those pages, so random ids cannot fill the cache (docs/security.md#s17).
 */
export function rewrites(): Rule[] {
  const known = getCentres()
    .map(({ id }) => id)
    .join('|');
  const courseIds = [...getStandAloneCourses().keys()].join('|');
  const id: Has = { type: 'query', key: 'id', value: `(?<id>${known})` };
  const month: Has = { type: 'query', key: 'month', value: `(?<month>${anyMonth})` };
  return [
    // The placement month without JavaScript, cached like the page itself: there are few months.
    { source: '/centre', has: [month, id], destination: '/centre/:id/:month' },
    ...renderedWithQuery('/locations', '/locations/results'),
    ...renderedWithQuery('/search', '/search/results'),
    ...renderedWithQuery('/saved', '/saved/results'),
    ...renderedWithQuery('/which-course', '/which-course/results'),
    ...renderedWithQuery('/pass', '/pass/answer'),
    ...renderedWithQuery('/batches', '/batches/results', '/batches/all'),
    ...renderedWithQuery('/enquire', '/enquire/answer', '/enquire/form'),
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
