import ipaddr from 'ipaddr.js';

/** The header in which the server notes the address it trusts; whatever a client sends under this name is dropped. */
export const clientHeader = 'x-site-client';

/** `1.2.3.4:5678` and `[2001:db8::1]:443`, as some proxies write a hop; the brackets may also come without a port. */
const withPort = /^(?:(\d+\.\d+\.\d+\.\d+):\d{1,5}|\[([^\]]+)\](?::\d{1,5})?)$/;

/**
 * An address as limits count it, with or without a port: IPv4 as it is (also when mapped into IPv6), IPv6 cut to its
 * /64, because one subscriber holds a whole one. Anything else is `unknown`.
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
 * The visitor's address behind `trusted` proxies (TRUST_PROXY): the right-most hop that no trusted proxy added. Each
 * proxy appends the address it saw, so with one proxy the last entry is ours and everything left of it is the visitor's
 * claim (docs/security.md#s18). With 0, or when the header is shorter than promised, the socket's own address counts.
 */
export function clientAddress(socket: string, forwarded: string | undefined, trusted: number): string {
  if (trusted === 0) return countedAddress(socket);
  const hops = (forwarded ?? '').split(',').filter((hop) => hop.trim() !== '');
  const hop = hops.length >= trusted ? hops[hops.length - trusted] : undefined;
  return countedAddress(hop ?? socket);
}

/** The address our server noted for a request; `unknown` where no server of ours is in front (unit tests). */
export const clientOf = (request: Request): string => request.headers.get(clientHeader) ?? 'unknown';
