/** @jest-environment node */
import { getCentres } from '@/lib/shared/content/centres';
import { centreTexts } from './metadata';

test('every centre has a description of its own, at most 155 characters long', () => {
  const descriptions = getCentres().map((centre) => centreTexts(centre).description);
  for (const description of descriptions) expect(description.length).toBeLessThanOrEqual(155);
  expect(new Set(descriptions).size).toBe(getCentres().length);
});
