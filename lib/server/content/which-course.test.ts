/** @jest-environment node */
import { doneKeys, likesKeys } from '../../shared/schema/search';
import { fittingCourses, readAnswers } from './which-course';

const all = doneKeys.flatMap((done) => likesKeys.map((likes) => ({ done, likes })));

/** Who may join, by the wording of the fact box. */
const open: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^School students/, ['school']],
  [/^Matric/, ['matric', 'intermediate', 'graduate']],
  [/^Intermediate\b/, ['intermediate', 'graduate']],
];

test.each(all)('$done and $likes give one or two courses, with a reason, that accept them', (answers) => {
  const fitting = fittingCourses(answers, () => true);
  expect([1, 2]).toContain(fitting.length);
  expect(new Set(fitting.map(({ course }) => course.slug)).size).toBe(fitting.length);
  for (const { course, reason } of fitting) {
    expect(reason).toMatch(/\.$/);
    const rule = open.find(([needs]) => needs.test(course.facts.needs));
    expect([course.slug, rule?.[1] ?? doneKeys]).toEqual([
      course.slug,
      expect.arrayContaining([answers.done]),
    ]);
  }
});

test('a course of the wanted length ranks first, then one with a class', () => {
  const answers = { done: 'matric', likes: 'data' } as const;
  const first = (length?: 'short' | 'long', without = '') =>
    fittingCourses({ ...answers, ...(length && { length }) }, (slug) => slug !== without)[0];
  expect(first()?.course.slug).toBe('python-django');
  expect(first(undefined, 'python-django')?.course.slug).toBe('ai-for-everyone');
  expect(first('short')).toMatchObject({ fits: true, course: { slug: 'ai-for-everyone' } });
  expect(first('short', 'ai-for-everyone')?.course.slug).toBe('ai-for-everyone');
  expect(first('long')?.course.slug).toBe('python-django');
});

test('invalid answers are ignored, and without the first two nothing fits', () => {
  const answers = readAnswers(new URLSearchParams('done=phd&likes=data&when=night&city=karachi'));
  expect(answers).toEqual({ likes: 'data', city: 'karachi' });
  expect(fittingCourses(answers, () => true)).toEqual([]);
});
