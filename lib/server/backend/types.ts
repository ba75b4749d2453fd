/**
 * The backend's data as the rest of the site sees it (docs/product/backend.md). Wire names (`phne`, `maapLink`,
 * `'---'`) never leave lib/server/backend. Links and media URLs have passed safe-url.ts; texts are trimmed and at most
 * 300 characters long.
 */

/**
 * Result of a read. `ok` with `fresh: false` is the last good copy, fetched at `asOf`; `unavailable`: neither a valid
 * response nor a copy.
 */
export type Read<T> =
  { kind: 'ok'; value: T; asOf: Date; fresh: boolean } | { kind: 'not-found' } | { kind: 'unavailable' };

/** Age of displayed data. `stale`: the last good copy, fetched at `asOf`; `unavailable`: neither response nor copy. */
export type Age = { state: 'fresh' | 'stale' | 'unavailable'; asOf?: Date };

/** A list to show; empty if `unavailable`. */
export type Listed<T> = Age & { items: readonly T[] };

export type BackendCity = { id: string; name: string };

/** A centre in a select. `id` is a GUID in lower case. */
export type CentreOption = { id: string; name: string; city?: string };

export type CentreDetail = {
  id: string;
  name: string;
  city?: string;
  /** Path below MEDIA_BASE_URL (lib/server/pictures); undefined if missing or the placeholder `string`. */
  image?: string;
  /** URL of a video below MEDIA_BASE_URL. */
  video?: string;
  /** An embeddable map on an allowed host; undefined when empty, `null` or `---`. */
  map?: string;
  phone?: string;
  phone3?: string;
  whatsapp?: string;
  facebook?: string;
  youtube?: string;
  linkedin?: string;
};

export type StudentOfTheMonth = {
  key: string;
  name: string;
  image?: string;
  /** `YYYY-MM` */
  month?: string;
  semester?: string;
  batchCode?: string;
};

export type ProjectOfTheMonth = {
  key: string;
  name: string;
  image?: string;
  /** `YYYY-MM`, if the backend sends one (docs/product/choices.md#c8). */
  month?: string;
  /** At most four; empty names are dropped. */
  members: readonly string[];
  semester?: string;
  batchCode?: string;
};

export type Placement = {
  key: string;
  name: string;
  image?: string;
  designation?: string;
  company?: string;
};

export type EventLink = { key: string; href: string; image?: string };
export type EventGroup = { key: string; name: string; links: readonly EventLink[] };

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

/**
 * A picture attached to an email: `part` is its multipart name, `name` a constant file name
 * (docs/product/security-requirements.md#n3).
 */
export type EmailPicture = {
  name: string;
  type: 'image/png' | 'image/jpeg';
  bytes: Uint8Array;
  part: 'Pass' | 'Pass1';
};

export type AttendeeInput = {
  form: 'visitor' | 'vip' | 'conference';
  /** Wire fields without the photo, spelt as the endpoint expects them (VIP: initial capitals). */
  parts: Readonly<Record<string, string>>;
  /** The normalised JPEG. */
  photo: Uint8Array;
  /** Idempotency key of this registration. */
  key: string;
};

export type EmailInput = {
  email: string;
  subject: string;
  /** HTML. */
  body: string;
  pass: EmailPicture;
  pass1?: EmailPicture;
  key: string;
};

export type EnquiryInput = { wire: EnquiryWire; key: string };
