/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { jest } from '@jest/globals';
import { answerPageData, dataPath, keepPageData } from './page-data';

/** What is sent for an address; undefined when it is left to Next. */
function answerTo(url: string): string | undefined {
  const response = { writeHead: jest.fn(), end: jest.fn() };
  const request = { url } as IncomingMessage;
  const answered = answerPageData(request, response as unknown as ServerResponse);
  expect(response.end).toHaveBeenCalledTimes(answered ? 1 : 0);
  return answered ? String(response.end.mock.calls[0]?.[0]) : undefined;
}

test('data is answered under the name that its document gives, and nothing else is', () => {
  keepPageData({ name: 'a1.js', text: 'one' });
  expect(answerTo(`${dataPath}a1.js`)).toBe('one');
  for (const other of [`${dataPath}b2.js`, dataPath, '/a1.js', '/_next/static/chunks/a1.js'])
    expect(answerTo(other)).toBeUndefined();
});

test('data kept again and again stays, while that of old versions is dropped', () => {
  const version = (index: number) => ({ name: `v${index}.js`, text: 'x'.repeat(1024 * 1024) });
  keepPageData({ name: 'asked.js', text: 'asked' });
  keepPageData({ name: 'forgotten.js', text: 'forgotten' });
  for (let index = 0; index < 20; index += 1) {
    keepPageData(version(index));
    keepPageData({ name: 'asked.js', text: 'asked' });
  }
  expect(answerTo(`${dataPath}asked.js`)).toBe('asked');
  expect(answerTo(`${dataPath}forgotten.js`)).toBeUndefined();
});
