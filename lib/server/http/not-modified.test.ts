/** @jest-environment node */
import { isNotModified } from './responses';

const notModified = (known: string | undefined, more: Readonly<Record<string, string>> = {}) =>
  isNotModified((name) => ({ ...(known && { 'if-none-match': known }), ...more })[name], 'W/"abc"');

test.each([
  ['the same tag', '"abc"', true],
  ['the same weak tag', 'W/"abc"', true],
  ['one of several', '"x", W/"abc"', true],
  ['another tag', '"abd"', false],
  ['a tag that only begins alike', '"abcd"', false],
  ['no tag', undefined, false],
])('%s (%s) is answered 304: %s', (_what, known, fresh) => expect(notModified(known)).toBe(fresh));

test('a forced reload and a list that is far too long get the whole body', () => {
  expect(notModified('"abc"', { 'cache-control': 'no-cache' })).toBe(false);
  expect(notModified(`"abc", ${'"x", '.repeat(1000)}`)).toBe(false);
});
