import { isPlacementMonth } from '../foundation/placement-months.ts';
import { getCentres } from '../content/centres.ts';
import { getRoutes } from '../content/routes.ts';
import { decoded } from '../foundation/decoded.ts';

/** Correct spellings of addresses whose own spelling is part of what was asked for, mistakes included. */
const spellings: Readonly<Record<string, string>> = {
  '/transcript-verification': '/transcript-varification',
  '/aptech-vision-visitor': '/aptech-vision-vistor',
  '/freelancers-award': '/FreeLancersAward',
  '/visionary-awards': '/VisionaryAwards',
  '/centers': '/centre-page',
  '/centres': '/centre-page',
  '/center': '/centre-page',
};

/** Every page by its address in small letters. The centres share one, which has no row in the route table. */
const specified = new Map([
  ['/centre', '/centre'] as const,
  ...getRoutes().map(({ path }) => [path.toLowerCase(), path] as const),
  ...Object.entries(spellings),
]);

const centreIds = new Set(getCentres().map(({ id }) => id));

/** Segments that only rewrites may lead to (lib/edge/rewrites.ts), and the public address of what was asked for there. */
const rewrittenPaths: readonly [source: RegExp, page: string, names: readonly string[]][] = [
  [/^\/centre\/([^/]+)(?:\/([^/]+))?$/, '/centre', ['id', 'month']],
  [/^\/courses-details\/([^/]+)$/, '/courses-details', ['id']],
  [/^\/events\/[^/]+$/, '/events', []],
  [/^\/locations\/results$/, '/locations', []],
];

function inPublic(path: string, query: URLSearchParams): string {
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

/** A centre's GUID has one address: in small letters. */
function lowerCentre(path: string, query: URLSearchParams): void {
  const id = query.get('id') ?? '';
  const lower = id.toLowerCase();
  if (path === '/centre' && id !== lower && centreIds.has(lower)) query.set('id', lower);
}

/**
 * Where an address permanently leads that is not the one of its page: another letter case, a correct spelling of a
 * misspelt one, a segment behind a rewrite. `address` is a request's path and query, both as sent. Undefined: it is none.
 * Looked up in the server: as patterns among Next's redirects all eighty would be tried for each request.
 */
export function redirectOf(address: string): string | undefined {
  const mark = address.indexOf('?');
  const asked = mark < 0 ? address : address.slice(0, mark);
  const bare = asked.length > 1 && asked.endsWith('/') ? asked.slice(0, -1) : asked;
  const search = mark < 0 ? '' : address.slice(mark + 1);
  const query = new URLSearchParams(search);
  const asGiven = query.toString();
  const path = inPublic(specified.get(bare.toLowerCase()) ?? bare, query);
  lowerCentre(path, query);
  const changed = query.toString();
  if (path === bare && changed === asGiven) return undefined;
  const tail = changed === asGiven ? search : changed;
  return tail ? `${path}?${tail}` : path;
}

/**
 * Whether an address asks for a centre that content does not know, or for none: the page behind it is the directory, with
 * status 404. Exactly one id in small letters is one.
 */
export function asksForNoCentre(address: string): boolean {
  // Only the first question mark ends the path: an address in a parameter may have its own.
  const mark = address.indexOf('?');
  if ((mark < 0 ? address : address.slice(0, mark)) !== '/centre') return false;
  const ids = new URLSearchParams(mark < 0 ? '' : address.slice(mark)).getAll('id');
  return ids.length !== 1 || !centreIds.has(ids[0] ?? '');
}

/**
 * A request for a centre in a month that has no placements asks for the centre: without the month, so that no calendar
 * can fill the page cache. Any other address as it is. Decided for each request, since the months move on after a build.
 */
export function withoutOddMonth(address: string): string {
  if (!address.startsWith('/centre?')) return address;
  const query = new URLSearchParams(address.slice('/centre?'.length));
  if (query.getAll('month').every(isPlacementMonth)) return address;
  query.delete('month');
  return `/centre?${query}`;
}

/**
 * The cached page behind a document's address, as the rewrites would find it (lib/edge/rewrites.ts): of a known centre, and
 * of the one month asked for. Any other address as it is. Next tries its rewrites twice for each request, a fifth of what
 * a centre's page costs (docs/decisions/017). Its router needs them all the same: it reads the rewritten path from the answer. Call it after `withoutOddMonth`.
 */
export function cachedDocument(address: string): string {
  if (!address.startsWith('/centre?')) return address;
  const query = new URLSearchParams(address.slice('/centre?'.length));
  const [id = '', ...otherIds] = query.getAll('id');
  const months = query.getAll('month');
  if (!centreIds.has(id) || otherIds.length > 0 || months.length > 1) return address;
  return ['/centre', id, ...months].join('/');
}
