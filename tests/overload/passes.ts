import { readFileSync } from 'node:fs';
import path from 'node:path';
import { drawPass, preparePass } from '../../lib/server/pass/drawing.ts';
import { closePool } from '../../lib/server/pass/pool.ts';
import { toPerson } from '../../lib/server/registration/registration.ts';
import { visitorNumber } from '../support/people.ts';
import { watchMemory } from './memory.ts';

const portrait = readFileSync(path.join(import.meta.dirname, '../pass/portrait.jpg'));

/**
 * Draws this many passes, six at once, in the drawing processes of this process. Resolves with how many were drawn, bytes of
 * the largest drawing process, and growth of this process after the first fifty.
 */
export async function drawMany(
  count: number,
): Promise<{ drawn: number; largestChild: number; growth: number }> {
  let drawn = 0;
  let next = 0;
  const draw = async (until: number) => {
    while (next < until) {
      const person = toPerson('visitor', visitorNumber(next++));
      const prepared = await preparePass(person, new Uint8Array(portrait), `192.0.2.${next % 6}`);
      if (prepared.kind !== 'ok') continue;
      const pass = await drawPass(person, prepared.photo, crypto.randomUUID());
      if (pass.kind === 'ok') drawn += 1;
    }
  };
  const six = (until: number) => Promise.all(Array.from({ length: 6 }, () => draw(until)));
  try {
    await six(Math.min(50, count));
    const before = process.memoryUsage.rss();
    const memory = watchMemory(process.pid);
    await six(count);
    const { own, largestChild } = memory.stop();
    return { drawn, largestChild, growth: Math.max(0, own - before) };
  } finally {
    await closePool();
  }
}
