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

/** Query parameters of /which-course. */
export const whichCourseNames = ['done', 'likes', 'length', 'when', 'city'] as const;
export type WhichCourseAnswers = { done?: Done; likes?: Likes; length?: Length; when?: When; city?: string };

/** Parses the answers in a query; ignores invalid ones. */
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
  /** True if it has the wanted length. */
  fits: boolean;
};

/** Courses of at most this many months count as short. */
const shortMonths = 4;
const isOfLength = ({ months = 0 }: CatalogueCourse['facts'], length: Length): boolean =>
  months <= shortMonths === (length === 'short');

/**
 * The one or two best courses for these answers, best first; empty until the first two questions are answered. The
 * wanted length counts most, then `hasClass`, because only those can be started now.
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
