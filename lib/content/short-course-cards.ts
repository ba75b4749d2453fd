import { shortCourseCards } from '../../content/courses/short-course-cards.ts';
import { enquiryHref } from './enquiry-link.ts';
import { withFacts } from './facts.ts';
import type { ShortCourseCard } from './schema/courses.ts';

export type { ShortCourseCard } from './schema/courses.ts';

/** All cards of /short-courses, in card order. */
export const getShortCourseCards = (): readonly ShortCourseCard[] => withFacts(shortCourseCards);

/** Target of Apply Now: the home page with the enquiry open and the program chosen (docs/product/choices.md#c12). */
export const applyHref = (card: ShortCourseCard): string =>
  enquiryHref({ course: 'STC', topic: card.slug }, '/');
