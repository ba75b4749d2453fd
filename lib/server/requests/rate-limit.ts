import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import { minuteMs } from '../../shared/util/durations.ts';
import { monotonicMs } from '../../shared/util/time.ts';
import { singleton } from '../runtime/process.ts';

/** Request header in which the server passes on the trusted client address; a client's own value is dropped. */
export const clientHeader = 'x-site-client';

/**
 * Key of an address in rate limits: IPv4 unchanged (also if mapped into IPv6), IPv6 cut to its /64, because a
 * subscriber owns all of it. Anything else is `unknown`.
 */
export function countedAddress(address: string): string {
  const text = address.trim();
  if (!ipaddr.isValid(text)) return 'unknown';
  const parsed = ipaddr.process(text);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`;
}

/** The addresses of an `X-Forwarded-For` header. */
const hopsOf = (forwarded = '') => forwarded.split(',').filter((hop) => hop.trim() !== '');

/**
 * The client address behind `trusted` proxies (TRUST_PROXY). Each proxy appends the address it saw, so the client's is
 * the entry at that position from the right; entries to its left may be forged. With 0, or too few entries, the
 * socket's address.
 */
export function clientAddress(socket: string, forwarded: string | undefined, trusted: number): string {
  if (trusted === 0) return countedAddress(socket);
  const hops = hopsOf(forwarded);
  const hop = hops.length >= trusted ? hops[hops.length - trusted] : undefined;
  return countedAddress(hop ?? socket);
}

/** True for an address that a proxy of ours may have, and a visitor of a public site has not. */
const isLocal = (address: string) =>
  ipaddr.isValid(address) &&
  ['loopback', 'private', 'uniqueLocal', 'linkLocal'].includes(ipaddr.process(address).range());

/**
 * True if `trusted` is not the number of proxies that this header shows, so that all visitors share the address of one:
 * fewer entries, or more and the counted one is a proxy's. Entries further left may be forged.
 */
export function isMiscounted(forwarded: string | undefined, trusted: number): boolean {
  const hops = hopsOf(forwarded);
  if (hops.length <= trusted) return hops.length > 0 && hops.length < trusted;
  return trusted === 0 || isLocal(hops.at(-trusted)?.trim() ?? '');
}

/** The client address of a request; `unknown` without our server (unit tests). */
export const clientOf = (request: Request): string => request.headers.get(clientHeader) ?? 'unknown';

type Buckets = {
  /** Takes one token of a key; `limited` includes the time until the next one. */
  take: (key: string) => { kind: 'ok' } | { kind: 'limited'; retryAfterMs: number };
};
type BucketOptions = {
  /** Maximum burst, in tokens. */
  capacity: number;
  /** Ms in which an empty bucket refills. */
  refillMs: number;
  /** Maximum number of keys; the least recently used is evicted first. */
  keys?: number;
};
type Bucket = { tokens: number; at: number };

/** Token buckets with bounded memory. Changes of the machine's clock neither add nor remove tokens. */
export function createBuckets({ capacity, refillMs, keys = 20_000 }: BucketOptions): Buckets {
  const buckets = new LRUCache<string, Bucket>({ max: keys });
  const perMs = capacity / refillMs;
  return {
    take(key) {
      const at = monotonicMs();
      const last = buckets.get(key) ?? { tokens: capacity, at };
      const tokens = Math.min(capacity, last.tokens + (at - last.at) * perMs);
      if (tokens < 1) {
        buckets.set(key, { tokens, at });
        return { kind: 'limited', retryAfterMs: Math.ceil((1 - tokens) / perMs) };
      }
      buckets.set(key, { tokens: tokens - 1, at });
      return { kind: 'ok' };
    },
  };
}

/** Posts from one address, by form: a burst, and the ms in which it refills. A whole college may share an address. */
export const addressLimits = {
  registrations: { capacity: 300, refillMs: 10 * minuteMs },
  enquiries: { capacity: 100, refillMs: 10 * minuteMs },
  feedback: { capacity: 60, refillMs: 10 * minuteMs },
  resend: { capacity: 60, refillMs: 10 * minuteMs }, // the outbox limits the emails
} as const;

/** The buckets of this name, shared by the process. */
export const bucketsNamed = (name: string, options: BucketOptions): Buckets =>
  singleton(`http.buckets.${name}`, () => createBuckets(options));
