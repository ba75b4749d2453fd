import { compact } from '../../shared/util/collections.ts';
import type { Fee } from '../../shared/schema/course-facts.ts';
import {
  type Course,
  courseHref,
  type EnquiryCode,
  type FamilySlug,
  getCourses,
  getShortCourseCards,
  getStandAloneCourses,
  type ShortCourseCard,
  type StandAloneCourse,
  standAloneHref,
} from './courses.ts';
import type { Motif } from '../../shared/art/motif-names.ts';
import { officeTopics } from '../../shared/content/enquiry-link.ts';

export type { Fee } from '../../shared/schema/course-facts.ts';

/** A card that is a course of its own. */
type FullCard = ShortCourseCard & { facts: NonNullable<ShortCourseCard['facts']> };

/** What the fact box of any course shows; without a fee it says whom to ask. */
export type CourseFacts = {
  /** `3 years`, `5 months` or `2 weeks`. */
  length: string;
  /** Undefined for a course of less than a month. */
  months?: number;
  /** All hours of class: `158 Hrs`. */
  time?: string;
  /** Length and days of a class. */
  classes?: string;
  hoursAWeek: number;
  /** Whom a class is for, where it is not for beginners. */
  audience?: string;
  needs: string;
  leadsTo: string;
  fee?: Fee;
};

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const lengthOf = (months: number): string =>
  months >= 24 && months % 12 === 0 ? counted(months / 12, 'year') : counted(months, 'month');

/** The facts of a course of any kind, each from the one field of the content that says it. */
export function courseFactsOf(course: Course | StandAloneCourse | FullCard): CourseFacts {
  const { weeks = 0, needs, months: ownMonths, audience, hoursAWeek, leadsTo, fee } = course.facts;
  const { time, classDuration, needs: own }: Partial<Course> = 'id' in course ? course : {};
  const months = 'months' in course ? course.months : ownMonths;
  return {
    length: months === undefined ? counted(weeks, 'week') : lengthOf(months),
    ...compact({ months, time, classes: classDuration, audience, fee }),
    hoursAWeek,
    needs: needs ?? own ?? '',
    leadsTo,
  };
}

const rupees = (amount: number): string => amount.toLocaleString('en-PK');
const range = (from: number, to: number): string => `PKR ${rupees(from)}${to > from ? `–${rupees(to)}` : ''}`;

/** Up to this many months, the sum is what people compare. */
const shortMonths = 4;

/**
 * A fee as visitors read it: what a month costs, then the sum with registration. For a short course the sum comes first, and
 * a course that is paid at once has only the sum.
 */
export function feeTexts({ fee, months = 0 }: { fee: Fee; months?: number }): readonly [string, string?] {
  const { from, to, registration, instalments } = fee;
  const sum = `${range(from * instalments + registration, to * instalments + registration)} in all`;
  if (instalments === 1) return [sum];
  const monthly = `${range(from, to)} a month`;
  return months > shortMonths ? [monthly, sum.replace('PKR ', '')] : [sum, monthly];
}

/** `5 months`, with the hours where they are known: `5 months, 140 Hrs`. */
export const lengthLine = ({ length, time }: Pick<CourseFacts, 'length' | 'time'>): string =>
  [length, time].filter(Boolean).join(', ');

/** The fee in one line: `PKR 8,000–11,000 a month, 293,000–401,000 in all`. */
export const feeLine = (facts: Pick<CourseFacts, 'fee' | 'months'>): string | undefined =>
  facts.fee && feeTexts({ ...facts, fee: facts.fee }).join(', ');

/** The shortest true fee of a class that belongs to several courses: from the least to the most of them. */
export function feeOfClass(courses: readonly Pick<CourseFacts, 'fee' | 'months'>[]): string | undefined {
  const [first] = courses;
  const fees = courses.flatMap(({ fee }) => fee ?? []);
  if (!first || !fees[0] || fees.length < courses.length) return undefined;
  const from = Math.min(...fees.map((fee) => fee.from));
  const to = Math.max(...fees.map((fee) => fee.to));
  return feeTexts({ ...first, fee: { ...fees[0], from, to } })[0];
}

/** What a month of any of these courses costs, from the least to the most; undefined where the fee of one is unknown. */
export function monthlyFee(courses: readonly Pick<CourseFacts, 'fee'>[]): string | undefined {
  const fees = courses.flatMap(({ fee }) => fee ?? []);
  if (fees.length === 0 || fees.length < courses.length) return undefined;
  return `${range(Math.min(...fees.map(({ from }) => from)), Math.max(...fees.map(({ to }) => to)))} a month`;
}

/** A course of any kind: of a category, of /courses-details, or a card of /short-courses. */
export type CatalogueCourse = {
  slug: string;
  title: string;
  /** The title in lists of courses of all kinds: `English, Beginners`. */
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
export function getAnyCourses(): readonly CatalogueCourse[] {
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
export function findCourse(slug: string): CatalogueCourse | undefined {
  const ofCard = getShortCourseCards().find((card) => card.slug === slug)?.course ?? slug;
  return getAnyCourses().find((course) => course.slug === ofCard);
}

/** What an enquiry can be about, by the topic of its link: courses by slug, and topics of the head office; /topics.json. */
export const getTopics = (): Readonly<Record<string, string>> => ({
  ...officeTopics,
  ...Object.fromEntries(getAnyCourses().map(({ slug, title }) => [slug, title])),
});
