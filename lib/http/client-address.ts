import ipaddr from 'ipaddr.js';

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
