/** @jest-environment node */
import fc from 'fast-check';
import { closePool } from '@/lib/server/pass/pool';
import { checkAll, isFault, type Checked } from './photos';
import { pictureSeeds, mutatedPictures } from './pictures';

afterAll(closePool);

// The short form of npm run test:fuzz, with a fixed seed; the long form varies it.
test('mutated photos are checked in time and crash no drawing process', async () => {
  const logged: string[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => Boolean(logged.push(String(line))));
  const pictures = fc.sample(mutatedPictures(await pictureSeeds()), { seed: 1, numRuns: 300 });
  const checked: Checked[] = [];
  await checkAll(pictures, (one) => checked.push(one));
  expect(checked).toHaveLength(300);
  expect(checked.filter(isFault).map(({ picture, outcome, ms }) => [picture.name, outcome, ms])).toEqual([]);
  expect(new Set(checked.map(({ outcome }) => outcome))).toContain('refused');
  expect(logged.filter((line) => /pass\.(process|job)/.test(line) && !line.includes('timeout'))).toEqual([]);
});
