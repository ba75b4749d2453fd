/** @jest-environment node */
import { retryDelay } from './schedule';

const minutes = (ms: number) => ms / 60_000;

test('deliveries are retried after 10 and 30 seconds, 1, 5, 15 and 30 minutes, then hourly, plus or minus a fifth', () => {
  const middle = [1, 2, 3, 4, 5, 6, 7, 8, 100].map((attempt) => minutes(retryDelay('deliver', attempt, 0.5)));
  expect(middle).toEqual([1 / 6, 0.5, 1, 5, 15, 30, 60, 60, 60]);
  expect(minutes(retryDelay('deliver', 3, 0))).toBeCloseTo(0.8);
  expect(minutes(retryDelay('deliver', 3, 1))).toBeCloseTo(1.2);
});

test('a retry never waits longer than an hour', () => {
  for (let attempt = 0; attempt < 200; attempt += 1)
    for (const random of [0, 0.5, 0.999_999])
      for (const step of ['send', 'deliver'] as const) {
        const pause = retryDelay(step, attempt, random);
        expect(pause).toBeGreaterThan(0);
        expect(minutes(pause)).toBeLessThanOrEqual(60);
      }
});
