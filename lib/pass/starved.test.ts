/** @jest-environment node */
import { wasStarved } from './starved';

test.each([
  ['a scan bomb that computed for the whole time is the photo’s fault', 5_000, 4_800, false],
  ['a photo that waited for the processor is not', 5_200, 700, true],
  ['a broken file that failed at once is the photo’s fault, however little it computed', 40, 3, false],
])('%s', (_sentence, elapsed, cpu, starved) => {
  expect(wasStarved(elapsed, cpu, 5_000)).toBe(starved);
});
