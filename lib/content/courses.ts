import { acnPro } from '../../content/courses/acn-pro.ts';
import { career } from '../../content/courses/career.ts';
import { categories } from '../../content/courses/categories.ts';
import { english } from '../../content/courses/english.ts';
import { shortCourses } from '../../content/courses/short-courses.ts';
import { smartPro } from '../../content/courses/smart-pro.ts';
import { summerCamp } from '../../content/courses/summer-camp.ts';
import type { Motif } from '../art/motifs.ts';
import { enquiryHref } from './enquiry-link.ts';
import type { ContentImage } from './image.ts';

export const familySlugs = [
  'career',
  'acn-pro',
  'smart-pro',
  'short-course',
  'english',
  'summer-camp',
] as const;
/** A category of /courses; its slug is also the tab's fragment and the name of its palette in lib/art. */
export type FamilySlug = (typeof familySlugs)[number];

export const enquiryCodes = ['ACCP-AI', 'HDSE', 'STC', 'ACNS', 'ENGLISH'] as const;
/** Program of an enquiry (docs/product/forms.md#f4). */
export type EnquiryCode = (typeof enquiryCodes)[number];

/** One of the six tabs of /courses (docs/product/content.md#d1). */
export type Category = {
  /** 1 to 6, as in the specification. */
  id: number;
  slug: FamilySlug;
  title: string;
  tagline: string;
  /** Page with the details of its courses, when there is one. */
  page?: `/${string}`;
};

/** A course of a category. Family pages show all of it, cards a part (docs/product/pages.md#p6, #p7). */
export type Course = {
  /**
   * Id in the specification's data. It is not unique over categories, so items are keyed by slug
   * (docs/product/choices.md#c31).
   */
  id: number;
  slug: string;
  title: string;
  /** Longer display name; the Courses menu shows it for Career Program and ACN-Pro. */
  title2?: string;
  /** 60–400 characters; cards show the first 150. */
  description: string;
  /** Subject of the drawn art, from lib/art/motifs.ts. */
  motif: Motif;
  enquire: EnquiryCode;
  /** The course's own page; the whole card links to it. */
  url?: `/${string}`;
  /** Text on the card, such as `3 Years` or `2 hrs per session, 3 days a week`. */
  duration?: string;
  /** Total hours, such as `158 Hrs`. */
  time?: string;
  /** One line for the family page: `2 hrs, 3 days a week`. */
  classDuration?: string;
  /** Learning outcomes, three to eight. */
  learn?: readonly string[];
  /** What students have built by the end. */
  make?: string;
  /** Audience. */
  forWhom?: string;
  /** Prerequisites. */
  needs?: string;
  /** Slugs of recommended next courses. */
  next?: readonly string[];
  /** A photograph instead of the drawn art. */
  image?: ContentImage;
  /** Marks a title or figure that the specification does not give, to be confirmed before launch. */
  inferred?: true;
};

const byFamily: Readonly<Record<FamilySlug, readonly Course[]>> = {
  career,
  'acn-pro': acnPro,
  'smart-pro': smartPro,
  'short-course': shortCourses,
  english,
  'summer-camp': summerCamp,
};

/** The six categories in tab order. */
export const getCategories = (): readonly Category[] => categories;

/** The category of a family. */
export const getCategory = (family: FamilySlug): Category =>
  categories.find((category) => category.slug === family) as Category;

/** The courses of one category, in card order. */
export const getCoursesOf = (family: FamilySlug): readonly Course[] => byFamily[family];

/** Every category course, each with its family. */
export const getCourses = (): readonly (Course & { family: FamilySlug })[] =>
  familySlugs.flatMap((family) => byFamily[family].map((course) => ({ ...course, family })));

/** The category course with this slug. */
export const getCourse = (slug: string): (Course & { family: FamilySlug }) | undefined =>
  getCourses().find((course) => course.slug === slug);

/** The action of a course card (docs/product/choices.md#c3): open its page, show its details, or enquire about it. */
export type CourseAction =
  { kind: 'page'; href: string } | { kind: 'details'; href: string } | { kind: 'ask'; href: string };

/** Address of the enquiry form with the course's program chosen (docs/product/choices.md#c3). */
export const askHref = (course: { enquire: EnquiryCode; slug: string }): string =>
  enquiryHref({ course: course.enquire, topic: course.slug });

/** The action of a course on /courses (docs/product/choices.md#c3). */
export function courseAction(course: Course, family: FamilySlug): CourseAction {
  if (course.url) return { kind: 'page', href: course.url };
  const page = getCategory(family).page;
  if (page) return { kind: 'details', href: `${page}#${course.slug}` };
  return { kind: 'ask', href: askHref(course) };
}

/** Target of a link to the course from anywhere: its page, its details, or its card on /courses. */
export function courseHref(course: Course, family: FamilySlug): string {
  const action = courseAction(course, family);
  return action.kind === 'ask' ? `/courses#${course.slug}` : action.href;
}

/** Maximum length of a card's description before the ellipsis (docs/product/pages.md#p6). */
const CARD_CHARACTERS = 150;

/** The description for a card: 150 characters, then an ellipsis (docs/product/pages.md#p6). */
export function cardText(description: string): string {
  const characters = [...description];
  return characters.length > CARD_CHARACTERS
    ? `${characters.slice(0, CARD_CHARACTERS).join('')}…`
    : description;
}
