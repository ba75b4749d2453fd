/** @jest-environment node */
import { setClock } from '../../shared/util/time';
import { keepingOf, withoutUnreadQuery } from './addresses';

beforeEach(() => setClock(() => Date.parse('2026-11-20T12:00:00+05:00')));
afterEach(() => setClock());

test.each([
  ['/events?email=victim%40example.com', '/events'],
  ['/?enquire=ADSE', '/'],
  ['/about?', '/about'],
  ['/centre?id=1&email=a&month=2026-10', '/centre?id=1&month=2026-10'],
  ['/centre?month=October+2026&id=1', '/centre?month=2026-10&id=1'],
  ['/centre?id=1&month=October+2126', '/centre?id=1'],
  ['/centre?ID=1', '/centre'],
  ['/search?q=a%20b&utm_source=x&q=c', '/search?q=a+b&q=c'],
  ['/registration/visitor?outcome=invalid&email=a', '/registration/visitor?outcome=invalid'],
  ['/pass/token?email=a', '/pass/token'],
  ['/nothing-here?email=a', '/nothing-here'],
  ['/media/a.jpg?email=a', '/media/a.jpg'],
  ['/about?_rsc=1abc', '/about'],
])('%s becomes %s', (address, expected) => {
  expect(withoutUnreadQuery(address, false)).toBe(expected);
});

test.each([
  '/about',
  '/centre?id=1&month=2026-10',
  '/search?q=a%20b',
  '/api/centres?cityId=1&x=2',
  '/_next/static/a.js?dpl=1',
  '/about/?enquire=ADSE',
])('%s stays as it is', (address) => {
  expect(withoutUnreadQuery(address, false)).toBe(address);
});

test('a request of Next’s router keeps what Next compares with its headers', () => {
  expect(withoutUnreadQuery('/events?email=a&_rsc=1abc', true)).toBe('/events?_rsc=1abc');
  expect(withoutUnreadQuery('/centre?id=1&email=a&_rsc=1abc', true)).toBe('/centre?id=1&_rsc=1abc');
});

test.each(['2026-12', '2099-12', '2021-10', '0000-00', '2026-13', 'x', '', 'x&month=2026-11'])(
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

test('of a name that leads to a cached page the first one counts, as for a proxy', () => {
  expect(withoutUnreadQuery('/centre?id=1&id=2', false)).toBe('/centre?id=1');
  expect(withoutUnreadQuery('/courses-details?id=1&id=2&x=3', false)).toBe('/courses-details?id=1');
});

test.each([
  ['/about', 'as-made'],
  ['/about?utm_source=x', 'as-made'],
  ['/centre?id=1&utm_source=x', 'as-made'],
  ['/centre?utm_source=x&month=2026-11&id=1', 'as-made'],
  ['/courses-details?id=1&id=2', 'as-made'],
  ['/batches', 'same-for-all'],
  ['/courses-details?ID=1', 'as-made'],
  ['/batches?utm_source=x', 'same-for-all'],
  ['/batches?Course=x', 'same-for-all'],
  ['/search?q=x', 'as-made'],
  // What a proxy reads in another way than the site.
  ['/courses-details?%69d=1', 'never'],
  ['/courses-details?id=%31', 'never'],
  ['/centre?id=1&month=2099-01', 'never'],
  ['/centre?id=1&month=10%2F2026', 'never'],
  // What would be the same page under another key.
  ['/about?id=1', 'never'],
  ['/about?page=2', 'never'],
])('a shared cache may keep %s: %s', (requested, keeping) => {
  expect(keepingOf(requested, withoutUnreadQuery(requested, false))).toBe(keeping);
});
