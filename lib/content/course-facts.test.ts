/** @jest-environment node */
import { getAnyCourses } from './any-course';
import { courseFactsOf, feeText } from './course-facts';
import { getShortCourseCards, type Course } from './courses';

test('every course of the site says how long it takes, who may join and what it leads to', () => {
  for (const { slug, facts } of getAnyCourses()) {
    expect([slug, facts.length]).toEqual([slug, expect.stringMatching(/\w/)]);
    expect([slug, facts.needs]).toEqual([slug, expect.stringMatching(/\w/)]);
    expect([slug, facts.leadsTo]).toEqual([slug, expect.stringMatching(/\w/)]);
  }
});

test('the length of a course is the one its own field says', () => {
  const bare = { slug: 'x', title: 'X', description: 'x', motif: 'code', enquire: 'STC' } as const;
  const facts = { hoursAWeek: 6, leadsTo: 'Junior roles', needs: 'Matric' };
  const ofTime: Course = { ...bare, id: 1, time: '158 Hrs', duration: '2 hrs per session', facts };
  expect(courseFactsOf(ofTime)).toEqual({ ...facts, length: '158 Hrs, about 26 weeks' });
  expect(courseFactsOf({ ...bare, id: 1, duration: '3 Years', facts }).length).toBe('3 Years');
  expect(courseFactsOf({ ...bare, id: 1, facts: { ...facts, length: '4 weeks' } }).length).toBe('4 weeks');
  const [card] = getShortCourseCards();
  expect(card && courseFactsOf(card).length).toBe('4 months');
});

test('a fee is a range by the month, or one figure where both are the same', () => {
  const fee = { from: 6500, to: 9000, registration: 0, instalments: 6 };
  expect(feeText(fee)).toBe('PKR 6,500 to 9,000 a month');
  expect(feeText({ ...fee, to: 6500 })).toBe('PKR 6,500 a month');
});
