export const words = {
  heading: 'Alumni',
  lead: 'They studied in the same labs, three evenings a week. Now some are executives (CXO) and run companies or hospital networks.',
  starAlumni: 'Star Alumni',
  worksAt: 'Works at',
  convocation: 'Convocation',
  recentAlumni: 'Recent Alumni',
  whereTheyAreNow: 'Where they are now',
  shareInPakistanText:
    'One in [share] of our alumni studied in Pakistan. Alumni include everyone who has finished a course with us, short or long.',
  alumniInNumbers: 'Alumni in numbers',
  forEmployers: 'Hiring? [See how it works and how long it takes].',
};
