export const words = {
  heading: 'Page not found',
  lead: 'There is no page at this address. It may have moved, or a letter went missing on the way.',
  description: 'There is no page at this address. Search, or go on to our courses and centres.',
  searchForIt: 'Search for it',
  whatWereYouLookingFor: 'What were you looking for?',
  search: 'Search',
  courses: 'Courses',
  centres: 'Centres',
};
