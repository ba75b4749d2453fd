export const words = {
  heading: 'Page not found',
  lead: 'We could not find that page. Check the address, or search below.',
  description: 'We could not find that page. Search, or see our courses and centres.',
  searchLabel: 'What were you looking for?',
  search: 'Search',
  courses: 'Courses',
  classes: 'Find a class',
  centres: 'Find a centre',
  home: 'Home',
};
