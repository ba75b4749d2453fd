import { group, list, type ValueOf } from './groups.ts';
import { sample, text, reference, whole } from './values.ts';

const rupees = (about: string) => whole(`${about}, in rupees`, 0, 500_000);

/** Fields of the fact box of any kind of course (docs/product/content.md#d16). */
export const courseFacts = () =>
  group('the fact box', {
    months: whole('length in months, unless the card states it', 1, 60).optional(),
    weeks: whole('length in weeks, instead of months', 1, 4).optional(),
    audience: text(
      'who its classes are for, such as If you know HTML and CSS; beginners if left out',
      5,
      40,
    ).optional(),
    needs: text('who may join, unless another field of the course says it', 5, 120).optional(),
    hoursAWeek: whole('hours of class a week', 1, 40),
    leadsTo: text('what it leads to', 10, 120),
    fee: group(
      'the fee; if left out, the box says whom to ask',
      {
        from: rupees('lowest instalment'),
        to: rupees('highest instalment'),
        registration: rupees('registration fee, paid once; 0 for none'),
        instalments: whole('number of monthly instalments', 1, 60),
      },
      ({ from, to }) => (from > to ? { field: 'to', text: `is less than from (${from})` } : undefined),
    ).optional(),
    sample: sample(),
  });

type CourseFacts = ValueOf<ReturnType<typeof courseFacts>>;
/** Fee of a course: a monthly range, because fees differ between centres. */
export type Fee = NonNullable<CourseFacts['fee']>;

type Course = { time?: string; months?: number; needs?: string; facts: CourseFacts };

/** Average weeks in a month, for comparing hours with whole months. */
const weeksInMonth = 4.35;
const maxWeeksApart = 4;

/** Checks that a course states its length and who may join, each exactly once, and that its figures are consistent. */
export function complete({ time, months: ofCard, needs, facts }: Course) {
  const at = (text: string) => ({ field: 'facts', text });
  const { months = ofCard, weeks } = facts;
  if ((months === undefined) === (weeks === undefined))
    return at('needs either months or weeks: how long the course takes');
  if (ofCard !== undefined && facts.months !== undefined) return at('repeats months, which the card says');
  if (!(facts.needs ?? needs)) return at('needs needs: who may join');
  const inWeeks = Number.parseInt(time ?? '', 10) / facts.hoursAWeek;
  if (months !== undefined && Math.abs(inWeeks - months * weeksInMonth) > maxWeeksApart)
    return at(
      `contradicts time: ${time} at ${facts.hoursAWeek} hours a week are ${Math.round(inWeeks)} weeks`,
    );
  return (facts.fee?.instalments ?? 1) > (months ?? 1) ? at(`has more instalments than months`) : undefined;
}

/** Schema of content/courses/similar.ts. */
export const similarCoursesSchema = list(
  'courses with similar names',
  group('courses of one subject', {
    subject: text('heading: Other … courses', 2, 20),
    courses: list(
      'the courses, shortest first',
      group('one of them', {
        course: reference('any-course', 'the course'),
        differs: text('what it teaches that the others do not', 5, 60),
      }),
      2,
      6,
      'course',
    ),
  }),
  1,
  40,
  'subject',
);
export type SimilarCourses = ValueOf<typeof similarCoursesSchema>[number];
