import type { Words } from '../../lib/content/schema/pages.ts';

export const words: Words<'courses-hdse'> = {
  heading: 'Higher diploma with intermediate equivalency',
};
