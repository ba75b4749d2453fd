import type { Course } from '../../../content/schema/courses';
import { courseFactsOf, findCourse, getAllCourses, getTopics, lengthLine } from './catalogue';
import { courseOfCard, getShortCourseCards } from './courses';

const facts = { hoursAWeek: 6, leadsTo: 'Junior roles', needs: 'Matric' };
const course = (time: string | undefined, own: Pick<Course['facts'], 'months' | 'weeks'>): Course => ({
  ...({ id: 1, slug: 'x', title: 'X', description: 'x', motif: 'code', enquire: 'STC' } as const),
  ...(time && { time }),
  facts: { ...facts, ...own },
});

test('lengths are in weeks below a month, in years if whole and at least two, otherwise in months', () => {
  const lengthOf = (own: Parameters<typeof course>[1], time?: string) =>
    lengthLine(courseFactsOf(course(time, own)));
  expect(lengthOf({ months: 6 }, '158 Hrs')).toBe('6 months, 158 hours');
  expect(lengthOf({ months: 12 })).toBe('12 months');
  expect(lengthOf({ months: 36 })).toBe('3 years');
  expect(lengthOf({ months: 30 })).toBe('30 months');
  expect(lengthOf({ weeks: 2 })).toBe('2 weeks');
});

test('the slug of a card that refers to a course finds that course; every card has a topic', () => {
  expect(findCourse('tableau-dashboards')?.slug).toBe('tableau');
  expect(getAllCourses().map(({ slug }) => slug)).not.toContain('tableau-dashboards');
  for (const card of getShortCourseCards()) expect(getTopics()).toHaveProperty(courseOfCard(card));
});
