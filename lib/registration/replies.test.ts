/** @jest-environment node */
import { answersSetCookie, pageAfter, readAnswers, type FlashAnswers } from './replies.ts';

const valueOf = (setCookie: string) => /=([^;]*)/.exec(setCookie)?.[1];
const flash: FlashAnswers = {
  form: 'visitor',
  values: { firstName: 'محمد', email: 'a@b' },
  errors: { email: 'Invalid email address' },
  key: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
};

test('answers come back as typed, for their own form only', () => {
  const cookie = valueOf(answersSetCookie(flash, true));
  expect(readAnswers('visitor', cookie)).toEqual(flash);
  expect(readAnswers('vip', cookie)).toBeUndefined();
});

test('the cookie is out of reach of scripts and other hosts, and fits a browser whatever was typed', () => {
  const long = {
    ...flash,
    values: { firstName: 'و'.repeat(10_000), lastName: 'x'.repeat(10_000), evil: 'y' },
  };
  const cookie = answersSetCookie(long, true);
  expect(cookie).toMatch(/^__Host-.*Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  expect(cookie.length).toBeLessThan(4_096);
  expect(readAnswers('visitor', valueOf(cookie))?.values).not.toHaveProperty('evil');
});

test.each(['', 'x', 'bnVsbA', '%%%', 'e30'])('a forged cookie (%j) reads as none', (cookie) => {
  expect(readAnswers('visitor', cookie)).toBeUndefined();
});

test('the address after a post holds no personal data', () => {
  expect(pageAfter('visitor', 'registered', 'tok')).toBe('/registration/visitor?outcome=registered&pass=tok');
  expect(pageAfter('vip', 'invalid')).toBe('/registration/vip?outcome=invalid');
});
