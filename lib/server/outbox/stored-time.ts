import { doubtfulMs, type SteadyClock } from '../runtime/steady-clock.ts';
import type { Store } from '../store/sql.ts';
import { stateIn, waiting } from './transitions.ts';

/**
 * The site's time in the store, from which the next process continues regardless of the machine's clock. `body` changes
 * only when an operator confirms the machine's clock; running processes then adopt that time.
 */

const key = 'clock';

async function read(store: Store): Promise<{ body: string; at: number } | undefined> {
  const [row] = await store.all('SELECT body, at FROM copies WHERE key = :key', { key });
  return row && { body: String(row.body), at: Number(row.at) };
}

/** The newest time in the table, for a store written by a version without stored time. */
async function newestRow(store: Store): Promise<number | undefined> {
  const [row] = await store.all('SELECT max(created) AS newest FROM registrations');
  return typeof row?.newest === 'number' ? row.newest : undefined;
}

/** The stored time, at most a minute old while a site runs; undefined for an empty store. */
export const storedTime = async (store: Store): Promise<number | undefined> =>
  (await read(store))?.at ?? newestRow(store);

/**
 * Sets a clock to the stored time if the machine's clock differs by more than a restart explains. Call it before any
 * other work.
 */
export async function loadTime(store: Store, clock: SteadyClock): Promise<void> {
  const stored = await storedTime(store);
  const since = stored === undefined ? 0 : clock.now() - stored;
  if (stored !== undefined && (since < 0 || since > doubtfulMs)) clock.set(stored);
}

/** Returns a function that stores the clock's time, or adopts a time that an operator has confirmed. */
export function keepTime(store: Store, clock: SteadyClock): () => Promise<void> {
  let confirmed: string | undefined;
  return async () => {
    const stored = await read(store);
    confirmed ??= stored?.body ?? '';
    if (stored && stored.body !== confirmed) {
      confirmed = stored.body;
      clock.set(stored.at);
      return;
    }
    await store.all(
      `INSERT INTO copies (key, body, at) VALUES (:key, :confirmed, :now)
       ON CONFLICT (key) DO UPDATE SET at = excluded.at WHERE copies.body = excluded.body`,
      { key, confirmed, now: clock.now() },
    );
  };
}

/**
 * Makes `now` the site's time after an operator has checked the machine's clock. Jobs due later than that become due
 * now.
 */
export async function confirmTime(store: Store, now: number): Promise<void> {
  await store.all(
    `INSERT INTO copies (key, body, at) VALUES (:key, :confirmed, :now)
     ON CONFLICT (key) DO UPDATE SET body = excluded.body, at = excluded.at`,
    { key, confirmed: `confirmed ${now}`, now },
  );
  await store.all(
    `UPDATE registrations SET next_at = :now, lease_until = 0 WHERE ${stateIn(waiting)} AND since > :now`,
    { now },
  );
}
