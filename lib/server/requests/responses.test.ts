/** @jest-environment node */
import { errorResponse, json, refusal, seeOther, isNotModified } from './responses.ts';

const header = (response: Response, name: string) => response.headers.get(name);

test('responses of handlers and redirects after forms are never cached', () => {
  for (const response of [json({}), errorResponse(refusal('invalid', 'X')), seeOther('/about')])
    expect(header(response, 'cache-control')).toBe('no-store');
});

test.each([
  ['limited', 1_001, 429, '2'],
  ['limited', 0, 429, '1'],
  ['in-progress', 2_000, 409, '2'],
  ['unavailable', undefined, 503, '10'],
  ['invalid', undefined, 400, null],
] as const)(
  '%s with %s ms until a retry gets %d and Retry-After: %s',
  (code, retryAfterMs, status, expected) => {
    const response = errorResponse(refusal(code, 'X', retryAfterMs === undefined ? {} : { retryAfterMs }));
    expect([response.status, header(response, 'retry-after')]).toEqual([status, expected]);
  },
);

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
