/** @jest-environment node */
import { getCentres } from '../content/centres';
import { getRoutes } from '../content/routes';
import { setClock } from '../foundation/time';
import { redirectOf, hasUnknownCentre, cachedDocument, withoutInvalidMonth } from './redirects';

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
  ['/events/all', '/events'],
  ['/batches/all', '/batches'],
  ['/batches/results?course=adse', '/batches?course=adse'],
  ['/enquire/form', '/enquire'],
  ['/enquire/answer?outcome=sent', '/enquire?outcome=sent'],
  ['/locations/results?q=clifton', '/locations?q=clifton'],
  ['/search/results?q=java', '/search?q=java'],
  ['/saved/results?courses=adse', '/saved?courses=adse'],
  ['/which-course/results?done=matric', '/which-course?done=matric'],
  ['/pass/answer?sent=1', '/pass?sent=1'],
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

test.each([
  ['/centre', true],
  ['/centre?id=', true],
  ['/centre?id=abc', true],
  [`/centre?id=${id.toUpperCase()}`, true],
  [`/centre?id=${id}&id=${id}`, true],
  [`/centre?ID=${id}`, true],
  [`/centre?id=${id}?utm_source=whatsapp`, true],
  [`/centre?utm=https://a/?b=c&id=${id}`, false],
  [`/centre?id=${id}`, false],
  [`/centre?utm=x&id=${id}&month=2026-01`, false],
  ['/centre-page', false],
  ['/', false],
])('%s asks for no known centre: %s', (address, expected) => {
  expect(hasUnknownCentre(address)).toBe(expected);
});

describe('a centre’s page in a month', () => {
  beforeEach(() => setClock(() => Date.parse('2026-11-20T12:00:00+05:00')));
  afterEach(() => setClock());

  test.each([
    '2026-12',
    '2027-01',
    '2099-12',
    '2021-10',
    '2010-01',
    '0000-00',
    '2026-13',
    'x',
    '',
    '2026-11&month=2026-12',
  ])('month=%s is removed', (month) => {
    expect(withoutInvalidMonth(`/centre?id=${id}&month=${month}`)).toBe(`/centre?id=${id}`);
    expect(withoutInvalidMonth(`/centre?month=${month}&id=${id}&_rsc=1`)).toBe(`/centre?id=${id}&_rsc=1`);
  });

  test.each([
    `/centre?id=${id}&month=2026-11`,
    `/centre?id=${id}&month=2021-11`,
    `/centre?a=%20b&id=${id}`,
    '/centre',
    '/centre-page?month=2099-01',
    '/search?month=2099-01',
  ])('%s stays as it is', (address) => {
    expect(withoutInvalidMonth(address)).toBe(address);
  });

  test('a month becomes valid with time, without a new build', () => {
    const address = `/centre?id=${id}&month=2026-12`;
    expect(withoutInvalidMonth(address)).toBe(`/centre?id=${id}`);
    setClock(() => Date.parse('2028-01-01T00:00:00+05:00'));
    expect(withoutInvalidMonth(address)).toBe(address);
  });
});

test.each([
  [`/centre?id=${id}`, `/centre/${id}`],
  [`/centre?id=${id}&month=2026-10`, `/centre/${id}/2026-10`],
  [`/centre?enquire=ADSE&id=${id}&utm_source=x`, `/centre/${id}`],
])('the document %s is the cached page %s, whatever else its address says', (address, page) => {
  expect(cachedDocument(address)).toBe(page);
});

test.each([
  '/',
  '/centre',
  '/centre?id=',
  '/centre?id=../../City/GetAll',
  `/centre?id=00000000-0000-4000-8000-000000000000`,
  `/centre?id=${id}&id=${id}`,
  `/centre?id=${id}&month=2026-09&month=2026-10`,
  `/centre-page?id=${id}`,
  `/search?q=/centre?id=${id}`,
])('%s is left to the rewrites', (address) => {
  expect(cachedDocument(address)).toBe(address);
});
