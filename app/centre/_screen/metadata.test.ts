/** @jest-environment node */
import { getCentres } from '@/lib/content/centres';
import { centreTexts } from './metadata';

test('the description of every centre is its own and short enough to be shown', () => {
  const descriptions = getCentres().map((centre) => centreTexts(centre).description);
  for (const description of descriptions) expect(description.length).toBeLessThanOrEqual(155);
  expect(new Set(descriptions).size).toBe(getCentres().length);
});
