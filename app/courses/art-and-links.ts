/** Course art of the first banner, left to right; the middle ones are visible on every screen. */
export const bannerArt = [
  'generative-ai',
  'php-laravel-mysql',
  'beginners',
  'adse',
  'advanced-excel',
  'technology-camp',
].map((slug) => `courses/${slug}`);

/** Links to courses that are in no category. */
export const otherCourses = [
  {
    title: 'Sixteen short courses',
    text: 'One subject each, from Power BI to AutoCAD. Pick one and apply.',
    href: '/short-courses',
  },
  {
    title: 'Course by course in detail',
    text: 'Python, web design, UI/UX, Angular and React with every objective and module.',
    href: '/courses-details',
  },
  {
    title: 'A class that fits',
    text: 'Every upcoming batch of every centre, by course, days and time.',
    href: '/batches',
  },
];
