/** @jest-environment node */
import { createBreaker } from './transport';

test('five failures in a row open a breaker, and no success between them', async () => {
  const breaker = createBreaker((isGood) => !isGood);
  for (const isGood of [false, false, false, false, true, false, false, false, false])
    expect(await breaker.call(async () => isGood)).toBe(isGood);
  expect([breaker.isClosed(), await breaker.call(async () => false)]).toEqual([true, false]);
  const made = jest.fn(async () => true);
  expect([await breaker.call(made), made.mock.calls]).toEqual([undefined, []]);
});

test('while one call tries whether the backend is back, the others are not made', async () => {
  let passed = 0;
  const since = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => since + passed);
  const breaker = createBreaker((isGood) => !isGood);
  for (let n = 0; n < 5; n += 1) await breaker.call(async () => false);
  passed = 10_000;
  const trial = Promise.withResolvers<boolean>();
  const tried = breaker.call(() => trial.promise);
  const other = jest.fn(async () => true);
  const meanwhile = breaker.call(other);
  trial.resolve(true);
  expect(await tried).toBe(true);
  expect(await meanwhile).toBeUndefined();
  expect(other).not.toHaveBeenCalled();
});

test.each([-3_600_000, 0, 3_600_000])(
  'an open breaker lets a call through after ten seconds, also when the clock changes by %s ms meanwhile',
  async (change) => {
    let passed = 0;
    const { now } = Date;
    const since = performance.now();
    jest.spyOn(performance, 'now').mockImplementation(() => since + passed);
    const breaker = createBreaker((isGood) => !isGood);
    for (let n = 0; n < 5; n += 1) await breaker.call(async () => false);
    jest.spyOn(Date, 'now').mockImplementation(() => now() + change + passed);
    passed = 9_999;
    expect(await breaker.call(async () => true)).toBeUndefined();
    expect(breaker.pausedFor()).toBe(1);
    passed = 10_000;
    expect(await breaker.call(async () => true)).toBe(true);
    expect([breaker.isClosed(), breaker.pausedFor()]).toEqual([true, 0]);
  },
);
