import type { Words } from '../../lib/content/schema/pages.ts';

export const words: Words<'sitemap'> = {
  heading: 'Sitemap',
  lead: 'Every page of this website, on one page.',
};
