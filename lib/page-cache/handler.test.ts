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

test('answers that are not pages stay as they are', () => {
  const entry = { kind: 'APP_ROUTE', headers: {}, status: 200 } as unknown as Entry;
  seal(entry);
  expect(entry).toEqual({ kind: 'APP_ROUTE', headers: {}, status: 200 });
});
