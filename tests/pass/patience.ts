import { preparePass, type PassPerson, type Prepared } from '@/lib/pass';
import { poolLimits } from '@/lib/pass/pool';

/**
 * preparePass as a visitor asks: whoever is told that the machine is busy comes again. Rejects when that was said before a
 * second process had its time as well: then it was no overloaded machine, but a job given up too soon.
 */
export async function preparePatiently(person: PassPerson, upload: Uint8Array): Promise<Prepared> {
  const began = performance.now();
  const prepared = await preparePass(person, upload);
  if (prepared.kind !== 'busy') return prepared;
  const waited = performance.now() - began;
  if (waited < poolLimits.politeMs + 1_000) throw new Error(`"busy" after ${Math.round(waited)} ms`);
  return preparePatiently(person, upload);
}
