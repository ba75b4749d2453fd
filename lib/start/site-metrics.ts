import { statfs } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { env } from '../foundation/env.ts';
import { provide } from '../metrics/metrics.ts';
import { outboxStats, type OutboxStats } from '../outbox/operator.ts';
import { needsOperator, waiting } from '../outbox/transitions.ts';
import { isStoreWritable } from '../store/store.ts';
import { store } from '../store/store.ts';
import { steadyClock } from '../foundation/steady-clock.ts';

/** Milliseconds for which the result of a query is cached for all scrapes. */
const cacheMs = 5_000;

/** All states with 0, so that a state without rows is reported. */
const zeroCounts = Object.fromEntries([...waiting, ...needsOperator].map((state) => [state, 0]));

/** Registers the metrics of the store and the disk; both outbox gauges share one query. */
export function provideSiteMetrics(): void {
  const statsCache = new LRUCache<'now', OutboxStats>({
    max: 1,
    ttl: cacheMs,
    fetchMethod: async () => outboxStats(await store(), steadyClock().now()),
  });
  const byState = (values: Readonly<Record<string, number>> = {}) =>
    Object.entries(values).map(([state, value]) => ({ labels: { state }, value }));
  const seconds = (times: Readonly<Record<string, number>> = {}) =>
    Object.fromEntries(Object.entries(times).map(([state, ms]) => [state, ms / 1000]));

  provide('outboxRows', async () => byState({ ...zeroCounts, ...(await statsCache.fetch('now'))?.counts }));
  provide('outboxOldest', async () =>
    byState({ ...zeroCounts, ...seconds((await statsCache.fetch('now'))?.oldest) }),
  );
  provide('ready', async () => [{ value: (await isStoreWritable()) ? 1 : 0 }]);
  provide('clockAhead', () => [{ value: steadyClock().ahead() / 1000 }]);
  provide('dataFree', async () => {
    const { bavail, bsize } = await statfs(env().dataDir);
    return [{ value: bavail * bsize }];
  });
}
