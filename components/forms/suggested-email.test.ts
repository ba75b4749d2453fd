import { suggestedEmail } from './suggested-email';

test.each([
  ['ali@gmial.com', 'ali@gmail.com'],
  ['ali@gmail.con', 'ali@gmail.com'],
  ['ali@gamil.com', 'ali@gmail.com'],
  ['ali@gnail.con', 'ali@gmail.com'],
  ['a@b@hotmial.com', 'a@b@hotmail.com'],
  ['ali@YAHO.com', 'ali@yahoo.com'],
])('%s gets the suggestion %s', (typed, suggestion) => expect(suggestedEmail(typed)).toBe(suggestion));

test.each([
  'ali@gmail.com',
  'ali@example.com',
  'ali@nust.edu.pk',
  'ali@mail.com',
  'ali@email.com',
  'ali',
  '',
  `a@${'g'.repeat(1e5)}.com`,
])('%.20s gets no suggestion', (typed) => expect(suggestedEmail(typed)).toBeUndefined());
