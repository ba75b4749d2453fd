import { shortCourseCards } from '../../../content/courses/short-course-cards.ts';
import { similarCourses } from '../../../content/courses/similar.ts';
import { standAloneCourses } from '../../../content/courses/stand-alone.ts';
import type {
  Course,
  CategorySlug,
  ShortCourseCard,
  StandAloneCourse,
} from '../../../content/schema/courses.ts';
import { officeTopics } from '../../shared/content/enquiry-link.ts';
import { withoutUndefined } from '../../shared/util/collections.ts';
import { plural } from '../../shared/util/text.ts';
import { categoryCourses, courseHref, standAloneHref } from './courses.ts';
import { withFacts } from './facts.ts';
import { paidAfterInstalments } from './fees.ts';

/** A card that is a course of its own; other cards refer to a course. */
type FullCard = ShortCourseCard & { facts: NonNullable<ShortCourseCard['facts']> };

const lengthOf = (months: number): string =>
  months >= 24 && months % 12 === 0 ? plural(months / 12, 'year') : plural(months, 'month');

/** Changes `158 Hrs`, as the specification writes it on cards, to `158 hours`. */
const inHours = (label?: string): string | undefined => label?.replace(/\bhrs\b/i, 'hours');

/** The values of the fact box of a course of any kind. */
export function courseFactsOf(course: Course | StandAloneCourse | FullCard) {
  const { weeks = 0, needs, months: ownMonths, audience, hoursAWeek, leadsTo, fee } = course.facts;
  const { time, classDuration, needs: ownNeeds }: Partial<Course> = 'id' in course ? course : {};
  const months = 'months' in course ? course.months : ownMonths;
  return {
    /** `3 years`, `5 months` or `2 weeks`; `months` is undefined for a course of less than a month. */
    length: months === undefined ? plural(weeks, 'week') : lengthOf(months),
    hoursAWeek,
    needs: needs ?? ownNeeds ?? '',
    leadsTo,
    /** `time`: total hours, `158 hours`; `classes`: length and days of a class; `audience`: undefined for beginners. */
    ...withoutUndefined({ months, time: inHours(time), classes: inHours(classDuration), audience, fee }),
  };
}
export type CourseFacts = ReturnType<typeof courseFactsOf>;

/** `5 months`, or with known hours `5 months, 140 hours`. */
export const lengthLine = ({ length, time }: Pick<CourseFacts, 'length' | 'time'>): string =>
  [length, time].filter(Boolean).join(', ');

/** A course of a category, of /courses-details, or a card of /short-courses. */
export type CatalogueCourse = Pick<Course, 'slug' | 'title' | 'enquire' | 'motif' | 'image'> & {
  /** Title in lists that mix kinds of courses: `English, Beginners`. */
  name: string;
  href: string;
  text: string;
  topics: readonly string[];
  /** Its category; of a course outside the categories, the one of its drawing's colours. Fees are grouped by it. */
  family: CategorySlug;
  facts: CourseFacts;
  /** The complete content of a category's course; undefined for other kinds. */
  course?: Course & { family: CategorySlug };
};

const isFullCard = (card: ShortCourseCard): card is FullCard => card.facts !== undefined;

const commonFields = (course: Course | StandAloneCourse | FullCard) => ({
  slug: course.slug,
  title: course.title,
  name: course.title,
  motif: course.motif,
  facts: courseFactsOf(course),
  ...withoutUndefined({ image: course.image }),
});

const allCourses: readonly CatalogueCourse[] = [
  ...categoryCourses.map((course) => ({
    ...commonFields(course),
    name: course.family === 'english' ? `English, ${course.title}` : course.title,
    href: courseHref(course, course.family),
    enquire: course.enquire,
    text: course.description,
    topics: course.learn ?? [],
    family: course.family,
    course,
  })),
  ...standAloneCourses.map((course, id) => ({
    ...commonFields(course),
    href: standAloneHref(id),
    enquire: course.enquire,
    text: course.description,
    topics: course.module,
    family: 'smart-pro' as const,
  })),
  ...shortCourseCards.filter(isFullCard).map((card) => ({
    ...commonFields(card),
    href: `/short-courses#${card.slug}`,
    enquire: 'STC' as const,
    text: `${card.facts.leadsTo}.`,
    topics: ['short course', ...card.topics],
    family: 'short-course' as const,
  })),
];

/** The courses of categories, those of /courses-details, and cards that are neither. */
export const getAllCourses = () => withFacts(allCourses);

const maxCheapest = 3;

/** The courses with the lowest total fees, at most `maxCheapest`, the cheapest first. */
export const getCheapestCourses = (): readonly CatalogueCourse[] =>
  getAllCourses()
    .flatMap((course) => {
      const [total] = course.facts.fee ? paidAfterInstalments(course.facts.fee) : [];
      return total === undefined ? [] : { course, total };
    })
    .sort((a, b) => a.total - b.total)
    .slice(0, maxCheapest)
    .map(({ course }) => course);

/** A course by its slug, or by the slug of a card, which older saved lists may contain. */
export function findCourse(slug: string): CatalogueCourse | undefined {
  const courseSlug = shortCourseCards.find((card) => card.slug === slug)?.course ?? slug;
  return getAllCourses().find((course) => course.slug === courseSlug);
}

/** Names of enquiries by `topic`: courses by slug, and topics of the head office. */
export const getTopics = (): Readonly<Record<string, string>> => ({
  ...officeTopics,
  ...Object.fromEntries(getAllCourses().map(({ slug, title }) => [slug, title])),
});

/** Courses with a name similar to this course's, and how they differ; undefined if there are none. */
export function similarTo(slug: string) {
  const group = withFacts(similarCourses).find(({ courses }) =>
    courses.some(({ course }) => course === slug),
  );
  if (!group) return undefined;
  const others = group.courses.filter(({ course }) => course !== slug);
  return {
    subject: group.subject,
    others: others.flatMap(({ course: otherSlug, differs }) => {
      const course = findCourse(otherSlug);
      return course ? [{ course, differs }] : [];
    }),
  };
}
