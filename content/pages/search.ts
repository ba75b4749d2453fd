import type { Words } from '../../lib/content/schema/pages.ts';

export const words: Words<'search'> = {
  heading: 'Search',
  lead: 'Courses, centres, events and pages. A typing mistake is forgiven; short names such as HDSE and words such as dakhla or markaz work too.',
  oftenSearched: 'Often searched',
};
