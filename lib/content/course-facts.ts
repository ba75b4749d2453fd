import type { Fee } from './schema/course-facts.ts';
import type { Course, ShortCourseCard, StandAloneCourse } from './schema/courses.ts';

export type { Fee } from './schema/course-facts.ts';

/** What the fact box of any course shows; without a fee it says whom to ask. */
export type CourseFacts = {
  length: string;
  /** Length and days of a class. */
  classes?: string;
  hoursAWeek: number;
  needs: string;
  leadsTo: string;
  fee?: Fee;
};

const months = (count: number): string => `${count} ${count === 1 ? 'month' : 'months'}`;

/** `158 Hrs`, with 6 hours a week → `158 Hrs, about 26 weeks` */
const inWeeks = (time: string, hoursAWeek: number): string =>
  `${time}, about ${Math.round(Number.parseInt(time, 10) / hoursAWeek)} weeks`;

/** The facts of a course of any kind, each from the one field of the content that says it. */
export function courseFactsOf(course: Course | StandAloneCourse | ShortCourseCard): CourseFacts {
  const { length, needs, hoursAWeek, leadsTo, fee } = course.facts;
  const { time, duration, classDuration, needs: own }: Partial<Course> = 'id' in course ? course : {};
  const ofItsOwn = 'months' in course ? months(course.months) : time && inWeeks(time, hoursAWeek);
  return {
    length: length ?? ofItsOwn ?? duration ?? '',
    ...(classDuration && { classes: classDuration }),
    hoursAWeek,
    needs: needs ?? own ?? '',
    leadsTo,
    ...(fee && { fee }),
  };
}

const rupees = (amount: number): string => amount.toLocaleString('en-PK');

/** `PKR 6,500 to 9,000 a month` */
export const feeText = ({ from, to }: Fee): string =>
  `PKR ${rupees(from)}${to > from ? ` to ${rupees(to)}` : ''} a month`;
