/** @jest-environment node */
import { runningMs, setClock } from '../../shared/util/time';
import { createBuckets } from './rate-limit';

let clock = 0;
beforeEach(() => {
  clock = 1_000_000;
  setClock(() => clock);
});
afterEach(() => {
  setClock();
  jest.useRealTimers();
  delete process.env.SITE_NOW;
});

const takeAll = (take: () => { kind: string }) => {
  let count = 0;
  while (take().kind === 'ok') count += 1;
  return count;
};

test('a full bucket gives its burst, then one token at a time', () => {
  const buckets = createBuckets({ capacity: 5, refillMs: 10_000 });
  expect(takeAll(() => buckets.take('a'))).toBe(5);
  expect(buckets.take('a')).toEqual({ kind: 'limited', retryAfterMs: 2000 });
  clock += 2000;
  expect(takeAll(() => buckets.take('a'))).toBe(1);
  expect(buckets.take('b').kind).toBe('ok');
});

test('buckets refill while SITE_NOW freezes the clock of the site', () => {
  setClock();
  jest.useFakeTimers();
  process.env.SITE_NOW = '2025-10-01T10:00:00Z';
  const buckets = createBuckets({ capacity: 1, refillMs: 1_000 });
  expect([buckets.take('a').kind, buckets.take('a').kind]).toEqual(['ok', 'limited']);
  jest.advanceTimersByTime(1_000);
  expect(buckets.take('a').kind).toBe('ok');
});

test.each([-3_600_000, 3_600_000])(
  "a machine's clock that jumps by %s ms neither gives nor takes tokens",
  (jump) => {
    setClock();
    jest.useFakeTimers();
    const buckets = createBuckets({ capacity: 3, refillMs: 3000 });
    buckets.take('a');
    jest.setSystemTime(runningMs() + jump);
    expect(takeAll(() => buckets.take('a'))).toBe(2);
  },
);

test('memory stays bounded under a flood of keys', () => {
  const buckets = createBuckets({ capacity: 1, refillMs: 1000, keys: 10 });
  for (let i = 0; i < 1000; i += 1) buckets.take(`key ${i}`);
  expect(buckets.take('key 999').kind).toBe('limited');
  expect(buckets.take('key 0').kind).toBe('ok');
});
