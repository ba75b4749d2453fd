import type { Words } from '../../lib/content/schema/pages.ts';

export const words: Words<'privacy'> = {
  heading: 'Privacy Policy',
};
