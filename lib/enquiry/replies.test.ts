/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { enquirySetCookie, readEnquiryCookie } from './replies.ts';

const valueOf = (setCookie: string) => setCookie.split(';')[0]?.split('=')[1];

test('answers travel in the visitor’s own cookie and come back as they went', () => {
  const flash = { values: { uname: 'عائشہ', others: 'x' }, errors: { uemail: 'Invalid email' } };
  expect(readEnquiryCookie(valueOf(enquirySetCookie(flash, true)))).toEqual(flash);
});

test('the cookie stays below what browsers take, whatever was typed, and is out of reach of scripts', () => {
  const long = '🎓'.repeat(2_000);
  const values = Object.fromEntries(
    ['uphne', 'uname', 'uemail', 'course', 'cityId', 'centresId', 'others'].map((name) => [name, long]),
  );
  const cookie = enquirySetCookie({ values, errors: values, uname: long }, true);
  expect(cookie.length).toBeLessThan(4_000);
  expect(cookie).toMatch(/Path=\/; HttpOnly; SameSite=Lax; Secure$/);
});

test.each(['', 'not base64 json', Buffer.from('[1,2]').toString('base64url'), 'x'.repeat(9_000)])(
  'a forged cookie %#: nothing of it is believed',
  (cookie) => {
    const flash = readEnquiryCookie(cookie);
    expect(flash === undefined || Object.keys(flash.values).length === 0).toBe(true);
  },
);
