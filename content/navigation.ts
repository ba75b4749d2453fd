import type { Navigation } from './schema/site.ts';

/** The links of header and footer, in order. Courses and centres come from their own content files. */
export const navigation: Navigation = {
  header: [
    { label: 'About', href: '/about' },
    { label: 'News & Events', href: '/events', below: { label: 'Event passes', href: '/pass' } },
    { label: 'Affiliations', href: '/affiliations' },
    { label: 'Partners with Us', href: '/partner' },
    { label: 'Alumni', href: '/alumni' },
    {
      label: 'Placement',
      href: '/placement',
      below: { label: 'Verify a certificate', href: '/transcript-varification' },
    },
  ],
  footer: [
    {
      title: 'Courses',
      links: [
        { label: 'All courses', href: '/courses' },
        { label: 'Find a class', href: '/batches' },
        { label: 'ADSE with AI', href: '/courses-adse' },
        { label: 'HDSE with intermediate', href: '/courses-hdse' },
        { label: 'Smart Professional', href: '/courses-sp' },
        { label: 'Short courses', href: '/courses-sc' },
        { label: 'English Language', href: '/courses-lg' },
        { label: 'Technology Camp', href: '/aptech-technology-camp' },
      ],
    },
    {
      title: 'Institute',
      links: [
        { label: 'About', href: '/about' },
        { label: 'News & Events', href: '/events' },
        { label: 'Alumni', href: '/alumni' },
        { label: 'Placement', href: '/placement' },
        { label: 'For employers', href: '/placement#employers' },
        { label: 'Verify a certificate', href: '/transcript-varification' },
        { label: 'Partners with Us', href: '/partner' },
        { label: 'Research and development', href: '/Research-and-Development' },
      ],
    },
    {
      title: 'Help',
      links: [
        { label: 'Find a centre', href: '/locations' },
        { label: 'Centres by city', href: '/centre-page' },
        { label: 'Which course suits me?', href: '/which-course' },
        { label: 'Search', href: '/search' },
        { label: 'Enquire', href: '/enquire' },
        { label: 'Feedback', href: '/feedback' },
        { label: 'Event passes', href: '/pass' },
        { label: 'FAQs', href: '/faq' },
      ],
    },
  ],
  legal: [
    { label: 'Disclaimer & Terms of Use', href: '/terms' },
    { label: 'Privacy Policy', href: '/privacy' },
    { label: 'Profanity Policy', href: '/profanity-policy' },
    { label: 'Sitemap', href: '/sitemap' },
    { label: 'FAQs', href: '/faq' },
    { label: 'Career', href: '/career' },
  ],
  partners: [
    { name: 'Meridian Cloud', sample: true },
    { name: 'Indus Systems', sample: true },
    { name: 'Paperkite', sample: true },
    { name: 'Saffron Labs', sample: true },
  ],
  accreditations: ['Technical Education Board', 'Technical Training Authority'],
};
