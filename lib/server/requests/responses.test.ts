/** @jest-environment node */
import { errorResponse, json, seeOther, isNotModified } from './responses.ts';

const header = (response: Response, name: string) => response.headers.get(name);

test('responses of handlers and redirects after forms are never cached', () => {
  for (const response of [json({}), errorResponse(400, { code: 'x', message: 'X' }), seeOther('/about')])
    expect(header(response, 'cache-control')).toBe('no-store');
});

test.each([
  [429, 1_001, '2'],
  [429, 0, '1'],
  [409, 2_000, '2'],
  [503, undefined, '10'],
  [400, undefined, null],
])('%d with %s ms until a retry sends Retry-After: %s', (status, retryAfterMs, expected) => {
  const response = errorResponse(status, {
    code: 'x',
    message: 'X',
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });
  expect(header(response, 'retry-after')).toBe(expected);
});

const notModified = (known: string | undefined, more: Readonly<Record<string, string>> = {}) =>
  isNotModified((name) => ({ ...(known && { 'if-none-match': known }), ...more })[name], 'W/"abc"');

test.each([
  ['the same tag', '"abc"', true],
  ['the same weak tag', 'W/"abc"', true],
  ['one of several', '"x", W/"abc"', true],
  ['another tag', '"abd"', false],
  ['a tag that only begins alike', '"abcd"', false],
  ['no tag', undefined, false],
])('%s (%s) gets 304: %s', (_what, known, fresh) => expect(notModified(known)).toBe(fresh));
