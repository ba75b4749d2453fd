import type { Words } from '../../lib/content/schema/pages.ts';

export const words: Words<'short-courses'> = {
  heading: '{ShortCourseCards} courses of one to four months',
  lead: 'One subject each, taught in the lab. Choose one and apply: the nearest centre calls you back.',
  artAlt: 'steps built of tiles',
};
