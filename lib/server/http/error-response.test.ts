/** @jest-environment node */
import { errorResponse, json, seeOther } from './responses';

const header = (response: Response, name: string) => response.headers.get(name);

test('no cache keeps what a handler answers, nor the redirect after a form', () => {
  for (const answer of [json({}), errorResponse(400, { code: 'x', message: 'X' }), seeOther('/about')])
    expect(header(answer, 'cache-control')).toBe('no-store');
});

test.each([
  [429, 1_001, '2'],
  [429, 1, '1'],
  [409, 2_000, '2'],
  [503, undefined, '10'],
  [400, undefined, null],
])('%d with %s ms until a retry says Retry-After: %s', (status, retryAfterMs, expected) => {
  const answer = errorResponse(status, {
    code: 'x',
    message: 'X',
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });
  expect(header(answer, 'retry-after')).toBe(expected);
});
