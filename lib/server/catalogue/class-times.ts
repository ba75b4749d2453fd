import type { ClassTimes } from '../../../content/schema/search.ts';
import { classTimes as timesOfContent } from '../../../content/search/class-times.ts';
import { classWeekdays, weekend } from '../../shared/classes/parts-of-day.ts';

const namesOf = ({ time, days }: ClassTimes): string[] => [
  ...(time ? [time] : []),
  ...(days ? [days, ...classWeekdays[days]] : []),
  ...(days === weekend ? ['weekend'] : []),
];

/** The words that find classes: the names of a time or of days, and those of content. */
export const classTimes: readonly ClassTimes[] = timesOfContent.map((classTime) => ({
  ...classTime,
  words: [...namesOf(classTime), ...classTime.words],
}));
