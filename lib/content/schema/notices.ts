import { endOf, startOf } from '../../foundation/time.ts';
import { group, link, list, type ValueOf } from './groups.ts';
import { moment, sample, slug, text, to } from './values.ts';

/** Schema of content/notices.ts (docs/product/pages.md#p33). */
export const noticesSchema = list(
  'what stands on top of pages for a time',
  group(
    'a notice on top of pages',
    {
      slug: slug('key'),
      text: text('what it says, in one or two sentences', 10, 200),
      link: link('a page with more about it', 4, 40).optional(),
      from: moment('from when it is shown'),
      until: moment('until when it is shown; a day counts as a whole'),
      pages: list(
        'the pages that show it, /centre for that of every centre; every page when left out',
        to('route', 'a page'),
        1,
        30,
        '',
      ).optional(),
      sample: sample(),
    },
    ({ from, until }) =>
      endOf(until) > startOf(from) ? undefined : { field: 'until', text: 'ends before it begins' },
  ),
  0,
  20,
  'slug',
);
/** A notice with its first and last moment, on every page or on named ones. */
export type Notice = ValueOf<typeof noticesSchema>[number];
