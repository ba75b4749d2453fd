import { getCentres } from '../content/centres.ts';
import { getRoutes } from '../content/routes.ts';
import { decoded } from '../foundation/decoded.ts';

/** Other addresses of pages, in lower case: spellings that people try, and former addresses. */
const otherAddresses: Readonly<Record<string, string>> = {
  '/transcript-verification': '/transcript-varification',
  '/aptech-vision-visitor': '/aptech-vision-vistor',
  '/freelancers-award': '/FreeLancersAward',
  '/visionary-awards': '/VisionaryAwards',
  '/centers': '/centre-page',
  '/centres': '/centre-page',
  '/center': '/centre-page',
};

/** Every page's path by the same path in lower case. /centre is added, because content/routes.ts does not list it. */
const canonicalPaths = new Map([
  ['/centre', '/centre'] as const,
  ...getRoutes().map(({ path }) => [path.toLowerCase(), path] as const),
  ...Object.entries(otherAddresses),
]);

const centreIds = new Set(getCentres().map(({ id }) => id));

/** The internal paths to which rewrites.ts leads, with the public path and parameters that each stands for. */
const rewrittenPaths: readonly [source: RegExp, page: string, names: readonly string[]][] = [
  [/^\/centre\/([^/]+)(?:\/([^/]+))?$/, '/centre', ['id', 'month']],
  [/^\/courses-details\/([^/]+)$/, '/courses-details', ['id']],
];

/** The address is already normalised (sanitize-request.ts), so parsing does not change it. */
const parse = (address: string) => new URL(`http://site${address}`);

function toPublicPath(path: string, query: URLSearchParams): string {
  for (const [source, page, names] of rewrittenPaths) {
    const found = source.exec(path);
    if (!found) continue;
    for (const [index, name] of names.entries()) {
      const value = found[index + 1];
      if (value !== undefined) query.set(name, decoded(value));
    }
    return page;
  }
  return path;
}

/** Lower-cases a centre's GUID, since each centre has one address. */
function lowerCaseCentreId(path: string, query: URLSearchParams): void {
  const id = query.get('id') ?? '';
  const lower = id.toLowerCase();
  if (path === '/centre' && id !== lower && centreIds.has(lower)) query.set('id', lower);
}

/** The characters that need no escape in a path (RFC 3986, 2.3), escaped. */
const needlessEscape = /%(?:2[de]|3\d|[46][1-9a-f]|5[\daf]|7[\dae])/gi;

/**
 * The target of a permanent redirect: from another spelling of a path (`requested`, as it was sent), from another letter
 * case, from another address of a page, or from the internal path of a rewrite; undefined when there is none. Otherwise a
 * cache could keep a page under any number of keys, or a missing one under the key of another. `address` is path and query.
 * The list is not in Next's `redirects`, because Next would try each of its patterns for every request.
 */
export function redirectOf(address: string, requested = address): string | undefined {
  const { pathname: escaped, search, searchParams: query } = parse(address);
  const pathname = escaped.replaceAll(needlessEscape, decodeURIComponent);
  // Two slashes at the start would name another host; Next redirects them.
  const isPlain = pathname.startsWith('//') || pathname === requested.split('?')[0];
  const originalQuery = query.toString();
  const trimmedPath = pathname === '/' ? pathname : pathname.replace(/\/$/, '');
  const path = toPublicPath(canonicalPaths.get(trimmedPath.toLowerCase()) ?? trimmedPath, query);
  lowerCaseCentreId(path, query);
  const newQuery = query.toString();
  if (newQuery === originalQuery) return path === trimmedPath && isPlain ? undefined : path + search;
  return newQuery ? `${path}?${newQuery}` : path;
}
