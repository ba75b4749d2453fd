import { isPlacementMonth } from '../foundation/placement-months.ts';
import { getCentres } from '../content/centres.ts';
import { getRoutes } from '../content/routes.ts';
import { decoded } from '../foundation/decoded.ts';

/** Correct spellings of paths that the specification misspells. */
const spellings: Readonly<Record<string, string>> = {
  '/transcript-verification': '/transcript-varification',
  '/aptech-vision-visitor': '/aptech-vision-vistor',
  '/freelancers-award': '/FreeLancersAward',
  '/visionary-awards': '/VisionaryAwards',
  '/centers': '/centre-page',
  '/centres': '/centre-page',
  '/center': '/centre-page',
};

/** Every page's path by its lower-case form. /centre has no row in the route table. */
const canonicalPaths = new Map([
  ['/centre', '/centre'] as const,
  ...getRoutes().map(({ path }) => [path.toLowerCase(), path] as const),
  ...Object.entries(spellings),
]);

const centreIds = new Set(getCentres().map(({ id }) => id));

/** Internal paths of the rewrites (lib/edge/rewrites.ts), and the public path and parameters they stand for. */
const rewrittenPaths: readonly [source: RegExp, page: string, names: readonly string[]][] = [
  [/^\/centre\/([^/]+)(?:\/([^/]+))?$/, '/centre', ['id', 'month']],
  [/^\/courses-details\/([^/]+)$/, '/courses-details', ['id']],
  [/^\/events\/[^/]+$/, '/events', []],
  [/^\/batches\/[^/]+$/, '/batches', []],
  [/^\/locations\/results$/, '/locations', []],
];

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

/**
 * The target of a permanent redirect: from another letter case, from the correct spelling of a misspelt path, or from the
 * internal path of a rewrite; undefined when there is none. `address` is a request's path and query, both as sent. Among
 * Next's redirects, all eighty patterns would be tried for each request.
 */
export function redirectOf(address: string): string | undefined {
  const queryStart = address.indexOf('?');
  const rawPath = queryStart < 0 ? address : address.slice(0, queryStart);
  const trimmedPath = rawPath.length > 1 && rawPath.endsWith('/') ? rawPath.slice(0, -1) : rawPath;
  const search = queryStart < 0 ? '' : address.slice(queryStart + 1);
  const query = new URLSearchParams(search);
  const originalQuery = query.toString();
  const path = toPublicPath(canonicalPaths.get(trimmedPath.toLowerCase()) ?? trimmedPath, query);
  lowerCaseCentreId(path, query);
  const newQuery = query.toString();
  if (path === trimmedPath && newQuery === originalQuery) return undefined;
  const queryText = newQuery === originalQuery ? search : newQuery;
  return queryText ? `${path}?${queryText}` : path;
}

/** Whether an address is /centre without exactly one known id in lower case; its page is the directory, with status 404. */
export function hasUnknownCentre(address: string): boolean {
  // Only the first question mark ends the path; later ones belong to a parameter.
  const queryStart = address.indexOf('?');
  if ((queryStart < 0 ? address : address.slice(0, queryStart)) !== '/centre') return false;
  const ids = new URLSearchParams(queryStart < 0 ? '' : address.slice(queryStart)).getAll('id');
  return ids.length !== 1 || !centreIds.has(ids[0] ?? '');
}

/**
 * Removes a month without placements from a centre's address, so that invented months cannot fill the page cache; other
 * addresses are unchanged. Checked for each request, because the valid months change after a build.
 */
export function withoutInvalidMonth(address: string): string {
  if (!address.startsWith('/centre?')) return address;
  const query = new URLSearchParams(address.slice('/centre?'.length));
  if (query.getAll('month').every(isPlacementMonth)) return address;
  query.delete('month');
  return `/centre?${query}`;
}

/**
 * The internal path of the cached page for a document's address, as the rewrites give it (lib/edge/rewrites.ts): a known
 * centre and at most one month; other addresses are unchanged. Next evaluates rewrites twice for each request, a fifth of
 * the cost of a centre's page (docs/decisions/017). Its router still needs the rewrites, because it reads the rewritten
 * path from the response. Call it after `withoutInvalidMonth`.
 */
export function cachedDocument(address: string): string {
  if (!address.startsWith('/centre?')) return address;
  const query = new URLSearchParams(address.slice('/centre?'.length));
  const [id = '', ...otherIds] = query.getAll('id');
  const months = query.getAll('month');
  if (!centreIds.has(id) || otherIds.length > 0 || months.length > 1) return address;
  return ['/centre', id, ...months].join('/');
}
