import { group, type ValueOf } from './groups.ts';
import { sample, text, whole } from './values.ts';

const rupees = (about: string) => whole(`${about}, in rupees`, 0, 500_000);

/** What the fact box of a course says, of whatever kind it is (docs/product/content.md#d16). */
export const courseFacts = () =>
  group('the fact box', {
    length: text('how long it takes, where no other field of the course says it', 3, 40).optional(),
    needs: text('who may join, where no other field of the course says it', 5, 120).optional(),
    hoursAWeek: whole('hours of class a week', 1, 40),
    leadsTo: text('what it leads to', 10, 120),
    fee: group(
      'the fee; left out, the box says whom to ask',
      {
        from: rupees('least for a month'),
        to: rupees('most for a month'),
        registration: rupees('once, at the start; 0 for none'),
        instalments: whole('in how many monthly instalments it is paid', 1, 60),
      },
      ({ from, to }) => (from > to ? { field: 'to', text: `is less than from (${from})` } : undefined),
    ).optional(),
    sample: sample(),
  });

type CourseFacts = ValueOf<ReturnType<typeof courseFacts>>;
/** The fee of a course: a range by month, because centres differ. */
export type Fee = NonNullable<CourseFacts['fee']>;

type Course = { needs?: string; facts: CourseFacts };
/** Every course says how long it takes and who may join, in a field of its own or in its fact box. */
export const complete =
  <T extends Course>(lengthOf: (course: T) => string | number | undefined) =>
  (course: T) => {
    const { length = lengthOf(course), needs = course.needs } = course.facts;
    if (!length) return { field: 'facts', text: 'needs length: how long the course takes' };
    return needs ? undefined : { field: 'facts', text: 'needs needs: who may join' };
  };
