export const words = {
  heading: 'Sitemap',
  lead: 'All our pages in one list.',
};
