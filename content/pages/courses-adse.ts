import type { Words } from '../../lib/content/schema/pages.ts';

export const words: Words<'courses-adse'> = {
  heading: 'Software engineering with AI',
};
