import { preparePass, type Prepared } from '../../lib/server/pass/drawing.ts';
import { toPerson } from '../../lib/server/registration/registration.ts';
import { visitorNumber } from '../support/people.ts';
import type { Picture } from './pictures.ts';

type Outcome = Prepared['kind'];
export type Checked = { picture: Picture; outcome: Outcome; ms: number };

const atOnce = 4;
const person = toPerson('visitor', visitorNumber(1));

/** True if the photo crashed every drawing process it was given to. */
export const isFault = ({ outcome }: Checked): boolean => outcome === 'failed';
/** True if the check took too long for an idle machine. */
export const isLate = ({ ms }: Checked): boolean => ms > 10_000;

/**
 * Checks pictures concurrently and reports each outcome. Every tenth accepted picture is also drawn on a visitor's
 * pass; the others use a VIP form, which has no pass.
 */
export async function checkAll(
  pictures: readonly Picture[],
  report: (checked: Checked) => void,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let n = next++; ; n = next++) {
      const picture = pictures[n];
      if (!picture) return;
      const began = performance.now();
      const passOf = n % 10 === 0 ? person : { ...person, form: 'vip' as const };
      const { kind } = await preparePass(passOf, picture.bytes, `192.0.2.${n % 250}`);
      report({ picture, outcome: kind, ms: performance.now() - began });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
