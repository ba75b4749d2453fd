/** @jest-environment node */
import {
  courseFactsOf,
  feeTexts,
  findCourse,
  getAllCourses,
  getTopics,
  lengthLine,
  feeRanges,
  inThousands,
  shortFee,
  similarTo,
} from './catalogue';
import { similarCourses } from '@/content/courses/similar';
import { courseOfCard, getShortCourseCards } from './courses';
import type { Course } from '../../../content/schema/courses';

const facts = { hoursAWeek: 6, leadsTo: 'Junior roles', needs: 'Matric' };
const course = (time: string | undefined, own: Pick<Course['facts'], 'months' | 'weeks'>): Course => ({
  ...({ id: 1, slug: 'x', title: 'X', description: 'x', motif: 'code', enquire: 'STC' } as const),
  ...(time && { time }),
  facts: { ...facts, ...own },
});

test('lengths are in weeks below a month, in months below two years, then in years', () => {
  const lengthOf = (own: Parameters<typeof course>[1], time?: string) =>
    lengthLine(courseFactsOf(course(time, own)));
  expect(lengthOf({ months: 6 }, '158 Hrs')).toBe('6 months, 158 hours');
  expect(lengthOf({ months: 12 })).toBe('12 months');
  expect(lengthOf({ months: 36 })).toBe('3 years');
  expect(lengthOf({ months: 30 })).toBe('30 months');
  expect(lengthOf({ weeks: 2 })).toBe('2 weeks');
});

test('a long course shows the monthly fee first, a short one the total; a single payment has no monthly fee', () => {
  const fee = { from: 8000, to: 11000, registration: 5000, instalments: 36 };
  expect(feeTexts({ fee, months: 36 })).toEqual(['PKR 8,000–11,000 a month', '293,000–401,000 in all']);
  expect(feeTexts({ fee: { ...fee, instalments: 2 }, months: 2 })).toEqual([
    'PKR 21,000–27,000 in all',
    'PKR 8,000–11,000 a month',
  ]);
  // Four months count as short, five as long.
  const firstOf = (months: number) => feeTexts({ fee, months })[0];
  expect([firstOf(4), firstOf(5)]).toEqual(['PKR 293,000–401,000 in all', 'PKR 8,000–11,000 a month']);
  expect(feeTexts({ fee: { ...fee, to: 8000, instalments: 1 } })).toEqual(['PKR 13,000 in all']);
});

test('the fee of several courses is a range, and missing if one is unknown', () => {
  const fee = { from: 9000, to: 12000, registration: 5000, instalments: 36 };
  const both = [
    { fee, months: 36 },
    { fee: { ...fee, from: 8000, to: 11000 }, months: 36 },
  ];
  expect(feeRanges([])).toEqual([]);
  expect(feeRanges(both)).toEqual(['PKR 8,000–12,000 a month', '293,000–437,000 in all']);
  expect(feeRanges([...both, {}])).toEqual([]);
  expect([shortFee(both, inThousands), shortFee([...both, {}])]).toEqual(['8–12k a month', undefined]);
  expect(shortFee([{ fee: { ...fee, instalments: 2 }, months: 4 }])).toBe('PKR 23,000–29,000 in all');
});

test('a card that refers to a course has the link, fee and topic of that course', () => {
  expect(findCourse('tableau-dashboards')?.slug).toBe('tableau');
  expect(getAllCourses().map(({ slug }) => slug)).not.toContain('tableau-dashboards');
  for (const card of getShortCourseCards()) expect(getTopics()).toHaveProperty(courseOfCard(card));
});

test('courses with similar names refer to each other, and only to courses that exist', () => {
  for (const { courses } of similarCourses)
    for (const { course } of courses)
      expect(similarTo(course)?.others.map(({ course: other }) => other.slug)).toEqual(
        courses.map((one) => one.course).filter((slug) => slug !== course),
      );
  expect(similarTo('autocad')).toBeUndefined();
});
