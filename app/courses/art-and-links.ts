import { getWords } from '@/lib/content/words';

const words = getWords('courses');

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
    title: words.cardsTitle,
    text: words.cardsText,
    href: '/short-courses',
  },
  {
    title: words.detailTitle,
    text: words.detailText,
    href: '/courses-details',
  },
  {
    title: words.classTitle,
    text: words.classText,
    href: '/batches',
  },
];
