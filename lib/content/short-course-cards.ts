import { shortCourseCards } from '../../content/courses/short-course-cards.ts';
import type { Motif } from '../art/motifs.ts';
import { enquiryHref } from './enquiry-link.ts';
import type { ContentImage } from './image.ts';

/** One of the sixteen cards of /short-courses (docs/product/pages.md#p10, docs/product/content.md#d5). */
export type ShortCourseCard = {
  slug: string;
  title: string;
  topics: readonly string[];
  /** Duration in months; in the data only, not shown on the page (docs/product/pages.md#p10). */
  months: number;
  motif: Motif;
  image?: ContentImage;
  /** Marks a title that the specification does not give, to be confirmed before launch (docs/product/choices.md#c31). */
  inferred?: true;
};

/** All sixteen, in card order. */
export const getShortCourseCards = (): readonly ShortCourseCard[] => shortCourseCards;

/** Target of Apply Now: the home page with the enquiry open and the program chosen (docs/product/choices.md#c12). */
export const applyHref = (card: ShortCourseCard): string =>
  enquiryHref({ course: 'STC', topic: card.slug }, '/');
