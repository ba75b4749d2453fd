import { answerKeys, type AnswerKey } from '../../../content/schema/search.ts';
import { whichCourse } from '../../../content/which-course.ts';
import { withoutUndefined } from '../../shared/util/collections.ts';
import { withFacts } from './facts.ts';

/** The questions of /which-course with their answers, and who each course is for (docs/product/pages.md#p39). */
export const getWhichCourse = () => withFacts(whichCourse);

export const whichCourseParameters = ['done', 'likes', 'length', 'when', 'city'] as const;
export type WhichCourseAnswers = { [Question in keyof typeof answerKeys]?: AnswerKey<Question> } & {
  city?: string;
};

/** Parses the answers in a query; ignores those that are not a choice. `cities` are the values of the city filter. */
export function readAnswers(query: URLSearchParams, cities: readonly string[]): WhichCourseAnswers {
  const read = <K extends string>(name: string, keys: readonly K[]) =>
    keys.find((key) => key === query.get(name));
  return withoutUndefined({
    done: read('done', answerKeys.done),
    likes: read('likes', answerKeys.likes),
    length: read('length', answerKeys.length),
    when: read('when', answerKeys.when),
    city: read('city', cities),
  });
}
