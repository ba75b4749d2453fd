/** @jest-environment node */
import { setClock } from '../../shared/util/time.ts';
import { createBuckets, clientAddress, countedAddress, isMiscounted } from './rate-limit.ts';

let clock = 0;
beforeEach(() => {
  clock = 1_000_000;
  setClock(() => clock);
});
afterEach(() => setClock());

const takeAll = (take: () => { kind: string }) => {
  let count = 0;
  while (take().kind === 'ok') count += 1;
  return count;
};

test('a full bucket allows its burst, then one token at a time', () => {
  const buckets = createBuckets({ capacity: 5, refillMs: 10_000 });
  expect(takeAll(() => buckets.take('a'))).toBe(5);
  expect(buckets.take('a')).toEqual({ kind: 'limited', retryAfterMs: 2000 });
  clock += 1000;
  expect(buckets.take('a')).toEqual({ kind: 'limited', retryAfterMs: 1000 });
  clock += 1000;
  expect(takeAll(() => buckets.take('a'))).toBe(1);
  clock += 86_400_000;
  expect(takeAll(() => buckets.take('a'))).toBe(5);
  expect(buckets.take('b').kind).toBe('ok');
  clock += 100_000;
  expect(takeAll(() => buckets.take('a'))).toBe(5);
});

test('memory stays bounded under a flood of keys', () => {
  const buckets = createBuckets({ capacity: 1, refillMs: 1000, keys: 10 });
  for (let i = 0; i < 1000; i += 1) buckets.take(`key ${i}`);
  expect(buckets.take('key 999').kind).toBe('limited');
  expect(buckets.take('key 0').kind).toBe('ok');
});

test.each([
  ['no proxy', undefined, 0, false],
  ['a proxy that nobody counts', '198.51.100.7', 0, true],
  ['a proxy', '198.51.100.7', 1, false],
  ['a proxy, and an entry that its visitor forged', '127.0.0.1, 198.51.100.7', 1, false],
  ['a visitor of the local network', '192.168.1.7', 1, false],
  ['two proxies, of which one is counted', '198.51.100.7, 172.31.250.1', 1, true],
  ['two proxies', '198.51.100.7, 172.31.250.1', 2, false],
  ['one proxy, counted as two', '198.51.100.7', 2, true],
])('TRUST_PROXY is checked: %s', (_, header, trusted, isWrong) => {
  expect(isMiscounted(header, trusted)).toBe(isWrong);
});

describe('the client address', () => {
  test.each([
    ['one proxy: the entry it added', '1.1.1.1, 198.51.100.7', 1, '198.51.100.7'],
    ['two proxies: the entry the outer one added', '1.1.1.1, 198.51.100.7, 10.0.0.2', 2, '198.51.100.7'],
    ['a header shorter than promised: the socket', '198.51.100.7', 2, '10.0.0.1'],
    ['no header at all: the socket', undefined, 1, '10.0.0.1'],
    ['an invalid entry in the trusted place', 'x', 1, 'unknown'],
  ])('%s', (_, header, trusted, expected) => {
    expect(clientAddress('10.0.0.1', header, trusted)).toBe(expected);
  });

  test.each([
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', 'unknown'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['1.2.3.256', 'unknown'],
  ])('%s counts as %s', (address, counted) => {
    expect(countedAddress(address)).toBe(counted);
  });
});
