/** @jest-environment node */
import { dropUnsafeConditions } from './requests.ts';

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
