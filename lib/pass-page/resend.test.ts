/** @jest-environment node */
import { checkResend } from './resend';

test.each([
  ['Ali@Example.com', 'ok'],
  ['  a@example.com ', 'ok'],
  ['a+b@example.com', 'ok'],
])('takes %j', (email, kind) => {
  expect(checkResend(email).kind).toBe(kind);
});

test.each([
  ['', 'Email is required'],
  [undefined, 'Email is required'],
  [['a@example.com'], 'Email is required'],
  ['nobody', 'Invalid email address'],
  ['a@b.c\r\nBcc: x@y.z', 'Invalid email address'],
  ['a@example.com, b@example.com', 'Invalid email address'],
  [`${'a'.repeat(100_000)}@example.com`, 'Invalid email address'],
])('refuses %j with the form’s own sentence', (email, message) => {
  expect(checkResend(email)).toMatchObject({ kind: 'invalid', message });
});
