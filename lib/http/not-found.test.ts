/** @jest-environment node */
import { declareMissing, wasDeclaredMissing } from './not-found';

test('a page declares its own request missing, and no other', () => {
  declareMissing(new Headers({ 'x-request-id': 'a' }));
  expect(wasDeclaredMissing('b')).toBe(false);
  expect(wasDeclaredMissing('a')).toBe(true);
  expect(wasDeclaredMissing('a')).toBe(false);
  declareMissing(new Headers());
  expect(wasDeclaredMissing(undefined)).toBe(false);
});
