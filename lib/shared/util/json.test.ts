/** @jest-environment node */
import { isRecord, parseJson } from './values';

test('invalid JSON is undefined, and a list or null is not a record', () => {
  expect(parseJson('{"a": [1]}')).toEqual({ a: [1] });
  for (const text of ['', '{', 'undefined', '{"a": 1} x']) expect(parseJson(text)).toBeUndefined();
  expect([{}, [], null, 'x', undefined].map(isRecord)).toEqual([true, false, false, false, false]);
});
