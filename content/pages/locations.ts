export const words = {
  heading: 'Find a centre',
  lead: 'Search by area, city or phone number, or see the nearest centres first.',
  notSureWhichCourse: 'Not sure which course?',
  browseAllCourses: 'Browse all courses',
  findAClass: 'Find a class',
  hdseWithIntermediate: 'HDSE with intermediate',
  backToHome: 'Back to home',
};
