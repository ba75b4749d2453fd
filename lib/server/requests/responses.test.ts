import { errorResponse, jsonResponse, createRefusal, seeOther } from './responses.ts';

const headerOf = (response: Response, name: string) => response.headers.get(name);

test('responses of handlers and redirects after forms are never cached', () => {
  for (const response of [jsonResponse({}), errorResponse(createRefusal('invalid', 'X')), seeOther('/about')])
    expect(headerOf(response, 'cache-control')).toBe('no-store');
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
    const response = errorResponse(
      createRefusal(code, 'X', retryAfterMs === undefined ? {} : { retryAfterMs }),
    );
    expect([response.status, headerOf(response, 'retry-after')]).toEqual([status, expected]);
  },
);
