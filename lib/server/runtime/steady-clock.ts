import { minuteMs } from '../../shared/util/durations.ts';
import { shared } from './process.ts';
import { elapsedMs, runningMs } from '../../shared/util/time.ts';

/** Difference in ms from the machine's clock above which that clock is doubtful: longer than a restart takes. */
export const doubtfulMs = 10 * minuteMs;
/** The largest correction towards the machine's clock: 1 ms a second, 3 minutes in two days. */
const slew = 0.001;

/** A clock that no change of the machine's clock moves (docs/clocks.md). All times in ms since the epoch. */
export type SteadyClock = {
  /** The time by which stored times are written and compared. */
  now(): number;
  /** For when something was made: the later of both clocks, so that a wrong clock never makes it look old. */
  latest(): number;
  /** By how much the machine's clock is ahead; negative when it is behind. */
  ahead(): number;
  /** Whether the two differ too much for anything to be erased. */
  isDoubtful(): boolean;
  set(time: number): void;
};

/** Begins with the machine's time and advances with `elapsed`, which measures the time that has really passed. */
export function createSteadyClock(
  wall: () => number = runningMs,
  elapsed: () => number = elapsedMs,
): SteadyClock {
  let time = wall();
  let at = elapsed();
  const steady = () => {
    const present = elapsed();
    const passed = Math.max(0, present - at);
    at = present;
    time += passed;
    time += Math.min(Math.max(wall() - time, -slew * passed), slew * passed);
    return time;
  };
  const ahead = () => Math.round(wall() - steady());
  return {
    now: () => Math.round(steady()),
    latest: () => Math.round(Math.max(steady(), wall())),
    ahead,
    isDoubtful: () => Math.abs(ahead()) > doubtfulMs,
    set(to) {
      steady();
      time = to;
    },
  };
}

/** The steady clock of this process. */
export const steadyClock = (): SteadyClock => shared('foundation.steady-clock', () => createSteadyClock());
