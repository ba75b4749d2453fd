import { env } from '../runtime/env';
import robots from '@/app/robots';
import sitemap from '@/app/sitemap';
import { pageMetadata } from './metadata';

test('crawlers may read all but handlers', () => {
  expect(robots()).toMatchObject({ rules: { allow: '/', disallow: '/api/' } });
  expect(robots().sitemap).toMatch(/^http.*\/sitemap\.xml$/);
});

test('a preview is closed to crawlers; errors of a form begin the title; a page is shared with its picture', () => {
  jest.replaceProperty(env(), 'noindex', true);
  expect([robots(), sitemap()]).toEqual([{ rules: { userAgent: '*', disallow: '/' } }, []]);
  const { title, openGraph, robots: rule } = pageMetadata('/feedback', { hasErrors: true });
  const images = [expect.objectContaining({ url: expect.stringMatching(/\/share\/feedback\.png$/) })];
  expect(openGraph).toMatchObject({ images });
  expect([title, rule]).toEqual([expect.stringMatching(/^Error: \w/), { index: false, follow: true }]);
});
