/** @jest-environment node */
import { getCentres } from '../content/centres';
import { getRoutes } from '../content/routes';
import { redirectOf } from './redirects';

const id = getCentres()[0]?.id ?? '';

test.each([
  ['/ABOUT', '/about'],
  ['/About/?utm=x', '/about?utm=x'],
  ['/freelancersaward', '/FreeLancersAward'],
  ['/transcript-verification', '/transcript-varification'],
  ['/Centres', '/centre-page'],
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

test('no page redirects, and no redirect leads to another', () => {
  const addresses = getRoutes().flatMap(({ path }) => [path, path.toUpperCase(), path.toLowerCase()]);
  for (const address of addresses) expect(redirectOf(redirectOf(address) ?? address)).toBeUndefined();
  for (const { path } of getRoutes()) expect(redirectOf(path)).toBeUndefined();
});
