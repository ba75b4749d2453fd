import { LRUCache } from 'lru-cache';
import { shared } from '../foundation/shared.ts';

/** Ids of running requests whose page has declared itself not found; the limit is far above their number. */
const declared = () => shared('http.missing', () => new LRUCache<string, true>({ max: 1_000 }));

/**
 * Declares the page of a request not found, so that the server in front sets status 404. Next's notFound() leaves the body
 * empty until a script has run, while such a page is complete HTML. `headers` are the request's; call it before the first
 * byte is sent, that is before the page can suspend.
 */
export function declareNotFound(headers: Pick<Headers, 'get'>): void {
  const id = headers.get('x-request-id');
  if (id) declared().set(id, true);
}

/** Whether the page of this request was declared not found; resets the declaration. */
export const wasDeclaredNotFound = (requestId: string | undefined): boolean =>
  requestId !== undefined && declared().delete(requestId);
