import { describe, expect, test } from '@jest/globals';
import { initialAnswers, scales, scaleByQuestion } from './fields.ts';
import { feedbackRules } from './schema.ts';

const complete = {
  ...initialAnswers,
  centresId: '0badd4c9-c422-5f0b-bb99-829e6b8a70fa',
  studentName: 'Ali Khan',
  enrollmentNo: 'Student1234567',
  faculty: 'Sir Asif',
  batchCode: '2501A',
};

// The names are those of docs/product/forms.md#f6, #f8.
const required = ['centresId', 'studentName', 'enrollmentNo', 'faculty', 'batchCode'];
const ratedQuestions = ['q1', 'q2', 'q3o1', 'q3o2', 'q3o3', 'q3o4', 'q4', 'q5', 'q6', 'q7'];

describe('the rules of the feedback form', () => {
  test.each(required)('%s is required', (name) => {
    expect(feedbackRules({ ...complete, [name]: '' })).toEqual({ [name]: 'This field is required...' });
  });

  test.each(ratedQuestions)('%s must not stay at Select', (name) => {
    for (const value of ['0', '', '5', '-1', '1.5', 'one', '01'])
      expect(feedbackRules({ ...complete, [name]: value })).toEqual({ [name]: 'Please select a value...' });
  });

  test('a complete form has no errors; q8 may stay at Select, but an answer that does not exist is rejected', () => {
    expect(feedbackRules({ ...complete, q8: '0' })).toEqual({});
    expect(feedbackRules({ ...complete, q8: '9' })).toEqual({ q8: 'Please select a value...' });
  });

  test('texts have at most 80 characters, and an emoji counts as one', () => {
    expect(feedbackRules({ ...complete, studentName: '😀'.repeat(80) })).toEqual({});
    expect(feedbackRules({ ...complete, studentName: 'a'.repeat(81) })).toEqual({
      studentName: 'Max 80 characters',
    });
  });

  test('the scales are those of the specification', () => {
    expect(scales[scaleByQuestion.q1]).toEqual(['Every Class', 'Most of the classes', 'Rarely', 'Never']);
    expect(scales[scaleByQuestion.q6]).toEqual(['Every Class', 'Most of the classes', 'Rarely', 'Never']);
    for (const q of ['q2', 'q5', 'q7'] as const) expect(scales[scaleByQuestion[q]]).toEqual(['Yes', 'No']);
    for (const name of ['q3o1', 'q3o2', 'q3o3', 'q3o4', 'q4'] as const)
      expect(scales[scaleByQuestion[name]]).toEqual(['Excellent', 'Good', 'Average', 'Fair']);
    expect(scales[scaleByQuestion.q8]).toEqual([
      'No issues',
      'Issues reported and resolved in reasonable time',
      'Issue resolution is delayed',
      'Not resolved',
    ]);
  });
});
