import { LRUCache } from 'lru-cache';
import { shared } from '../foundation/shared.ts';

/** Requests being answered whose page says that there is no such thing; far fewer than the limit at any time. */
const declared = () => shared('http.missing', () => new LRUCache<string, true>({ max: 1_000 }));

/**
 * For a page that is rendered for each request: what it shows is an answer 404. Next's own notFound() leaves the body empty
 * until a script has run; such a page shows its words like any other, and the server in front sets the status. `headers`
 * are the request's; called before the first byte leaves, which is before anything of the page may suspend.
 */
export function declareNotFound(headers: Pick<Headers, 'get'>): void {
  const id = headers.get('x-request-id');
  if (id) declared().set(id, true);
}

/** Whether the page of this request has declared it; asked once. */
export const wasDeclaredNotFound = (requestId: string | undefined): boolean =>
  requestId !== undefined && declared().delete(requestId);
