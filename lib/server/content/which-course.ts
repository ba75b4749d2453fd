import { whichCourse } from '../../../content/which-course.ts';
import { compact } from '../../shared/util/collections.ts';
import {
  doneKeys,
  lengthKeys,
  likesKeys,
  whenKeys,
  type Done,
  type Length,
  type Likes,
  type When,
} from '../../shared/schema/search.ts';
import { withFacts } from './facts.ts';

export type { Length, When } from '../../shared/schema/search.ts';

/** The questions of /which-course with their answers, and who each course is for (docs/product/pages.md#p39). */
export const getWhichCourse = () => withFacts(whichCourse);

/** Query parameters of /which-course. */
export const whichCourseNames = ['done', 'likes', 'length', 'when', 'city'] as const;
export type WhichCourseAnswers = { done?: Done; likes?: Likes; length?: Length; when?: When; city?: string };

/** Parses the answers in a query; ignores those that are not a choice. `cities` are the values of the city filter. */
export function readAnswers(query: URLSearchParams, cities: readonly string[]): WhichCourseAnswers {
  const read = <K extends string>(name: string, keys: readonly K[]) =>
    keys.find((key) => key === query.get(name));
  return compact({
    done: read('done', doneKeys),
    likes: read('likes', likesKeys),
    length: read('length', lengthKeys),
    when: read('when', whenKeys),
    city: read('city', cities),
  });
}
