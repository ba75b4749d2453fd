import { getCentres } from '../../shared/content/centres.ts';
import { setClock } from '../../shared/util/time.ts';
import { getRoutes } from '../catalogue/routes.ts';
import { cachePolicyOf, withoutUnreadQuery, redirectOf, redirects, rewrites } from './addresses.ts';

beforeEach(() => setClock(() => Date.parse('2026-11-20T12:00:00+05:00')));

test.each<readonly [string, string]>([
  ['/events?email=victim%40example.com', '/events'],
  ['/?enquire=ADSE', '/'],
  ['/about?', '/about'],
  ['/centre?id=1&email=a&month=2026-10', '/centre?id=1&month=2026-10'],
  ['/centre?month=October+2026&id=1', '/centre?month=2026-10&id=1'],
  ['/centre?id=1&month=October+2126', '/centre?id=1'],
  ['/centre?ID=1', '/centre'],
  ['/centre?id=1&id=2', '/centre?id=1'],
  ['/centre?id=ABC-1', '/centre?id=abc-1'],
  ['/search?q=a%20b&utm_source=x&q=c', '/search?q=a+b&q=c'],
  ['/registration/visitor?outcome=invalid&email=a', '/registration/visitor?outcome=invalid'],
  ['/pass/token?email=a', '/pass/token'],
  ['/nothing-here?email=a', '/nothing-here'],
  ['/media/a.jpg?email=a', '/media/a.jpg'],
  ['/about?_rsc=1abc', '/about'],
  ...[
    ...['/about', '/centre?id=1&month=2026-10', '/search?q=a%20b', '/about/?enquire=ADSE'],
    ...['/api/centres?cityId=1&x=2', '/_next/static/a.js?dpl=1'],
  ].map((unchanged) => [unchanged, unchanged] as const),
])('%s becomes %s', (address, expected) => {
  expect(withoutUnreadQuery(address, false)).toBe(expected);
});

test("a request of Next's router keeps `_rsc`", () => {
  expect(withoutUnreadQuery('/events?email=a&_rsc=1abc', true)).toBe('/events?_rsc=1abc');
  expect(withoutUnreadQuery('/centre?id=1&email=a&_rsc=1abc', true)).toBe('/centre?id=1&_rsc=1abc');
});

test.each(['2026-12', '2021-10', '2026-13', 'x', ''])(
  'a centre’s month=%s, which has no placements, is removed',
  (month) => {
    expect(withoutUnreadQuery(`/centre?id=1&month=${month}`, false)).toBe('/centre?id=1');
    expect(withoutUnreadQuery(`/centre?month=${month}&id=1&_rsc=1`, true)).toBe('/centre?id=1&_rsc=1');
  },
);

test('a month becomes valid with time, without a new build', () => {
  const address = '/centre?id=1&month=2026-12';
  expect(withoutUnreadQuery(address, false)).toBe('/centre?id=1');
  setClock(() => Date.parse('2028-01-01T00:00:00+05:00'));
  expect(withoutUnreadQuery(address, false)).toBe(address);
});

test.each([
  ['/about', 'next'],
  ['/centre?id=1&utm_source=x', 'next'],
  ['/courses-details?id=1&id=2', 'next'],
  ['/batches', 'shared'],
  ['/batches?utm_source=x', 'shared'],
  ['/search?q=x', 'next'],
  // Queries that a proxy reads differently from the site.
  ['/courses-details?%69d=1', 'no-store'],
  ['/centre?id=1&month=2099-01', 'no-store'],
  ['/centre?id=1&month=10%2F2026', 'no-store'],
  // Queries that would give the same page under another key.
  ['/about?id=1', 'no-store'],
])('the cache policy of %s is %s', (requested, cachePolicy) => {
  expect(cachePolicyOf(requested, withoutUnreadQuery(requested, false))).toBe(cachePolicy);
});

test.each([
  ['/ABOUT', '/about'],
  ['/About?utm=x', '/about?utm=x'],
  ['/freelancersaward', '/FreeLancersAward'],
  ['/CENTRE?id=1&month=2026-10', '/centre?id=1&month=2026-10'],
  ['/', undefined],
  ['/no-such-page', undefined],
  ['/_next/static/Chunks/A.js', undefined],
])('%s redirects to %s', (address, page) => {
  expect(redirectOf(address)).toBe(page);
});

test('no page redirects, and other spellings lead to pages', () => {
  const paths = getRoutes().map(({ path }) => path);
  for (const path of paths) expect(redirectOf(path)).toBeUndefined();
  for (const { source, destination } of redirects().filter((redirect) => !redirect.source.includes(':'))) {
    expect(paths).toContain(destination);
    expect(paths.map((path) => path.toLowerCase())).not.toContain(source);
  }
});

const centre = getCentres().find(({ id }) => /[a-f]/.test(id));
const idPattern = () => new RegExp(`^${rewrites()[0]?.has?.[1]?.value}$`);

test('only exact, known, lower-case centre ids reach a cached page', () => {
  const id = centre?.id ?? '';
  expect(getCentres().every((known) => idPattern().test(known.id))).toBe(true);
  for (const otherId of ['', id.toUpperCase(), `${id}'`, ` ${id}`, crypto.randomUUID()])
    expect(idPattern().test(otherId)).toBe(false);
});
