export const words = {
  heading: 'Search',
  lead: 'Search courses, centres, events and pages. Spelling mistakes are fine. Short names like HDSE and words like dakhla work too.',
  popularTitle: 'Popular searches',
};
