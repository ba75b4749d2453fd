/** @jest-environment node */
import { dropInvalidRouterHeaders, dropUnsafeConditions } from './requests.ts';

const rangeLeft = (url: string, range: string) => {
  const headers: Record<string, string> = { range };
  dropUnsafeConditions({ url, headers });
  return headers.range;
};

test.each(['bytes=0-', 'bytes=0-1', 'bytes=100-199999999'])(
  'a range of a video is passed on: %s',
  (range) => {
    expect(rangeLeft('/video/home.mp4?v=1', range)).toBe(range);
  },
);

test.each(['bytes=9-1', 'bytes=999999999-', 'bytes=-5', 'bytes=0-1,5-6', 'lines=1-2', ''])(
  'an invalid range of a video is ignored: %s',
  (range) => {
    expect(rangeLeft('/video/home.mp4', range)).toBeUndefined();
  },
);

test("ranges are ignored except for the site's files; uploads have their own rule", () => {
  expect(rangeLeft('/about', 'bytes=0-1')).toBeUndefined();
  expect(rangeLeft('/video/../../package.json', 'bytes=0-1')).toBeUndefined();
  expect(rangeLeft('/video/none.mp4', 'bytes=0-1')).toBeUndefined();
  expect(rangeLeft('/media/videos/home.mp4', 'bytes=9-1')).toBe('bytes=9-1');
});

test('If-Match and If-Unmodified-Since are dropped, If-None-Match is kept', () => {
  const headers = { 'if-match': '"x"', 'if-unmodified-since': 'x', 'if-none-match': '"x"' };
  dropUnsafeConditions({ url: '/video/home.mp4', headers });
  expect(headers).toEqual({ 'if-none-match': '"x"' });
});

const encoded = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const routerHeaders = {
  rsc: '1',
  'next-router-state-tree': encoded([
    '',
    { children: ['events', { children: ['__PAGE__', {}] }] },
    null,
    null,
    16,
  ]),
  'next-router-prefetch': '1',
  'next-router-segment-prefetch': '/_tree',
  'next-url': '/about',
};
const valid = (headers: Record<string, string>) => {
  dropInvalidRouterHeaders(headers);
  return headers;
};

test('the headers of Next’s router stay', () => {
  expect(valid({ ...routerHeaders })).toEqual(routerHeaders);
});

test.each(['x', '0', '', '1, 1'])('with RSC: %j all headers of the router are dropped', (rsc) => {
  expect(valid({ ...routerHeaders, rsc, accept: '*/*' })).toEqual({ accept: '*/*' });
});

test.each([
  ['next-router-state-tree', '%7Bnot json'],
  ['next-router-state-tree', '%'],
  ['next-router-state-tree', encoded([1, {}])],
  ['next-router-state-tree', `${'["",{"a":'.repeat(50)}["",{}]${'}]'.repeat(50)}`],
  ['next-router-prefetch', '4'],
  ['next-router-segment-prefetch', '../../x'],
  ['next-router-segment-prefetch', '/%20 '],
  ['next-url', 'http://evil.example/'],
])('%s: %s is dropped, the others stay', (header, value) => {
  const others = Object.fromEntries(Object.entries(routerHeaders).filter(([name]) => name !== header));
  expect(valid({ ...routerHeaders, [header]: value })).toEqual(others);
});
