/**
 * The backend's data as the rest of the site sees it (docs/product/backend.md). The wire names of its responses
 * (`phne`, `maapLink`) stay in this folder; those of requests are in registration/wire.ts and enquiry/jobs.ts. Links
 * and media URLs have passed safe-url.ts; texts are trimmed and at most 300 characters long.
 */

/**
 * Result of a read. `ok` with `fresh: false` is the last good copy, fetched at `asOf`; `unavailable`: neither a valid
 * response nor a copy.
 */
export type ReadResult<T> =
  { kind: 'ok'; value: T; asOf: Date; fresh: boolean } | { kind: 'not-found' } | { kind: 'unavailable' };

/** Freshness of displayed data. `stale`: the last good copy, of `asOf`; `unavailable`: neither response nor copy. */
export type Freshness = { state: 'fresh' | 'stale' | 'unavailable'; asOf?: Date };

/** A list to show; empty if `unavailable`. */
export type DisplayList<T> = Freshness & { items: readonly T[] };

/**
 * Body of Inquiries/Add, exactly as sent (docs/product/backend.md#b14). City ids are numbers, also accepted as text.
 */
export type EnquiryWire = {
  uphne: number;
  uname: string;
  uemail: string;
  course: string;
  cityId: string | number;
  centresId: string;
  others: string;
  currentCity: '---';
};

/** A picture attached to an email: `part` is its multipart name, `name` a file name without a visitor's text. */
export type EmailPicture = {
  name: string;
  type: 'image/png' | 'image/jpeg';
  bytes: Uint8Array;
  part: 'Pass' | 'Pass1';
};
