/** @jest-environment node */
import {
  answersCookie,
  clearFlashCookie,
  flashSetCookie,
  namedTexts,
  encodeFlash,
  decodeFlash,
} from './flash-state.ts';

test('answers come back as they went, to their own form and out of reach of scripts', () => {
  const flash = { values: { name: 'عائشہ' } };
  expect(decodeFlash('enquiry', encodeFlash('enquiry', flash))).toEqual({ ...flash, form: 'enquiry' });
  expect(decodeFlash('feedback', encodeFlash('enquiry', flash))).toBeUndefined();
  expect(flashSetCookie('x', false)).toBe('form-answers=x; Max-Age=600; Path=/; HttpOnly; SameSite=Lax');
  expect(clearFlashCookie(false)).toBe('form-answers=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
});

test('behind https no other host can set them: the name demands Secure and the path of all pages', () => {
  expect(answersCookie(true)).toMatch(/^__Host-/);
  for (const cookie of [flashSetCookie('x', true), clearFlashCookie(true)]) {
    expect(cookie.startsWith(`${answersCookie(true)}=`)).toBe(true);
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    expect(cookie).not.toMatch(/Domain/i);
  }
});

test.each([undefined, '', '%%%', 'bnVsbA', 'MQ', 'x'.repeat(8_001)])('%j holds nothing', (value) => {
  expect(decodeFlash('enquiry', value)).toBeUndefined();
});

test('of a record only the texts asked for are taken, and no more of them than fits', () => {
  const sent = { name: 'Aisha', age: 7, city: '', evil: 'x' };
  expect(namedTexts(sent, ['name', 'age', 'city', 'toString'], 3)).toEqual({ name: 'Ais' });
  expect(namedTexts('name', ['length'], 3)).toEqual({});
});
