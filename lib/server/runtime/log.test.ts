/** @jest-environment node */
import { jest } from '@jest/globals';
import { errorCode, log } from './log';

test('an event is one line of JSON, whatever its values contain', () => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  log.warn('test.event', { id: 'a\nb "c"', count: 2, nothing: undefined });
  const [line] = write.mock.calls.map(([text]) => String(text));
  expect(line?.match(/\n/g)).toHaveLength(1);
  expect(JSON.parse(line ?? '')).toEqual({
    time: expect.any(String),
    level: 'warn',
    event: 'test.event',
    id: 'a\nb "c"',
    count: 2,
  });
});

test('errorCode gives the kind of an error and never its message', () => {
  expect(errorCode(Object.assign(new Error('ali@example.com'), { code: 'ECONNRESET' }))).toBe('ECONNRESET');
  expect(errorCode(new TypeError('ali@example.com'))).toBe('TypeError');
  expect(errorCode('ali@example.com')).toBe('string');
});
