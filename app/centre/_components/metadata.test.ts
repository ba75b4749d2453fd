/** @jest-environment node */
import { getCentres } from '@/lib/shared/content/centres';
import { centreTexts } from './metadata';

test('every centre has a unique description of at most 155 characters', () => {
  const descriptions = getCentres().map((centre) => centreTexts(centre).description);
  for (const description of descriptions) expect(description.length).toBeLessThanOrEqual(155);
  expect(new Set(descriptions).size).toBe(getCentres().length);
});
