/** @jest-environment node */
import { clearFlashCookie, decodeFlash, flashSetCookie, type Flash } from './flash-state.ts';

const valueOf = (setCookie: string) => /=([^;]*)/.exec(setCookie)?.[1];
const controls = ['name', 'city'];
const flash: Flash = {
  values: { name: 'عائشہ' },
  errors: { city: 'Please select your city' },
  idempotencyKey: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  uploadDraft: 'tok',
  greeting: 'Ayesha',
};

test('answers come back as they went, to their own form and out of reach of scripts', () => {
  const cookie = flashSetCookie('enquiry', controls, flash, false);
  expect(cookie).toMatch(/^form-answers=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(decodeFlash('enquiry', valueOf(cookie))).toEqual(flash);
  expect(decodeFlash('feedback', valueOf(cookie))).toBeUndefined();
  expect(clearFlashCookie(false)).toBe('form-answers=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
});

test('behind https no other host can set them: the name demands Secure and the path of all pages', () => {
  for (const cookie of [flashSetCookie('enquiry', controls, flash, true), clearFlashCookie(true)]) {
    expect(cookie).toMatch(/^__Host-form-answers=.*; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    expect(cookie).not.toMatch(/Domain/i);
  }
});

test('the cookie fits a browser whatever was typed, and holds the controls of the form only', () => {
  const values = { name: '🎓'.repeat(10_000), city: 'و'.repeat(10_000), evil: 'y' };
  const cookie = flashSetCookie('enquiry', controls, { ...flash, values }, true);
  expect(cookie.length).toBeLessThan(4_096);
  expect(Object.keys(decodeFlash('enquiry', valueOf(cookie))?.values ?? {})).toEqual(controls);
});

test.each([undefined, '', 'x', '%%%', 'bnVsbA', 'e30', 'MQ', 'not base64 json', 'x'.repeat(8_001)])(
  'a forged cookie (%.20j) reads as none',
  (value) => {
    expect(decodeFlash('enquiry', value)).toBeUndefined();
  },
);

test('of a forged cookie only texts are taken', () => {
  const forged = { form: 'enquiry', values: { name: 7, city: 'Karachi' }, errors: [1], idempotencyKey: {} };
  const value = Buffer.from(JSON.stringify(forged)).toString('base64url');
  expect(decodeFlash('enquiry', value)).toEqual({ values: { city: 'Karachi' }, errors: {} });
});
