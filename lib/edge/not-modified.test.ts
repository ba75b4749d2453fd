/** @jest-environment node */
import { isNotModified } from './not-modified';

const notModified = (known: string | undefined, more: Record<string, string> = {}, method = 'GET') =>
  isNotModified({ method, headers: { ...(known && { 'if-none-match': known }), ...more } }, 200, 'W/"abc"');

test.each([
  ['the same tag', '"abc"', true],
  ['the same weak tag', 'W/"abc"', true],
  ['one of several', '"x", W/"abc"', true],
  ['another tag', '"abd"', false],
  ['a tag that only begins alike', '"abcd"', false],
  ['no tag', undefined, false],
])('%s (%s) is answered 304: %s', (_what, known, fresh) => expect(notModified(known)).toBe(fresh));

test('a forced reload, another method and another status get the whole body', () => {
  expect(notModified('"abc"', { 'cache-control': 'no-cache' })).toBe(false);
  expect(notModified('"abc"', {}, 'POST')).toBe(false);
  expect(isNotModified({ method: 'GET', headers: { 'if-none-match': '"abc"' } }, 404, '"abc"')).toBe(false);
});
