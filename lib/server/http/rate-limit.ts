import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import { shared } from '../runtime/process.ts';
import { elapsedMs } from '../../shared/util/time.ts';

/** Request header that the server sets to the trusted client address; a client's own value is dropped. */
export const clientHeader = 'x-site-client';

/**
 * A hop with a port, as some proxies write it: `1.2.3.4:5678`, `[2001:db8::1]:443`; the brackets may also come without a
 * port.
 */
const withPort = /^(?:(\d+\.\d+\.\d+\.\d+):\d{1,5}|\[([^\]]+)\](?::\d{1,5})?)$/;

/**
 * The key under which rate limits count an address, with or without a port: IPv4 unchanged (also when mapped into IPv6),
 * IPv6 cut to its /64, because a subscriber has a whole one. Anything else is `unknown`.
 */
export function countedAddress(address: string): string {
  const hop = address.trim();
  const [, v4, v6] = withPort.exec(hop) ?? [];
  const text = v4 ?? v6 ?? hop;
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return text;
  if (!ipaddr.IPv6.isValid(text)) return 'unknown';
  const parsed = ipaddr.process(text);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`;
}

/**
 * The client address behind `trusted` proxies (TRUST_PROXY): each proxy appends the address it saw, so it is the entry at
 * that position from the right, and entries left of it may be forged (docs/security.md#s18). With 0, or when the header has
 * fewer entries, the socket's address counts.
 */
export function clientAddress(socket: string, forwarded: string | undefined, trusted: number): string {
  if (trusted === 0) return countedAddress(socket);
  const hops = (forwarded ?? '').split(',').filter((hop) => hop.trim() !== '');
  const hop = hops.length >= trusted ? hops[hops.length - trusted] : undefined;
  return countedAddress(hop ?? socket);
}

/** The client address of a request; `unknown` without our server in front (unit tests). */
export const clientOf = (request: Request): string => request.headers.get(clientHeader) ?? 'unknown';

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
