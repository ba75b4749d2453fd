import type { PopularTopic } from '../schema/search.ts';

/** On /search and in the header's panel: before a search, and if nothing was found. */
export const popular: readonly PopularTopic[] = [
  { label: 'All courses', href: '/courses' },
  { label: 'ADSE with AI', href: '/courses-adse' },
  { label: 'HDSE with intermediate', href: '/courses-hdse' },
  { label: 'English levels', href: '/courses-lg' },
  { label: 'Find a centre', href: '/locations' },
  { label: 'Placement', href: '/placement' },
  { label: 'Questions and answers', href: '/faq' },
];
