/** @jest-environment node */
import { answerKeys } from '../../shared/schema/search';
import { findCourse } from './catalogue';
import { getWhichCourse, readAnswers } from './which-course';

/** Who may join, by the wording of the fact box. */
const open: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^School students/, ['school']],
  [/^Matric/, ['matric', 'intermediate', 'graduate']],
  [/^Intermediate\b/, ['intermediate', 'graduate']],
];

test('courses are offered only to those who may join them', () => {
  const { courses } = getWhichCourse();
  for (const { course, done } of courses) {
    const needs = findCourse(course)?.facts.needs ?? '';
    const allowed = open.find(([words]) => words.test(needs))?.[1] ?? answerKeys.done;
    expect([course, done.filter((key) => !allowed.includes(key))]).toEqual([course, []]);
  }
});

test('invalid answers are ignored', () => {
  const query = new URLSearchParams('done=phd&likes=data&when=night&city=karachi&length=');
  expect(readAnswers(query, ['karachi'])).toEqual({ likes: 'data', city: 'karachi' });
  expect(readAnswers(query, [])).toEqual({ likes: 'data' });
});
