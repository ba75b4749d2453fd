/**
 * What the rest of the site knows of the backend (docs/product/backend.md). Wire spellings (`phne`, `maapLink`, `'---'`)
 * never leave lib/backend; links and media addresses in these types have passed safeUrl; texts are trimmed and at most 300
 * characters long.
 */

/**
 * The result of a read. `ok` may be a last good copy: then `fresh` is false and `asOf` says how old it is.
 * `unavailable`: the backend does not answer usefully and there is no copy either.
 */
export type Read<T> =
  { kind: 'ok'; value: T; asOf: Date; fresh: boolean } | { kind: 'not-found' } | { kind: 'unavailable' };

/** How old what is shown is. `stale`: a last good copy of `asOf`; `unavailable`: neither answer nor copy. */
export type Age = { state: 'fresh' | 'stale' | 'unavailable'; asOf?: Date };

/** A list as a page shows it; empty when it is `unavailable`. */
export type Listed<T> = Age & { items: readonly T[] };

/**
 * The result of a write, in the classes of docs/product/registration.md#e5: `not-sent` (nothing left this machine; safe to
 * repeat), `not-processed` (429 or 503; safe to repeat), `rejected` (any other 4xx; never repeat), `unknown` (it may or may
 * not have happened).
 */
export type Sent<T> =
  | { kind: 'ok'; value: T }
  | { kind: 'not-sent' }
  | { kind: 'not-processed'; retryAfterMs?: number }
  | { kind: 'rejected'; status: number }
  | { kind: 'unknown' };

export type City = { id: string; name: string };

/** A centre as selects show it. `id` is a GUID in lower case. */
export type CentreOption = { id: string; name: string; city?: string };

export type CentreDetail = {
  id: string;
  name: string;
  city?: string;
  /** Path below MEDIA_BASE_URL (lib/pictures); undefined when missing or the upload placeholder `string`. */
  image?: string;
  /** Address of a film below MEDIA_BASE_URL. */
  video?: string;
  /** An embeddable map on a host we name; undefined when empty, `null` or `---`. */
  map?: string;
  phone?: string;
  phone3?: string;
  whatsapp?: string;
  facebook?: string;
  youtube?: string;
  linkedin?: string;
};

export type BatchStatus = 'limited' | 'open' | 'closed';

export type Batch = {
  key: string;
  course: string;
  /** `YYYY-MM-DD`; batches without a readable date come last. */
  date?: string;
  /** The backend's own words for the start, when it gives some. */
  startDate?: string;
  timeSlot?: string;
  days: 'mwf' | 'tts';
  /** undefined for a code the specification does not name. */
  status?: BatchStatus;
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
  /** `YYYY-MM`, when the backend carries one (docs/product/choices.md#c8). */
  month?: string;
  /** Only those present, at most four. */
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
 * Body of Inquiries/Add, exactly as on the wire (docs/product/backend.md#b14). City ids are numbers there, also accepted as
 * text.
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

/** A picture attached to an e-mail; same shape as lib/pass's PassFile. */
export type EmailPicture = {
  name: string;
  type: 'image/png' | 'image/jpeg';
  bytes: Uint8Array;
  part: 'Pass' | 'Pass1';
};

export type AttendeeInput = {
  form: 'visitor' | 'vip' | 'conference';
  /** Wire fields without the photo, already spelt as the form's endpoint wants them (VIP capitalised). */
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
