/** A value in a row or of a parameter: text, a whole number up to 2^53, bytes or null. Times are ms since the epoch. */
export type SqlValue = string | number | Uint8Array | null;
export type StoredRow = Readonly<Record<string, SqlValue>>;
export type SqlValues = Readonly<Record<string, SqlValue>>;

/**
 * The site's database (docs/operations.md#set-up). Statements name values as `:name` and use SQL that SQLite and
 * PostgreSQL share; other SQL depends on `engine`. Each statement is its own transaction and durable when its promise
 * resolves; one that fails rejects with `StoreError`.
 */
export type Store = {
  readonly engine: 'sqlite' | 'postgres';
  /** Folder of the SQLite file; undefined for PostgreSQL. */
  readonly folder?: string;
  /** Runs one statement and returns its rows. Those with the same `lock` run one at a time across all instances. */
  all(sql: string, values?: SqlValues, lock?: string): Promise<StoredRow[]>;
  close(): Promise<void>;
};

/**
 * `unusable`: the store cannot be opened (damaged, newer schema, no permission), and the site must not start.
 * `unavailable`: the store cannot be opened for now (disk full, database unreachable), or a statement failed; the
 * site must respond 503.
 */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly kind: 'unusable' | 'unavailable';
  readonly code: string;
  /** Rows of a statement whose commit was not confirmed: the commit may still take effect, hours later. */
  readonly unconfirmed: readonly StoredRow[];
  constructor(
    kind: 'unusable' | 'unavailable',
    code: string,
    message: string,
    unconfirmed: readonly StoredRow[] = [],
  ) {
    super(message);
    this.kind = kind;
    this.code = code;
    this.unconfirmed = unconfirmed;
  }
}

/** True for a `StoreError`, by its name: Next bundles the class several times, and all bundles share one store. */
export const isStoreError = (error: unknown): error is StoreError =>
  error instanceof Error && error.name === 'StoreError';

/** Matches a named parameter (`:name`), but not a cast of PostgreSQL (`::type`). */
export const parameterPattern = /(?<!:):([a-z]\w*)/gi;

/** Throws `TypeError` if a named parameter has no value, because SQLite would use NULL. */
export function checkValues(sql: string, values: SqlValues): void {
  for (const [, name = ''] of sql.matchAll(parameterPattern))
    if (values[name] === undefined) throw new TypeError(`The statement has no value for :${name}`);
}
