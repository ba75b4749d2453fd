import { group, records, type ValueOf } from './groups.ts';
import { flag, text, reference, wholeNumber } from './single-values.ts';

const rupees = wholeNumber(0, 500_000);

/** Fields of the fact box of any kind of course (docs/product/content.md#d16). */
export const courseFacts = () =>
  group({
    months: wholeNumber(1, 60).optional(), // left out if the card of a course has its own `months`
    weeks: wholeNumber(1, 4).optional(), // instead of months, for a course of less than a month
    audience: text(5, 40).optional(), // for whom it is, such as You need: HTML and CSS; beginners if left out
    needs: text(5, 120).optional(), // who may join, unless another field of the course says it
    hoursAWeek: wholeNumber(1, 40), // hours of class
    leadsTo: text(10, 120),
    // Without a fee the fact box links to an enquiry about it.
    fee: group(
      {
        from: rupees, // lowest instalment
        to: rupees, // highest instalment
        registration: rupees, // paid once; 0 for none
        instalments: wholeNumber(1, 60), // number of monthly payments; 1 for a single payment
      },
      ({ from, to }) => from > to && { field: 'to', text: `is less than from (${from})` },
    ).optional(),
    sample: flag(),
  });

type CourseFacts = ValueOf<ReturnType<typeof courseFacts>>;
/** The fee of a course is a range, because fees differ between centres. */
export type Fee = NonNullable<CourseFacts['fee']>;

type Course = { time?: string; months?: number; needs?: string; facts: CourseFacts };

const weeksInMonth = 4.35;
const maxWeeksApart = 4;

/** Checks that a course states its length once and says who may join, and that its figures are consistent. */
export function checkCourse({ time, months: monthsOfCard, needs, facts }: Course) {
  const problem = (message: string) => ({ field: 'facts', text: message });
  const { months = monthsOfCard, weeks } = facts;
  if ((months === undefined) === (weeks === undefined))
    return problem('needs either months or weeks: how long the course takes');
  if (monthsOfCard !== undefined && facts.months !== undefined)
    return problem('repeats months, which the card says');
  if (!(facts.needs ?? needs)) return problem('needs needs: who may join');
  const inWeeks = Number.parseInt(time ?? '', 10) / facts.hoursAWeek;
  if (months !== undefined && Math.abs(inWeeks - months * weeksInMonth) > maxWeeksApart)
    return problem(
      `contradicts time: ${time} at ${facts.hoursAWeek} hours a week are ${Math.round(inWeeks)} weeks`,
    );
  return (facts.fee?.instalments ?? 1) > (months ?? 1) && problem('has more instalments than months');
}

/** Courses of one subject with similar names. */
export const similarCoursesSchema = records(['subject'], {
  subject: text(2, 20), // a word of the heading: Other … courses
  courses: records(['course'], {
    course: reference('any-course'),
    differs: text(5, 60), // what it teaches that the others do not
  }).min(2),
});
export type SimilarCourses = ValueOf<typeof similarCoursesSchema>[number];
