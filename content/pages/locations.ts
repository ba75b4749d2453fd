export const words = {
  heading: 'Find a centre',
  lead: 'Type an area, a city or a number, or let your device sort the centres by distance.',
  notSureWhichCourse: 'Not sure which course?',
  browseAllCourses: 'Browse all courses',
  findAClass: 'Find a class',
  hdseWithIntermediate: 'HDSE with intermediate',
  backToHome: 'Back to home',
};
