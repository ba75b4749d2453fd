import { answerKeys, type AnswerKey } from '../../../content/schema/search.ts';
import { whichCourse } from '../../../content/which-course.ts';
import { withoutUndefined } from '../../shared/util/collections.ts';
import { withFacts } from './facts.ts';

export const getWhichCourse = () => withFacts(whichCourse);

export const whichCourseParameters = ['done', 'likes', 'length', 'when', 'city'] as const;
export type WhichCourseAnswers = { [Question in keyof typeof answerKeys]?: AnswerKey<Question> } & {
  city?: string;
};

/** Parses the answers in a query; ignores those that are not a choice. `cities` are the values of the city filter. */
export function readAnswers(query: URLSearchParams, cities: readonly string[]): WhichCourseAnswers {
  const readKey = <K extends string>(name: string, keys: readonly K[]) =>
    keys.find((key) => key === query.get(name));
  return withoutUndefined({
    done: readKey('done', answerKeys.done),
    likes: readKey('likes', answerKeys.likes),
    length: readKey('length', answerKeys.length),
    when: readKey('when', answerKeys.when),
    city: readKey('city', cities),
  });
}
