import { statfs } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { env } from '../foundation/env.ts';
import { provide } from '../metrics/metrics.ts';
import { ledgerStats, needsOperator, waiting, type LedgerStats } from '../registration/operator.ts';
import { isLedgerWritable } from '../store/ready.ts';
import { store } from '../store/store.ts';
import { runningMs } from '../foundation/time.ts';

/** For how long, in milliseconds, one query answers every scrape. */
const keptFor = 5_000;

/** States that are always named, so that a state without rows reads 0. */
const named = Object.fromEntries([...waiting, ...needsOperator].map((state) => [state, 0]));

/** Says how the metrics are read that come from the store and the disk: two gauges, one query. */
export function provideSiteMetrics(): void {
  const looks = new LRUCache<'now', LedgerStats>({
    max: 1,
    ttl: keptFor,
    fetchMethod: async () => ledgerStats(await store(), runningMs()),
  });
  const byState = (values: Readonly<Record<string, number>> = {}) =>
    Object.entries(values).map(([state, value]) => ({ labels: { state }, value }));
  const seconds = (times: Readonly<Record<string, number>> = {}) =>
    Object.fromEntries(Object.entries(times).map(([state, ms]) => [state, ms / 1000]));

  provide('ledgerRows', async () => byState({ ...named, ...(await looks.fetch('now'))?.counts }));
  provide('ledgerOldest', async () => byState({ ...named, ...seconds((await looks.fetch('now'))?.oldest) }));
  provide('ready', async () => [{ value: (await isLedgerWritable()) ? 1 : 0 }]);
  provide('dataFree', async () => {
    const { bavail, bsize } = await statfs(env().dataDir);
    return [{ value: bavail * bsize }];
  });
}
