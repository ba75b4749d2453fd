import { picturePath } from '../catalogue/picture-urls.ts';
import { env } from '../runtime/env.ts';
import { frameHosts } from './frame-hosts.ts';
import { placeholderValues } from './parse-rows.ts';

const maxUrlLength = 2000;

function parseUrl(value: unknown): URL | undefined {
  if (typeof value !== 'string' || value.length > maxUrlLength) return undefined;
  const text = value.trim();
  // The URL parser drops tabs and line breaks, which attackers use to bypass filters.
  if (/[\p{Cc}\s\\]/u.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.username || url.password ? undefined : url;
}

/** Validates a link: http or https, without credentials, at most 2,000 characters; undefined otherwise. */
export function safeWebLink(value: unknown): string | undefined {
  const url = parseUrl(value);
  if (!url || !['https:', 'http:'].includes(url.protocol)) return undefined;
  return url.href.length <= maxUrlLength ? url.href : undefined;
}

/** Validates a map to frame: https, on a host and path prefix of `frameHosts`; undefined otherwise. */
export function safeFrameUrl(value: unknown): string | undefined {
  const url = parseUrl(value);
  if (!url || url.protocol !== 'https:' || url.port) return undefined;
  const allowed = frameHosts.find(({ host }) => host === url.hostname);
  return allowed?.paths.some((path) => url.pathname.startsWith(path)) ? url.href : undefined;
}

/** Path of a file below `base`, without query and fragment; undefined for a placeholder and outside `base`. */
function pathBelow(value: unknown, base: string): string | undefined {
  const text = typeof value === 'string' && value.length <= maxUrlLength ? value.trim() : '';
  if (placeholderValues.has(text.toLowerCase()) || /[\p{Cc}\\]/u.test(text) || text.startsWith('//'))
    return undefined;
  const root = new URL(base, 'http://this.invalid');
  const url = URL.parse(text.replace(/^\//, ''), root);
  if (url?.origin !== root.origin || !url.pathname.startsWith(root.pathname) || url.username)
    return undefined;
  return url.pathname.slice(root.pathname.length);
}

/** Path of a picture below MEDIA_BASE_URL, for /pictures; undefined if missing, outside it or no picture. */
export function safePicturePath(value: unknown, base: string = env().mediaBaseUrl): string | undefined {
  const path = pathBelow(value, base);
  return path === undefined ? undefined : picturePath(path.replace(/\/{2,}/g, '/'));
}

/** The URL of a video below MEDIA_BASE_URL: MP4, WebM or without extension; undefined otherwise. */
export function safeVideoUrl(value: unknown, base: string = env().mediaBaseUrl): string | undefined {
  const path = pathBelow(value, base);
  if (!path || /%2f|%5c/i.test(path)) return undefined;
  const extension = /\.([a-z0-9]{1,8})$/i.exec(path)?.[1]?.toLowerCase();
  return extension === undefined || ['mp4', 'webm'].includes(extension) ? base + path : undefined;
}
