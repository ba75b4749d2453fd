import { answerKeys as keysInContent, partsOfDay } from '../../../content/schema/search.ts';
import { whichCourse } from '../../../content/which-course.ts';
import { classWeekdays, partLabels, shortDayLabels, weekend } from '../../shared/classes/parts-of-day.ts';
import { withoutUndefined } from '../../shared/util/collections.ts';
import { withFacts } from './facts.ts';

const weekendDays = new Intl.ListFormat('en-GB').format(classWeekdays[weekend]);

/** `words` name a time in a sentence. */
const times = [
  ...partsOfDay.map((key) => ({ key, label: partLabels[key], words: `in the ${key}` })),
  { key: weekend, label: shortDayLabels[weekend], words: `on ${weekendDays}` },
];

export const getWhichCourse = () => ({ ...withFacts(whichCourse), when: times });

/** The keys of the answers to each question but the city. */
export const answerKeys = { ...keysInContent, when: [...partsOfDay, weekend] } as const;
export type AnswerKey<Question extends keyof typeof answerKeys> = (typeof answerKeys)[Question][number];

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
