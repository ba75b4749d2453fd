/** @jest-environment node */
import { withoutUnreadQuery } from './page-query';

test.each([
  ['/events?email=victim%40example.com', '/events'],
  ['/?enquire=ADSE', '/'],
  ['/about?', '/about'],
  ['/centre?id=1&email=a&month=2026-10', '/centre?id=1&month=2026-10'],
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
