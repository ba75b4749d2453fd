/** @jest-environment node */
import { seal } from './handler';

type Entry = Parameters<typeof seal>[0];
const page = (html: string, headers?: Record<string, string>): Entry =>
  ({ kind: 'APP_PAGE', html, headers, status: 200 }) as unknown as Entry;
const policyOf = (entry: Entry) =>
  entry?.kind === 'APP_PAGE' ? entry.headers?.['content-security-policy'] : undefined;

test('a cached page is sealed in place, so that the first visitor gets the policy too', () => {
  const headers = { 'x-next': '1' };
  const entry = page('<script>hello()</script>', headers);
  seal(entry);
  expect(headers).toHaveProperty(
    'content-security-policy',
    expect.stringContaining("script-src 'self' 'sha256-"),
  );
});

test('a seal is never renewed: HTML that was changed afterwards keeps the policy of what it was', () => {
  const entry = page('<script>hello()</script>');
  seal(entry);
  const before = policyOf(entry);
  Object.assign(entry ?? {}, { html: '<script>hello()</script><script>steal()</script>' });
  seal(entry);
  expect(policyOf(entry)).toBe(before);
});

test('a page and a cached answer carry a tag of their own bytes, made once', () => {
  const one = page('<p>one</p>');
  const two = page('<p>two</p>');
  const route = { kind: 'APP_ROUTE', headers: {}, body: Buffer.from('{}'), status: 200 } as unknown as Entry;
  [one, two, route].forEach(seal);
  const tags = [one, two, route].map((entry) =>
    entry && 'headers' in entry ? entry.headers?.etag : undefined,
  );
  expect(tags).toEqual([0, 1, 2].map(() => expect.stringMatching(/^W\/"[\w-]{22}"$/)));
  expect(new Set(tags).size).toBe(3);
});

test('answers that are not pages get no policy', () => {
  const entry = { kind: 'APP_ROUTE', headers: {}, body: Buffer.from('{}'), status: 200 } as unknown as Entry;
  seal(entry);
  expect(entry).not.toHaveProperty(['headers', 'content-security-policy']);
});
