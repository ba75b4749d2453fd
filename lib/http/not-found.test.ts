/** @jest-environment node */
import { declareNotFound, wasDeclaredNotFound } from './not-found';

test('a page declares its own request not found, and no other', () => {
  declareNotFound(new Headers({ 'x-request-id': 'a' }));
  expect(wasDeclaredNotFound('b')).toBe(false);
  expect(wasDeclaredNotFound('a')).toBe(true);
  expect(wasDeclaredNotFound('a')).toBe(false);
  declareNotFound(new Headers());
  expect(wasDeclaredNotFound(undefined)).toBe(false);
});
