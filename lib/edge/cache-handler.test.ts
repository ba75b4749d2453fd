/** @jest-environment node */
import { notices } from '@/content/notices';
import { endOf, setClock, startOf } from '../foundation/time';
import PageCache, { attachHeaders } from './cache-handler';

jest.mock('../../content/notices.ts', () => ({
  notices: [{ slug: 'rain', text: 'Centres open at 11.', from: '2027-02-01', until: '2027-03-09' }],
}));

const context = { revalidatedTags: [] } as unknown as ConstructorParameters<typeof PageCache>[0];
type Entry = Parameters<typeof attachHeaders>[0];
const opening = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const data = (text: string) => `<script>self.__next_f.push([1,"${text}"])</script>`;
const document = (body = '') => `<html><body>${body}${opening}${data('a')}${data('b')}</body></html>`;
const page = (html: string, headers?: Record<string, string>): Entry =>
  ({ kind: 'APP_PAGE', html, headers, status: 200 }) as unknown as Entry;
const policyOf = (entry: Entry) =>
  entry?.kind === 'APP_PAGE' ? (entry.headers?.['content-security-policy']?.toString() ?? '') : '';

test('a cached page gets its policy in the same headers object, which the first visitor is answered from', () => {
  const headers = { 'x-next': '1' };
  attachHeaders(page(document(), headers), '/about');
  expect(headers).toHaveProperty(
    'content-security-policy',
    expect.stringContaining("script-src 'self' 'sha256-"),
  );
});

test('the data of a page becomes one script with one hash', () => {
  const entry = page(document());
  attachHeaders(entry, '/about');
  expect(entry).toHaveProperty('html', `<html><body>${opening}${data('ab')}</body></html>`);
  expect(policyOf(entry).match(/'sha256-/g)).toHaveLength(2);
});

test('a script that is not Next’s is not allowed by the policy, and the log names the page', () => {
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

test('HTML that is changed afterwards keeps the policy of the original', () => {
  const entry = page(document());
  attachHeaders(entry, '/about');
  const before = policyOf(entry);
  const changed = document(data('c'));
  Object.assign(entry ?? {}, { html: changed });
  attachHeaders(entry, '/about');
  expect(policyOf(entry)).toBe(before);
  expect(entry).toHaveProperty('html', changed);
});

test('a page and a cached route have ETags made of their own bytes', () => {
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

test('a cached route gets no policy', () => {
  const entry = { kind: 'APP_ROUTE', headers: {}, body: Buffer.from('{}'), status: 200 } as unknown as Entry;
  attachHeaders(entry, '/');
  expect(entry).not.toHaveProperty(['headers', 'content-security-policy']);
});

test('a cache can be made without a folder, as Next does for proxy.ts', () => {
  expect(() => new PageCache(context)).not.toThrow();
});

describe('a cached page and the state of the site', () => {
  const notice = notices[0]!;
  const [begin, end] = [startOf(notice.from), endOf(notice.until)];
  const day = (iso: string) => Date.parse(iso);
  afterEach(() => {
    setClock();
    jest.restoreAllMocks();
  });

  /** Whether a page with this body tag is answered from the cache at a time. */
  async function isFound(body: string, at: number): Promise<boolean> {
    setClock(() => at);
    const value = page(`<html>${body}</body></html>`);
    jest
      .spyOn(Object.getPrototypeOf(PageCache.prototype) as PageCache, 'get')
      .mockResolvedValue({ lastModified: 0, value } as never);
    return (await new PageCache(context).get('/faq', {} as never)) !== null;
  }
  const bodyOf = (state: string) => `<body id="top" data-state="${state}">`;
  const late = bodyOf('vision-2025-late');
  const withNotice = bodyOf(`vision-2025-late ${notice.slug}`);
  const open = bodyOf('vision-2025-open');
  const justOver = bodyOf('vision-2025-late-after');

  test.each([
    ['a page without the notice is answered until it begins', late, begin - 1, true],
    ['a page without the notice is made anew once it has begun', late, begin, false],
    ['a page with the notice is answered while it lasts', withNotice, end - 1, true],
    ['a page with the notice is made anew once it is over', withNotice, end, false],
    ['a page with another notice is made anew', bodyOf('other'), begin, false],
    ['a page of an open event is answered until that is over', open, day('2025-10-11T19:59:59+05:00'), true],
    ['a page of an open event is made anew once that is over', open, day('2025-10-11T20:00:00+05:00'), false],
    ['a page made just after is answered for a month', justOver, day('2025-11-10T19:59:59+05:00'), true],
    ['a page made just after is then made anew', justOver, day('2025-11-10T20:00:00+05:00'), false],
    [
      'a page made a year later is made anew for an earlier clock',
      late,
      day('2025-10-01T00:00:00+05:00'),
      false,
    ],
    ['a page made a year later is answered', late, day('2026-10-11T00:00:00+05:00'), true],
    ['a page without the layout is answered', '<body>', begin, true],
  ])('%s', async (_, body, at, expected) => {
    expect(await isFound(body, at)).toBe(expected);
  });
});
