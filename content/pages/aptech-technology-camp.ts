import type { Words } from '../../lib/content/schema/pages.ts';

export const words: Words<'aptech-technology-camp'> = {
  heading: 'Technology camp',
  aDayAtCamp: 'A day at camp',
  whatParentsAsk: 'What parents ask',
};
