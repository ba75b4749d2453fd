import type { IncomingHttpHeaders } from 'node:http';

/**
 * Maximum length of a state tree (`Next-Router-State-Tree`), as in Next, and maximum depth; our deepest page has six
 * levels.
 */
const maxTreeLength = 40_000;
const maxTreeDepth = 20;

const kinds = new Set([
  'c',
  'oc',
  'd',
  ...['c', 'd'].flatMap((kind) => ['(.)', '(..)', '(...)', '(..)(..)'].map((up) => `${kind}i${up}`)),
]);
const markers = new Set([null, undefined, 'refetch', 'inside-shared-layout', 'metadata-only']);

const isText = (value: unknown) => typeof value === 'string';
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);

function isSegment(value: unknown): boolean {
  if (!Array.isArray(value)) return isText(value);
  const [name, key, kind, siblings] = value;
  return (
    value.length === 4 &&
    isText(name) &&
    isText(key) &&
    kinds.has(kind) &&
    (siblings === null || isTexts(siblings))
  );
}

/** True if a value is a state tree of Next: a tuple of segment, parallel routes by name, and up to four more values. */
function isTree(value: unknown, depth: number): boolean {
  if (!Array.isArray(value) || value.length < 2 || value.length > 6 || depth > maxTreeDepth) return false;
  const [segment, routes, url, marker, hints, etag] = value;
  return (
    isSegment(segment) &&
    typeof routes === 'object' &&
    routes !== null &&
    !Array.isArray(routes) &&
    Object.values(routes).every((route) => isTree(route, depth + 1)) &&
    (url === null || url === undefined || (isTexts(url) && url.length === 2)) &&
    markers.has(marker) &&
    (hints === null || hints === undefined || typeof hints === 'number') &&
    (etag === undefined || isText(etag))
  );
}

/**
 * True if Next can parse a `Next-Router-State-Tree`: percent-encoded JSON of the form that its client sends. Next
 * responds 500 to any other.
 */
export function isRouterState(header: string): boolean {
  if (header.length > maxTreeLength) return false;
  try {
    return isTree(JSON.parse(decodeURIComponent(header)), 1);
  } catch {
    // Invalid percent-encoding or JSON.
    return false;
  }
}

const valid: Readonly<Record<string, (value: string) => boolean>> = {
  // Next treats a request as its router's only if this header is `1`; otherwise it sends the document.
  rsc: (value) => value === '1',
  'next-router-state-tree': isRouterState,
  'next-router-prefetch': (value) => /^[123]$/.test(value),
  'next-router-segment-prefetch': (value) => /^\/[!-~]{0,500}$/.test(value),
  'next-url': (value) => /^\/[!-~]{0,2000}$/.test(value),
};

/**
 * Removes router headers that Next's client cannot have sent: all without `RSC: 1`, and each with an invalid value. The
 * request is then handled as if they were absent.
 */
export function sanitizeRouterHeaders(headers: IncomingHttpHeaders): void {
  const asksForPayload = headers.rsc === '1';
  for (const [name, isValid] of Object.entries(valid)) {
    const value = headers[name];
    if (value !== undefined && !(asksForPayload && isValid(String(value)))) delete headers[name];
  }
}
