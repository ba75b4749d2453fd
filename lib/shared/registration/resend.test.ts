/** @jest-environment node */
import { checkResend } from './resend';

test.each(['Ali@Example.com', '  a@example.com ', 'a+b@example.com'])('accepts %j', (email) => {
  expect(checkResend(email).errors).toEqual({});
});

test.each([
  ['', 'Email is required'],
  [undefined, 'Email is required'],
  ['nobody', 'Invalid email address'],
  ['a@b.c\r\nBcc: x@y.z', 'Invalid email address'],
  ['a@example.com, b@example.com', 'Invalid email address'],
])('rejects %j with the message of the form', (email, message) => {
  expect(checkResend(email).errors).toEqual({ email: message });
});
