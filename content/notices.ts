import type { SiteNotice } from './schema/site.ts';

/**
 * Messages at the top of pages for a limited time. A notice appears and disappears automatically; delete it when it is
 * over (the check reminds you).
 */
export const notices: readonly SiteNotice[] = [
  {
    slug: 'ramazan-hours',
    text: 'Our opening hours change in Ramazan. Check your centre’s page.',
    link: { label: 'Find your centre', href: '/locations' },
    from: '2027-02-01',
    until: '2027-03-09',
    sample: true,
  },
];
