export const words = {
  heading: 'Courses',
  lead: 'Two diplomas for the long road, five programmes for professionals, and courses of 40 to 158 hours for the next step at work.',
  cardsTitle: '{ShortCourseCards} courses of one to four months',
  cardsText:
    'One subject each, from Power BI to AutoCAD. Pick one and apply. Those of 40 hours stand under Short Course.',
  detailTitle: 'Course by course in detail',
  detailText: 'Python, web design, UI/UX, Angular and React with every objective and module.',
  classTitle: 'A class that fits',
  classText: 'Every upcoming batch of every centre, by course, days and time.',
  courseCategories: 'Course categories',
  otherWaysIn: 'Other ways in',
  notSureWhichOne: 'Not sure which one?',
  askACounsellor: 'Ask a counsellor',
  findACentre: 'Find a centre',
  courseDetails: 'Course details',
};
