import { preparePass, type Prepared } from '../../lib/pass/index.ts';
import { toPerson } from '../../lib/registration/person.ts';
import { visitorNumber } from '../support/people.ts';
import type { Picture } from './pictures.ts';

type Outcome = Prepared['kind'];
export type Checked = { picture: Picture; outcome: Outcome; ms: number };

const atOnce = 4;
const person = toPerson('visitor', visitorNumber(1));

/** A photo that ends every drawing process it is given to. */
export const isFault = ({ outcome }: Checked): boolean => outcome === 'failed';
/** A photo that takes too long to judge on a machine that has nothing else to do. */
export const isLate = ({ ms }: Checked): boolean => ms > 10_000;

/**
 * Gives pictures to the photo check, a few at once, and reports what came of each. Every tenth that is accepted is drawn as
 * well: a VIP's form, which has no pass, only checks the photo.
 */
export async function checkAll(
  pictures: readonly Picture[],
  report: (checked: Checked) => void,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    for (let n = next++; ; n = next++) {
      const picture = pictures[n];
      if (!picture) return;
      const began = performance.now();
      const { kind } = await preparePass(n % 10 === 0 ? person : { ...person, form: 'vip' }, picture.bytes);
      report({ picture, outcome: kind, ms: performance.now() - began });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
