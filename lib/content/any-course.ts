import type { Motif } from '../art/motifs.ts';
import { courseFactsOf, type CourseFacts, type FullCard } from './course-facts.ts';
import { officeTopics } from './enquiry-link.ts';
import {
  courseHref,
  getCourses,
  getShortCourseCards,
  getStandAloneCourses,
  standAloneHref,
  type Course,
  type EnquiryCode,
  type FamilySlug,
  type ShortCourseCard,
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
  facts: CourseFacts;
  /** Everything that content says of a course of a category; undefined for any other. */
  course?: Course & { family: FamilySlug };
};

/** Whether a card is a course of its own, which no category has. */
const isCourse = (card: ShortCourseCard): card is FullCard => card.facts !== undefined;

/** Every course of the site once: those of categories, those of /courses-details, the cards that are none of these. */
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
    facts: courseFactsOf(course),
    course,
  }));
  const standAlone = getStandAloneCourses().map((course, id) => ({
    slug: course.slug,
    title: course.title,
    name: course.title,
    href: standAloneHref(id),
    enquire: course.enquire,
    text: course.description,
    topics: course.module,
    motif: course.motif,
    family: 'smart-pro' as const,
    facts: courseFactsOf(course),
  }));
  const cards = getShortCourseCards()
    .filter(isCourse)
    .map((card) => ({
      slug: card.slug,
      title: card.title,
      name: card.title,
      href: `/short-courses#${card.slug}`,
      enquire: 'STC' as const,
      text: card.topics.join(', '),
      topics: ['short course', ...card.topics],
      motif: card.motif,
      family: 'short-course' as const,
      facts: courseFactsOf(card),
    }));
  return [...ofCategories, ...standAlone, ...cards];
}

/** A course by its slug or by that of a card, which lists saved before may have. */
export function findCourse(slug: string): AnyCourse | undefined {
  const ofCard = getShortCourseCards().find((card) => card.slug === slug)?.course ?? slug;
  return getAnyCourses().find((course) => course.slug === ofCard);
}

/** What an enquiry can be about, by the topic of its link: courses by slug, and topics of the head office; /topics.json. */
export const getTopics = (): Readonly<Record<string, string>> => ({
  ...officeTopics,
  ...Object.fromEntries(getAnyCourses().map(({ slug, title }) => [slug, title])),
});
