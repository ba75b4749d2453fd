/** Wire names of responses stay in this folder (docs/product/backend.md). Links have passed safe-url.ts. */

/** `fresh: false` is the last good copy, fetched at `asOf`; `unavailable`: neither a valid response nor a copy. */
export type ReadResult<T> =
  { kind: 'ok'; value: T; asOf: Date; fresh: boolean } | { kind: 'not-found' } | { kind: 'unavailable' };

/** `stale`: the last good copy, of `asOf`. */
export type Freshness = { state: 'fresh' | 'stale' | 'unavailable'; asOf?: Date };

/** A list to show; empty if `unavailable`. */
export type DisplayList<T> = Freshness & { items: readonly T[] };

/** Body of Inquiries/Add (docs/product/backend.md#b14). City ids are numbers, also accepted as text. */
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

/** `part` is the multipart name, `name` a file name without text of a visitor. */
export type EmailPicture = {
  name: string;
  type: 'image/png' | 'image/jpeg';
  bytes: Uint8Array;
  part: 'Pass' | 'Pass1';
};
