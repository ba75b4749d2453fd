export const words = {
  heading: 'Sitemap',
  lead: 'Every page of this website, on one page.',
};
