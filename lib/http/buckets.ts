import { LRUCache } from 'lru-cache';
import { shared } from '../foundation/shared.ts';
import { elapsedMs } from '../foundation/time.ts';

type Buckets = {
  /** Takes one token of a key; `limited` carries the time until the next one. */
  take: (key: string) => { kind: 'ok' } | { kind: 'limited'; retryAfterMs: number };
};
type Options = {
  /** Tokens of a full bucket: the maximum burst. */
  capacity: number;
  /** Milliseconds in which an empty bucket refills. */
  refillMs: number;
  /** Maximum number of keys; the least recently used is dropped first. */
  keys?: number;
};
type Bucket = { tokens: number; at: number };

/** Token buckets with bounded memory. No change of the machine's clock adds or removes tokens. */
export function createBuckets({ capacity, refillMs, keys = 20_000 }: Options): Buckets {
  const known = new LRUCache<string, Bucket>({ max: keys });
  const perMs = capacity / refillMs;
  return {
    take(key) {
      const at = elapsedMs();
      const last = known.get(key) ?? { tokens: capacity, at };
      const tokens = Math.min(capacity, last.tokens + (at - last.at) * perMs);
      if (tokens < 1) {
        known.set(key, { tokens, at });
        return { kind: 'limited', retryAfterMs: Math.ceil((1 - tokens) / perMs) };
      }
      known.set(key, { tokens: tokens - 1, at });
      return { kind: 'ok' };
    },
  };
}

/** The buckets of this name, which exist once for the process. */
export const bucketsNamed = (name: string, options: Options): Buckets =>
  shared(`http.buckets.${name}`, () => createBuckets(options));
