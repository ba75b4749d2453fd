import type { Words } from '../../lib/content/schema/pages.ts';

export const words: Words<'terms'> = {
  heading: 'Disclaimer & Terms of Use',
};
