export const words = {
  heading: 'Alumni',
  lead: 'They sat in the same labs, in the same three evenings a week. Some run companies now, some keep a hospital’s network awake, some received their certificate last year.',
  starAlumni: 'Star Alumni',
  worksAt: 'Works at',
  convocation: 'Convocation',
  recentAlumni: 'Recent Alumni',
  whereTheyAreNow: 'Where they are now',
  shareInPakistanText: 'One in [share] of our alumni studied in Pakistan.',
  alumniInNumbers: 'Alumni in numbers',
  forEmployers: 'Hiring? [See what you send us, what you get, and how soon].',
};
