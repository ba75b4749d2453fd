import type { Words } from '../../lib/content/schema/pages.ts';

export const words: Words<'enquire'> = {
  heading: 'Find the perfect career guidance',
  lead: 'Tell us who you are and what you would like to learn. The centre you choose calls you back.',
};
