import type { Motif } from '../art/motifs.ts';
import {
  courseHref,
  getCourses,
  getShortCourseCards,
  getStandAloneCourses,
  standAloneHref,
  type Course,
  type EnquiryCode,
  type FamilySlug,
} from './courses.ts';

/** A course of any kind: of a category, of /courses-details, or a card of /short-courses. */
export type AnyCourse = {
  slug: string;
  title: string;
  /** The title where courses of all kinds stand side by side: `English, Beginners`. */
  name: string;
  href: string;
  enquire: EnquiryCode;
  text: string;
  /** Further words that the search finds it by. */
  topics: readonly string[];
  /** What its drawing shows, and the family in whose colours it is drawn. */
  motif: Motif;
  family: FamilySlug;
  /** All that a course of a category says. */
  course?: Course & { family: FamilySlug };
};

/** Every course of the site: those of categories, those of /courses-details, the cards. */
export function getAnyCourses(): readonly AnyCourse[] {
  const ofCategories = getCourses().map((course) => ({
    slug: course.slug,
    title: course.title,
    name: course.family === 'english' ? `English, ${course.title}` : course.title,
    href: courseHref(course, course.family),
    enquire: course.enquire,
    text: course.description,
    topics: course.learn ?? [],
    motif: course.motif,
    family: course.family,
    course,
  }));
  const standAlone = getStandAloneCourses().map(
    ({ slug, title, enquire, description, module, motif }, id) => ({
      slug,
      title,
      name: title,
      href: standAloneHref(id),
      enquire,
      text: description,
      topics: module,
      motif,
      family: 'smart-pro' as const,
    }),
  );
  const cards = getShortCourseCards().map(({ slug, title, topics, motif }) => ({
    slug,
    title,
    name: title,
    href: `/short-courses#${slug}`,
    enquire: 'STC' as const,
    text: topics.join(', '),
    topics: ['short course', ...topics],
    motif,
    family: 'short-course' as const,
  }));
  return [...ofCategories, ...standAlone, ...cards];
}

/** Titles of courses by slug, the body of /topics.json: the address of an enquiry names a course by its slug. */
export const getTopics = (): Readonly<Record<string, string>> =>
  Object.fromEntries(getAnyCourses().map(({ slug, title }) => [slug, title]));
