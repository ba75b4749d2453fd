import { secondMs } from '../foundation/durations.ts';
import type { OutboxServices } from './handler.ts';
import { leases } from './schedule.ts';

/** Milliseconds by which the clock may change as a correction; more counts as a clock change. */
export const clockTolerance = 5 * secondMs;

/**
 * Tells whether the clock has gone forward within the longest lease. By the new time the leases of calls that still run here
 * are over: whoever claimed such a job now would send its e-mail twice.
 */
export function watchClock({ now, elapsed }: Pick<OutboxServices, 'now' | 'elapsed'>): () => boolean {
  let ahead = now() - elapsed();
  let until = -Infinity;
  return () => {
    const at = elapsed();
    const present = now() - at;
    if (present > ahead + clockTolerance) until = at + leases.longest;
    ahead = present;
    return at < until;
  };
}
