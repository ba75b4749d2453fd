import { readAnswers } from './which-course';

test('invalid answers are ignored', () => {
  const query = new URLSearchParams('done=phd&likes=data&when=night&city=karachi&length=');
  expect(readAnswers(query, ['karachi'])).toEqual({ likes: 'data', city: 'karachi' });
  expect(readAnswers(query, [])).toEqual({ likes: 'data' });
});
