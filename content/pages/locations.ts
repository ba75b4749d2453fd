export const words = {
  heading: 'Find a centre',
  lead: 'Search by area, city or phone number, or see the nearest centres first.',
  helpTitle: 'Not sure which course?',
  coursesLink: 'Browse all courses',
  classesLink: 'Find a class',
  hdseLink: 'HDSE with intermediate',
};
