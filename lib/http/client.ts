import { isIPv4, isIPv6 } from 'node:net';

/** The header in which the server notes the address it trusts; whatever a client sends under this name is dropped. */
export const clientHeader = 'x-site-client';

/** The first four groups of an IPv6 address, zeros written out: one subscriber holds a whole /64. */
function network64(address: string): string {
  const [head = '', tail] = address.split('%')[0]!.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** An address as limits count it: IPv4 as it is (also when mapped into IPv6), IPv6 cut to its /64, else `unknown`. */
export function countedAddress(address: string): string {
  const text = address.trim();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(text)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (isIPv4(text)) return text;
  return isIPv6(text) ? network64(text) : 'unknown';
}

/**
 * The visitor's address behind `trusted` proxies (TRUST_PROXY): the right-most hop that no trusted proxy added. Each
 * proxy appends the address it saw, so with one proxy the last entry is ours and everything left of it is the visitor's
 * claim (security.md S18). With 0, or when the header is shorter than promised, the socket's own address counts.
 */
export function clientAddress(socket: string, forwarded: string | undefined, trusted: number): string {
  if (trusted === 0) return countedAddress(socket);
  const hops = (forwarded ?? '').split(',').filter((hop) => hop.trim() !== '');
  const hop = hops.length >= trusted ? hops[hops.length - trusted] : undefined;
  return countedAddress(hop ?? socket);
}

/** The address our server noted for a request; `unknown` where no server of ours is in front (unit tests). */
export const clientOf = (request: Request): string => request.headers.get(clientHeader) ?? 'unknown';
