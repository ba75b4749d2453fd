/** @jest-environment node */
import robots from '@/app/robots';
import { publicAddresses } from './metadata';

test('no URL is listed twice, ignoring case', () => {
  const paths = publicAddresses().map(({ path }) => path.toLowerCase());
  expect(paths.length).toBeGreaterThan(60);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

test('crawlers may read all but handlers', () => {
  expect(robots()).toMatchObject({ rules: { allow: '/', disallow: '/api/' } });
});
