import type { Words } from '../../lib/content/schema/pages.ts';

export const words: Words<'profanity-policy'> = {
  heading: 'Profanity Policy',
};
