import { acnPro } from '../../../content/courses/acn-pro.ts';
import { career } from '../../../content/courses/career.ts';
import { categories } from '../../../content/courses/categories.ts';
import { english } from '../../../content/courses/english.ts';
import { shortCourseCards } from '../../../content/courses/short-course-cards.ts';
import { shortCourses } from '../../../content/courses/short-courses.ts';
import { smartPro } from '../../../content/courses/smart-pro.ts';
import { standAloneCourses } from '../../../content/courses/stand-alone.ts';
import { summerCamp } from '../../../content/courses/summer-camp.ts';
import { technologyCamp } from '../../../content/courses/technology-camp.ts';
import {
  cardCharacters,
  categorySlugs,
  type Category,
  type Course,
  type EnquiryCode,
  type CategorySlug,
  type ShortCourseCard,
} from '../../../content/schema/courses.ts';
import { enquiryHref } from '../../shared/content/enquiry-link.ts';
import { whatsappLink } from '../../shared/content/site.ts';
import { withFacts } from './facts.ts';

const coursesByFamily: Readonly<Record<CategorySlug, readonly Course[]>> = {
  career,
  'acn-pro': acnPro,
  'smart-pro': smartPro,
  'short-course': shortCourses,
  english,
  'summer-camp': summerCamp,
};

/** The categories in tab order. */
export const getCategories = () => withFacts(categories);

export const getCategory = (family: CategorySlug): Category =>
  getCategories().find((category) => category.slug === family) as Category;

/** The courses of a category in card order. */
export const getCoursesOf = (family: CategorySlug): readonly Course[] => withFacts(coursesByFamily[family]);

/** The courses of all categories as in content: facts in braces are not replaced. */
export const categoryCourses = categorySlugs.flatMap((family) =>
  coursesByFamily[family].map((course) => ({ ...course, family })),
);

export const getCategoryCourses = () => withFacts(categoryCourses);

/** A category's course by slug; undefined for other slugs. `findCourse` finds courses of all kinds. */
export const findCategoryCourse = (slug: string) =>
  getCategoryCourses().find((course) => course.slug === slug);

/** The enquiry about a course, with its program preset (docs/product/choices.md#c3). */
export const askHref = (course: { enquire: EnquiryCode; slug: string }): string =>
  enquiryHref({ course: course.enquire, topic: course.slug });

export const courseChat = (title: string): string =>
  whatsappLink(`When does the next class of ${title} start, and what is the fee?`);

/** What the card of a course on /courses opens: its page, its details or an enquiry (docs/product/choices.md#c3). */
export function courseAction(
  course: Course,
  family: CategorySlug,
): { kind: 'page' | 'details' | 'ask'; href: string } {
  if (course.url) return { kind: 'page', href: course.url };
  const page = getCategory(family).page;
  if (page) return { kind: 'details', href: `${page}#${course.slug}` };
  return { kind: 'ask', href: askHref(course) };
}

/** The page of a course, its details, or its card on /courses. */
export function courseHref(course: Course, family: CategorySlug): string {
  const action = courseAction(course, family);
  return action.kind === 'ask' ? `/courses#${course.slug}` : action.href;
}

/** A description, cut for a card (docs/product/pages.md#p6). */
export function cardText(description: string): string {
  const characters = [...description];
  return characters.length > cardCharacters
    ? `${characters.slice(0, cardCharacters).join('')}…`
    : description;
}

/** The courses of /courses-details; their ids are their indexes. */
export const getStandAloneCourses = () => withFacts(standAloneCourses);

/** The stand-alone course with this id; undefined for any other text. */
export const getStandAloneCourse = (id: string) =>
  /^(0|[1-9]\d?)$/.test(id) ? getStandAloneCourses()[Number(id)] : undefined;

export const standAloneHref = (id: number): string => `/courses-details?id=${id}`;

export const getTechnologyCamp = () => withFacts(technologyCamp);

export const getShortCourseCards = () => withFacts(shortCourseCards);

/** The slug of the course behind a card: of a category, or the card's own. */
export const courseOfCard = ({ slug, course }: ShortCourseCard): string => course ?? slug;

/** The home page with the enquiry open, and its program preset (docs/product/choices.md#c12). */
export const applyHref = (card: ShortCourseCard): string =>
  enquiryHref({ course: 'STC', topic: courseOfCard(card) }, '/');
