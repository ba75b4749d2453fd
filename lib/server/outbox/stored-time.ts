import { doubtfulMs, type SteadyClock } from '../runtime/steady-clock.ts';
import type { Store } from '../store/sql.ts';
import { stateIn, waiting } from './transitions.ts';

/**
 * The site's time in the store, from which the next process goes on, whatever the machine's clock says. `body` changes only
 * when an operator confirms the machine's clock; every running process then takes that time over.
 */

const key = 'clock';

async function read(store: Store): Promise<{ body: string; at: number } | undefined> {
  const [row] = await store.all('SELECT body, at FROM copies WHERE key = :key', { key });
  return row && { body: String(row.body), at: Number(row.at) };
}

/** The newest time in the table, for a store of a version that kept no time. */
async function newestRow(store: Store): Promise<number | undefined> {
  const [row] = await store.all('SELECT max(created) AS newest FROM registrations');
  return typeof row?.newest === 'number' ? row.newest : undefined;
}

/** The site's time as last stored, at most a minute ago while a site runs; undefined for an empty store. */
export const storedTime = async (store: Store): Promise<number | undefined> =>
  (await read(store))?.at ?? newestRow(store);

/** Sets a clock to the stored time, unless the machine's differs no more than by a restart. Call it before any work. */
export async function loadTime(store: Store, clock: SteadyClock): Promise<void> {
  const stored = await storedTime(store);
  const since = stored === undefined ? 0 : clock.now() - stored;
  if (stored !== undefined && (since < 0 || since > doubtfulMs)) clock.set(stored);
}

/** Returns a function that stores a clock's time, or sets the clock after an operator has confirmed another time. */
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

/** Makes `now` the site's time, after an operator has checked the machine's clock. What is due later than that is due now. */
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
