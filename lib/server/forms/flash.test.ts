import { cookieValue } from '../../../tests/support/cookie.ts';
import { decodeFlash, flashCookieHeader, readLastPost, type FlashState } from './flash.ts';

const controls = ['name', 'city'];
const flash: FlashState = {
  outcome: 'invalid',
  receipt: 'tok',
  values: { name: 'عائشہ '.repeat(50) },
  errors: { city: 'Please select your city' },
  idempotencyKey: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  uploadDraft: 'tok',
  greeting: 'Ayesha',
};

test('flash state survives a round trip in an HttpOnly cookie, for its own form only', () => {
  const cookie = flashCookieHeader('enquiry', controls, flash, false);
  expect(cookie).toMatch(/^form-answers=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(decodeFlash('enquiry', cookieValue(cookie))).toEqual(flash);
  expect(decodeFlash('feedback', cookieValue(cookie))).toBeUndefined();
});

test('on https the cookie has the __Host- prefix, so that no other host can set it', () => {
  const cookie = flashCookieHeader('enquiry', controls, flash, true);
  expect(cookie).toMatch(/^__Host-form-answers=.*; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  expect(cookie).not.toMatch(/Domain/i);
});

test("the cookie fits a browser's limit for any input, and contains only the form's controls", () => {
  const manyNames = Array.from({ length: 20 }, (_, index) => `control${index}`);
  const typedPairs = manyNames.map((name, index) => [name, (index % 2 === 0 ? '🎓' : 'و').repeat(10_000)]);
  const values = { ...Object.fromEntries(typedPairs), evil: 'y' };
  const cookie = flashCookieHeader('enquiry', manyNames, { ...flash, values }, true);
  expect(cookie.length).toBeLessThan(4_096);
  expect(Object.keys(decodeFlash('enquiry', cookieValue(cookie))?.values ?? {})).toEqual(manyNames);
});

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const longCookie = encode({ form: 'enquiry', values: { name: 'x'.repeat(6_000) } });

test.each(['', 'x', 'x'.repeat(8_001), longCookie])('a forged cookie (%.20j) is ignored', (value) => {
  expect(decodeFlash('enquiry', value)).toBeUndefined();
});

type Case = [
  shown: string,
  asked: string,
  receipt: string | undefined,
  stored: Partial<FlashState>,
  form?: string,
];
test.each<Case>([
  ['invalid with answers', 'invalid', undefined, { outcome: 'invalid' }],
  // Back leads to the address of an earlier post, but the cookie is of the last one, which is shown.
  ['failed with answers', 'invalid', undefined, { outcome: 'failed' }],
  ['nothing', 'failed', undefined, { outcome: 'sent', receipt: 'a' }],
  ['sent with answers', 'sent', 'a', { outcome: 'sent', receipt: 'a' }],
  // The cookie is of another post: accepted with another receipt or outcome, or rejected.
  ['sent', 'sent', 'a', { outcome: 'sent', receipt: 'b' }],
  ['sent', 'sent', undefined, { outcome: 'sent', receipt: 'b' }],
  ['sent', 'sent', 'a', { outcome: 'later', receipt: 'a' }],
  ['sent', 'sent', undefined, { outcome: 'invalid' }],
  // The cookie is of another form.
  ['nothing', 'failed', undefined, { outcome: 'failed' }, 'feedback'],
  ['sent', 'sent', 'a', { outcome: 'sent', receipt: 'a' }, 'feedback'],
])(
  'shows %s at the address of one that was %s (%s), the last post being %j',
  (shown, askedOutcome, receipt, stored, form = 'enquiry') => {
    const cookie = flashCookieHeader(form, controls, { ...flash, receipt: '', ...stored }, false);
    const value = cookieValue(cookie) ?? '';
    const cookieStore = { get: (name: string) => (name === 'form-answers' ? { value } : undefined) };
    const outcomes = { accepted: ['sent', 'later'], rejected: ['invalid', 'failed'] };
    const post = readLastPost('enquiry', cookieStore, askedOutcome, outcomes, receipt);
    expect(`${post.accepted ?? post.rejected ?? 'nothing'}${post.flash ? ' with answers' : ''}`).toBe(shown);
  },
);
