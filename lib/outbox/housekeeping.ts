import { minuteMs, secondMs } from '../foundation/durations.ts';
import { errorCode, log } from '../foundation/log.ts';
import type { OutboxServices } from './handler.ts';
import { purgeInterval } from './retention.ts';
import { keepTime } from './stored-time.ts';

/** Interval in ms at which the site's time is stored. */
const keepInterval = minuteMs;

/** How long in ms an error that comes again is only counted: four slots meet the same one every second. */
const repeatedFor = minuteMs;

/**
 * Counts errors by code. The count is how often one has come since it was last logged, this time included; undefined when it
 * was logged within the last minute.
 */
export function countErrors(now: () => number): (code: string) => number | undefined {
  const seen = new Map<string, { loggedAt: number; since: number }>();
  return (code) => {
    const { loggedAt, since } = seen.get(code) ?? { loggedAt: -Infinity, since: 0 };
    const isLogged = Math.abs(now() - loggedAt) >= repeatedFor;
    seen.set(code, isLogged ? { loggedAt: now(), since: 0 } : { loggedAt, since: since + 1 });
    return isLogged ? since + 1 : undefined;
  };
}

/**
 * Stores the site's time, purges, and logs when the machine's clock becomes doubtful, during which nothing is purged
 * (docs/clocks.md). `turn` does what is due and never rejects; `end` stores the time once more.
 */
export function createHousekeeping(
  { time, outbox }: Pick<OutboxServices, 'time' | 'outbox'>,
  purge: (now: number) => Promise<unknown>,
) {
  const countError = countErrors(time.now);
  const keep = keepTime(outbox.store, time);
  const last = { kept: -Infinity, purged: -Infinity, doubtful: false };

  function look(): void {
    const doubtful = time.isDoubtful();
    if (doubtful === last.doubtful) return;
    last.doubtful = doubtful;
    const seconds = Math.round(time.ahead() / secondMs);
    if (doubtful) log.error('clock.doubtful', { seconds });
    else log.warn('clock.settled', { seconds });
  }

  return {
    async turn(): Promise<void> {
      try {
        look();
        const now = time.now();
        if (now - last.kept >= keepInterval) {
          await keep();
          last.kept = now;
        }
        if (last.doubtful || now - last.purged < purgeInterval) return;
        await purge(now);
        last.purged = now;
      } catch (error) {
        const code = errorCode(error);
        const count = countError(code);
        if (count) log.error('outbox.housekeeping', { code, count });
      }
    },
    /** After a failure the next start goes on from an earlier time. */
    end: () => keep().catch(() => undefined),
  };
}
