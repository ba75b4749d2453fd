/** @jest-environment node */
import { jest } from '@jest/globals';
import { setClock } from '../foundation/time';
import PageCache, { attachHeaders } from './cache-handler';

type Entry = Parameters<typeof attachHeaders>[0];
const opening = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const data = (text: string) => `<script>self.__next_f.push([1,"${text}"])</script>`;
const document = (body = '') => `<html><body>${body}${opening}${data('a')}${data('b')}</body></html>`;
const page = (html: string, headers?: Record<string, string>): Entry =>
  ({ kind: 'APP_PAGE', html, headers, status: 200 }) as unknown as Entry;
const policyOf = (entry: Entry) =>
  entry?.kind === 'APP_PAGE' ? (entry.headers?.['content-security-policy']?.toString() ?? '') : '';

test('a cached page gets its policy in place, so that the first visitor gets it too', () => {
  const headers = { 'x-next': '1' };
  attachHeaders(page(document(), headers), '/about');
  expect(headers).toHaveProperty(
    'content-security-policy',
    expect.stringContaining("script-src 'self' 'sha256-"),
  );
});

test('its data is one script, with one hash', () => {
  const entry = page(document());
  attachHeaders(entry, '/about');
  expect(entry).toHaveProperty('html', `<html><body>${opening}${data('ab')}</body></html>`);
  expect(policyOf(entry).match(/'sha256-/g)).toHaveLength(2);
});

test('a script that is not Next’s is given no permission, and the log names the page', () => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const [clean, injected] = [page(document()), page(document('<script>steal()</script>'))];
  attachHeaders(clean, '/events/all');
  expect(write).not.toHaveBeenCalled();
  attachHeaders(injected, '/events/all');
  attachHeaders(injected, '/events/all');
  expect(policyOf(injected)).toBe(policyOf(clean));
  expect(write.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    expect.objectContaining({ event: 'page.unknown-inline', page: '/events/all', count: 1 }),
  ]);
});

test('a policy is never renewed: HTML that was changed afterwards keeps the policy of what it was', () => {
  const entry = page(document());
  attachHeaders(entry, '/about');
  const before = policyOf(entry);
  const changed = document(data('c'));
  Object.assign(entry ?? {}, { html: changed });
  attachHeaders(entry, '/about');
  expect(policyOf(entry)).toBe(before);
  expect(entry).toHaveProperty('html', changed);
});

test('a page and a cached answer carry a tag of their own bytes, made once', () => {
  const one = page('<p>one</p>');
  const two = page('<p>two</p>');
  const route = { kind: 'APP_ROUTE', headers: {}, body: Buffer.from('{}'), status: 200 } as unknown as Entry;
  for (const entry of [one, two, route]) attachHeaders(entry, '/');
  const tags = [one, two, route].map((entry) =>
    entry && 'headers' in entry ? entry.headers?.etag : undefined,
  );
  expect(tags).toEqual([0, 1, 2].map(() => expect.stringMatching(/^W\/"[\w-]{22}"$/)));
  expect(new Set(tags).size).toBe(3);
});

test('answers that are not pages get no policy', () => {
  const entry = { kind: 'APP_ROUTE', headers: {}, body: Buffer.from('{}'), status: 200 } as unknown as Entry;
  attachHeaders(entry, '/');
  expect(entry).not.toHaveProperty(['headers', 'content-security-policy']);
});

test('beside proxy.ts, where Next names no folder, there is a cache all the same', () => {
  type Context = ConstructorParameters<typeof PageCache>[0];
  expect(() => new PageCache({ revalidatedTags: [] } as unknown as Context)).not.toThrow();
});

describe('a cached page and the state of the event', () => {
  afterEach(() => {
    setClock();
    jest.restoreAllMocks();
  });

  /** Whether a page with this first tag is answered from the cache at a time. */
  async function isFound(tag: string, at: string): Promise<boolean> {
    setClock(() => Date.parse(at));
    const value = page(`<!DOCTYPE html>${tag}<body></body></html>`);
    jest
      .spyOn(Object.getPrototypeOf(PageCache.prototype) as PageCache, 'get')
      .mockResolvedValue({ lastModified: 0, value } as never);
    type Context = ConstructorParameters<typeof PageCache>[0];
    const cache = new PageCache({ revalidatedTags: [] } as unknown as Context);
    return (await cache.get('/faq', {} as never)) !== null;
  }
  const open = '<html data-dpl-id="1" lang="en" class="x" data-event="vision-2025-open">';
  const over = '<html data-dpl-id="1" lang="en" class="x" data-event="vision-2025-over">';
  const none = '<html data-dpl-id="1" lang="en" class="x">';

  test.each([
    [
      'made while one can register: answered until the event is over',
      open,
      '2025-10-11T19:59:59+05:00',
      true,
    ],
    ['made while one can register: made anew once it is over', open, '2025-10-11T20:00:00+05:00', false],
    ['made just after: answered for a month', over, '2025-11-10T19:59:59+05:00', true],
    ['made just after: then made anew', over, '2025-11-10T20:00:00+05:00', false],
    ['made a year later: made anew for an earlier clock', none, '2025-10-01T00:00:00+05:00', false],
    ['made a year later: answered', none, '2026-10-11T00:00:00+05:00', true],
    ['made without the layout: answered', '<html id="x">', '2025-10-01T00:00:00+05:00', true],
  ])('%s', async (_, tag, at, expected) => {
    expect(await isFound(tag, at)).toBe(expected);
  });
});
