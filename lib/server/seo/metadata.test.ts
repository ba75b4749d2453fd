/** @jest-environment node */
import robots from '@/app/robots';
import sitemap from '@/app/sitemap';
import { env } from '../runtime/env';
import { pageMetadata, publicAddresses } from './metadata';

test('no URL is listed twice, ignoring case', () => {
  const paths = publicAddresses().map(({ path }) => path.toLowerCase());
  expect(paths.length).toBeGreaterThan(60);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

test('crawlers may read all but handlers', () => {
  expect(robots()).toMatchObject({ rules: { allow: '/', disallow: '/api/' } });
});

test('a preview is closed to crawlers, and errors of a form begin the title', () => {
  jest.replaceProperty(env(), 'noindex', true);
  expect([robots(), sitemap()]).toEqual([{ rules: { userAgent: '*', disallow: '/' } }, []]);
  const { title, robots: rule } = pageMetadata('/feedback', { hasErrors: true });
  expect([title, rule]).toEqual([expect.stringMatching(/^Error: \w/), { index: false, follow: true }]);
  jest.restoreAllMocks();
});
