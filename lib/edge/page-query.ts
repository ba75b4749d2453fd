/**
 * The names of a query that each page reads, by its public path; a page that is not listed reads none. Scripts in the
 * browser read the address themselves.
 */
const names: Readonly<Record<string, readonly string[]>> = {
  '/centre': ['id', 'month'],
  '/courses-details': ['id'],
  '/enquire': ['enquire', 'centre', 'topic', 'outcome', 'cityId'],
  '/feedback/answer': ['outcome'],
  '/locations': ['q'],
  '/pass': ['sent', 'wrong'],
  '/search': ['q'],
};
const registration = ['outcome', 'pass'];

/** What Next calls its own, and handlers, which are never stored: they get what was sent. */
const keepsAll = /^\/(?:api\/|_next\/|__nextjs)/;

/**
 * An address without what its page does not read (docs/security.md#m3): Next writes the query of whoever comes first into
 * the page it keeps for everyone. `address` is a path and query; `payload` says whether Next's router asks, whose
 * `_rsc` Next compares with the headers. An address with a slash at its end stays as it is: it is only led elsewhere.
 */
export function withoutUnreadQuery(address: string, payload: boolean): string {
  const mark = address.indexOf('?');
  if (mark < 0) return address;
  const path = address.slice(0, mark);
  if (keepsAll.test(path) || (path !== '/' && path.endsWith('/'))) return address;
  const read = names[path] ?? (path.startsWith('/registration/') ? registration : []);
  const sent = [...new URLSearchParams(address.slice(mark))];
  const kept = sent.filter(([name]) => read.includes(name) || (payload && name === '_rsc'));
  if (kept.length === sent.length && kept.length > 0) return address;
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path;
}
