import { whichCourse } from '../../../content/which-course.ts';
import { compact } from '../../shared/util/collections.ts';
import { findCourse, type CatalogueCourse } from './catalogue.ts';
import { withFacts } from './facts.ts';
import {
  doneKeys,
  holds,
  lengthKeys,
  likesKeys,
  whenKeys,
  type Done,
  type Length,
  type Likes,
  type When,
} from '../../shared/schema/search.ts';

export type { When } from '../../shared/schema/search.ts';

/** The questions of /which-course with their answers (docs/product/pages.md#p39). */
export const getWhichCourse = () => withFacts(whichCourse);

/** The parameters of the address of /which-course. */
export const whichCourseNames = ['done', 'likes', 'length', 'when', 'city'] as const;
export type WhichCourseAnswers = { done?: Done; likes?: Likes; length?: Length; when?: When; city?: string };

/** Reads the answers of a query; what is no answer is left out. */
export function readAnswers(query: URLSearchParams): WhichCourseAnswers {
  const read = <K extends string>(name: string, keys: readonly K[]) =>
    keys.find((key) => key === query.get(name));
  const done = read('done', doneKeys);
  const likes = read('likes', likesKeys);
  const length = read('length', lengthKeys);
  const when = read('when', whenKeys);
  const city = query.get('city')?.slice(0, 60);
  return compact({ done, likes, length, when, city });
}

/** A course that fits, and why. */
export type Fitting = {
  course: CatalogueCourse;
  reason: string;
  /** Whether it is of the wanted length. */
  fits: boolean;
};

/** Up to this many months, a course is short. */
const shortMonths = 4;
const isOfLength = ({ months = 0 }: CatalogueCourse['facts'], length: Length): boolean =>
  months <= shortMonths === (length === 'short');

/**
 * The one or two courses for these answers, the better one first; none before the first two are known. A course of the wanted
 * length is better, then one that `hasClass`, because nobody can start another.
 */
export function fittingCourses(
  { done, likes, length }: WhichCourseAnswers,
  hasClass: (slug: string) => boolean,
): readonly Fitting[] {
  if (!done || !likes) return [];
  const fitting = getWhichCourse()
    .rules.filter((rule) => holds(rule, done, likes))
    .flatMap(({ course: slug, reason }) => {
      const course = findCourse(slug);
      return course ? [{ course, reason, fits: !length || isOfLength(course.facts, length) }] : [];
    });
  const rank = ({ course, fits }: (typeof fitting)[number]) =>
    (fits ? 0 : 2) + (hasClass(course.slug) ? 0 : 1);
  return fitting.toSorted((a, b) => rank(a) - rank(b)).slice(0, 2);
}
