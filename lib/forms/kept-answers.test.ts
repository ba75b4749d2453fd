/** @jest-environment node */
import { endAnswers, keepAnswers, namedTexts, packAnswers, unpackAnswers } from './kept-answers.ts';

const cookie = { name: 'answers', path: '/page' } as const;

test('answers come back as they went, for their own page and out of reach of scripts', () => {
  const kept = { values: { name: 'عائشہ' } };
  expect(unpackAnswers(packAnswers(kept))).toEqual(kept);
  expect(keepAnswers(cookie, 'x', true)).toBe(
    'answers=x; Max-Age=600; Path=/page; HttpOnly; SameSite=Lax; Secure',
  );
  expect(endAnswers(cookie)).toBe('answers=; Max-Age=0; Path=/page; HttpOnly; SameSite=Lax');
});

test.each([undefined, '', '%%%', 'bnVsbA', 'MQ', 'x'.repeat(8_001)])('%j holds nothing', (value) => {
  expect(unpackAnswers(value)).toBeUndefined();
});

test('of a record only the texts asked for are taken, and no more of them than fits', () => {
  const sent = { name: 'Aisha', age: 7, city: '', evil: 'x' };
  expect(namedTexts(sent, ['name', 'age', 'city', 'toString'], 3)).toEqual({ name: 'Ais' });
  expect(namedTexts('name', ['length'], 3)).toEqual({});
});
