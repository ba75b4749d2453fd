import { env } from '../env.ts';

/** Longest address taken from the backend. */
export const urlCap = 2000;

const linkProtocols = ['https:', 'http:', 'mailto:', 'tel:'];

/** Hosts that may be framed, with the path each frame must begin with. Feeds the CSP's frame-src as well. */
const frames: readonly { host: string; paths: readonly string[]; use: 'map' | 'video' }[] = [
  { host: 'www.google.com', paths: ['/maps/embed', '/maps/d/embed', '/maps/d/u/0/embed'], use: 'map' },
  { host: 'maps.google.com', paths: ['/maps'], use: 'map' },
  { host: 'www.openstreetmap.org', paths: ['/export/embed.html'], use: 'map' },
  { host: 'www.youtube.com', paths: ['/embed/'], use: 'video' },
  { host: 'www.youtube-nocookie.com', paths: ['/embed/'], use: 'video' },
  { host: 'player.vimeo.com', paths: ['/video/'], use: 'video' },
];

/** `https://host` of every host that may be framed. */
export const frameOrigins: readonly string[] = frames.map(({ host }) => `https://${host}`);

function parse(value: unknown): URL | undefined {
  if (typeof value !== 'string' || value.length > urlCap) return undefined;
  const text = value.trim();
  // Refused rather than repaired: the URL parser drops tabs and line breaks, which is how filters get fooled.
  if (/[\p{Cc}\s\\]/u.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.username || url.password ? undefined : url;
}

/** A link to follow: http, https, mailto or tel, without credentials, at most 2,000 characters (security.md). */
export function safeLink(value: unknown): string | undefined {
  const url = parse(value);
  if (!url || !linkProtocols.includes(url.protocol)) return undefined;
  return url.href.length <= urlCap ? url.href : undefined;
}

/** A page to frame: https, a host and path we name; everything else gives undefined and the caller's default. */
export function safeFrame(value: unknown, use: 'map' | 'video' = 'map'): string | undefined {
  const url = parse(value);
  if (!url || url.protocol !== 'https:' || url.port) return undefined;
  const known = frames.find((frame) => frame.host === url.hostname && frame.use === use);
  return known?.paths.some((path) => url.pathname.startsWith(path)) ? url.href : undefined;
}

const types = { image: ['jpg', 'jpeg', 'png', 'webp'], video: ['mp4', 'webm'] } as const;
const here = 'http://this.invalid';

/**
 * An uploaded file: what the backend gives, joined to MEDIA_BASE_URL; it must stay below that base and must not carry
 * the extension of another type. Query and fragment are dropped. The placeholder `string` is no file (spec.md 2.8).
 */
export function safeMedia(
  value: unknown,
  kind: keyof typeof types = 'image',
  base: string = env().mediaBaseUrl,
): string | undefined {
  if (typeof value !== 'string' || value.length > urlCap) return undefined;
  const text = value.trim();
  if (['', 'string', 'null', 'undefined', '---'].includes(text.toLowerCase())) return undefined;
  if (/[\p{Cc}\\]/u.test(text) || text.startsWith('//')) return undefined;
  const root = new URL(base, here);
  const relative = text.replace(/^\//, '');
  if (!URL.canParse(relative, root)) return undefined;
  const url = new URL(relative, root);
  if (url.origin !== root.origin || !url.pathname.startsWith(root.pathname) || url.username) return undefined;
  const name = url.pathname.slice(root.pathname.length);
  const extension = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase();
  const allowed: readonly string[] = types[kind];
  if (!name || /%2f|%5c/i.test(name) || (extension !== undefined && !allowed.includes(extension)))
    return undefined;
  return root.origin === here ? url.pathname : `${url.origin}${url.pathname}`;
}
