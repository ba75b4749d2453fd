import { getWords } from '@/lib/server/content/pages';

const words = getWords('courses');

/** Links to courses outside the categories. */
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
