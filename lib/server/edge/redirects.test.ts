/** @jest-environment node */
import { getCentres } from '../../shared/content/centres';
import { getRoutes } from '../content/routes';
import { redirectOf } from './addresses';

const id = getCentres()[0]?.id ?? '';

test.each([
  ['/ABOUT', '/about'],
  ['/About/?utm=x', '/about?utm=x'],
  ['/freelancersaward', '/FreeLancersAward'],
  ['/transcript-verification', '/transcript-varification'],
  ['/Centres', '/centre-page'],
  ['/centers', '/centre-page'],
  ['/center', '/centre-page'],
  ['/freelancers-award', '/FreeLancersAward'],
  ['/visionary-awards', '/VisionaryAwards'],
  ['/Aptech-Vision-Visitor?a=%20b', '/aptech-vision-vistor?a=%20b'],
  [`/centre?id=${id.toUpperCase()}`, `/centre?id=${id}`],
  [`/CENTRE?id=${id.toUpperCase()}&month=2026-10`, `/centre?id=${id}&month=2026-10`],
  [`/centre/${id.toUpperCase()}`, `/centre?id=${id}`],
  [`/centre/${id}/2026-10?a=1`, `/centre?a=1&id=${id}&month=2026-10`],
  ['/centre/no%20such', '/centre?id=no+such'],
  ['/centre/%E0%A4%A', '/centre?id=%25E0%25A4%25A'],
  ['/courses-details/3', '/courses-details?id=3'],
])('%s redirects to %s', (address, page) => {
  expect(redirectOf(address)).toBe(page);
});

test.each([
  '/',
  '/?enquire=ADSE',
  '/about/',
  `/centre?id=${id}`,
  '/centre?id=NO-SUCH-CENTRE',
  '/locations?q=a+b%20c',
  '/api/centres',
  '/no-such-page',
  '/_next/static/Chunks/A.js',
])('%s is not redirected', (address) => {
  expect(redirectOf(address)).toBeUndefined();
});

test.each([
  ['/abo%75t', '/about'],
  ['/abo%75t?utm=x', '/about?utm=x'],
  ['/%41BOUT', '/about'],
  ['/no%2dsuch%7Epage', '/no-such~page'],
  ['/a%20b%2Fc%C3%A9', undefined],
  ['/abo%2575t', undefined],
])('another spelling by escapes, %s, redirects to %s', (address, page) => {
  expect(redirectOf(address)).toBe(page);
});

test.each([
  ['/x/../about', '/about', '/about'],
  ['/./about?a=1', '/about?a=1', '/about?a=1'],
  ['/share/x/../home.png', '/share/home.png', '/share/home.png'],
  ['/a"b', '/a%22b', '/a%22b'],
  ['/search?q=a b', '/search?q=a%20b', undefined],
  ['/x/..//evil.example/', '//evil.example/', undefined],
])('a path that had to be normalised, %s, redirects to what it means', (requested, address, page) => {
  expect(redirectOf(address, requested)).toBe(page);
});

test('no page redirects, and no redirect leads to another', () => {
  const addresses = getRoutes().flatMap(({ path }) => [path, path.toUpperCase(), path.toLowerCase()]);
  for (const address of addresses) expect(redirectOf(redirectOf(address) ?? address)).toBeUndefined();
  for (const { path } of getRoutes()) expect(redirectOf(path)).toBeUndefined();
});
