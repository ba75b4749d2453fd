import type { Words } from '../../lib/content/schema/pages.ts';

export const words: Words<'centre-page'> = {
  heading: 'Centres by city',
  cities: 'Cities',
};
