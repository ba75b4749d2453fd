import { minuteMs } from '../../shared/util/durations.ts';
import { shared } from './process.ts';
import { elapsedMs, runningMs } from '../../shared/util/time.ts';

/** The machine's clock is doubtful if it differs by more than this many ms: longer than a restart takes. */
export const doubtfulMs = 10 * minuteMs;
/** Maximum rate of correction towards the machine's clock: 1 ms per second, 3 minutes in two days. */
const slew = 0.001;

/** A clock that ignores changes of the machine's clock (docs/clocks.md). Times in ms since the epoch. */
export type SteadyClock = {
  /** Time for writing and comparing stored times. */
  now(): number;
  /** Creation time of new data: the later of both clocks, so that a wrong clock never makes it look old. */
  latest(): number;
  /** Ms by which the machine's clock is ahead; negative if it is behind. */
  ahead(): number;
  /** True if the clocks differ too much to erase anything. */
  isDoubtful(): boolean;
  set(time: number): void;
};

/** Starts at the machine's time and advances with `elapsed`, which measures real time passed. */
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
