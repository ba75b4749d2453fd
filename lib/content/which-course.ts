import { whichCourse } from '../../content/which-course.ts';
import { getAnyCourses, type AnyCourse } from './any-course.ts';
import { withFacts } from './facts.ts';
import {
  doneKeys,
  holds,
  likesKeys,
  whenKeys,
  type Done,
  type Likes,
  type When,
} from './schema/which-course.ts';

export type { When } from './schema/which-course.ts';

/** The questions of /which-course with their answers (docs/product/pages.md#p39). */
export const getWhichCourse = () => withFacts(whichCourse);

/** The parameters of the address of /which-course. */
export const whichCourseNames = ['done', 'likes', 'when', 'city'] as const;
export type WhichCourseAnswers = { done?: Done; likes?: Likes; when?: When; city?: string };

/** Reads the answers of a query; what is no answer is left out. */
export function readAnswers(query: URLSearchParams): WhichCourseAnswers {
  const read = <K extends string>(name: string, keys: readonly K[]) =>
    keys.find((key) => key === query.get(name));
  const done = read('done', doneKeys);
  const likes = read('likes', likesKeys);
  const when = read('when', whenKeys);
  const city = query.get('city')?.slice(0, 60);
  return { ...(done && { done }), ...(likes && { likes }), ...(when && { when }), ...(city && { city }) };
}

/** A course that fits, and why. */
export type Fitting = { course: AnyCourse; reason: string };

/** The one or two courses for these answers, the better one first; none before both are known. */
export function fittingCourses({ done, likes }: WhichCourseAnswers): readonly Fitting[] {
  if (!done || !likes) return [];
  return getWhichCourse()
    .rules.filter((rule) => holds(rule, done, likes))
    .slice(0, 2)
    .flatMap(({ course: slug, reason }) => {
      const course = getAnyCourses().find((one) => one.slug === slug);
      return course ? [{ course, reason }] : [];
    });
}
