import { LRUCache } from 'lru-cache';
import { shared } from '../foundation/shared.ts';
import { runningMs } from '../foundation/time.ts';

export type Buckets = {
  /** Takes one token for a key, or says how long until there is one. */
  take: (key: string) => { kind: 'ok' } | { kind: 'limited'; retryAfterMs: number };
};
type Options = {
  /** Tokens a full bucket holds: the burst that is allowed. */
  capacity: number;
  /** Milliseconds in which an empty bucket fills up again. */
  refillMs: number;
  /** Keys remembered at most; the least used is forgotten first. */
  keys?: number;
};
type Bucket = { tokens: number; at: number };

/** Token buckets with bounded memory. A clock that jumps back neither gives nor takes tokens (docs/security.md#r10). */
export function createBuckets({ capacity, refillMs, keys = 20_000 }: Options): Buckets {
  const known = new LRUCache<string, Bucket>({ max: keys });
  const perMs = capacity / refillMs;
  return {
    take(key) {
      const at = runningMs();
      const last = known.get(key) ?? { tokens: capacity, at };
      const tokens = Math.min(capacity, last.tokens + Math.max(0, at - last.at) * perMs);
      if (tokens < 1) {
        known.set(key, { tokens, at });
        return { kind: 'limited', retryAfterMs: Math.ceil((1 - tokens) / perMs) };
      }
      known.set(key, { tokens: tokens - 1, at });
      return { kind: 'ok' };
    },
  };
}

/** The buckets of this name, one set for the whole process. */
export const bucketsNamed = (name: string, options: Options): Buckets =>
  shared(`http.buckets.${name}`, () => createBuckets(options));
