/** What a statement may carry: text, numbers up to 2^53, bytes, nothing. Times are milliseconds since the epoch. */
export type Value = string | number | Uint8Array | null;
export type Row = Readonly<Record<string, Value>>;

/**
 * The one SQL store behind the site (README.md#in-production). Statements are written once, with `?` for each value,
 * in the part of SQL that SQLite and PostgreSQL share. Every statement is its own transaction and is on disk when its
 * promise resolves. A statement that fails throws `StoreError`.
 */
export type Store = {
  readonly engine: 'sqlite' | 'postgres';
  /** Runs one statement and returns its rows (also those of `RETURNING`). */
  all(sql: string, values?: readonly Value[], options?: StatementOptions): Promise<Row[]>;
  /** Whether a statement could be written now; false when the disk is (nearly) full, read-only or the database away. */
  writable(): Promise<boolean>;
  close(): Promise<void>;
};

export type StatementOptions = {
  /**
   * Statements under the same name run one after another, in every instance, so that a count inside one of them is
   * exact. SQLite has one writer at a time anyway; PostgreSQL takes an advisory lock for the statement.
   */
  lock?: string;
};

/**
 * `unusable`: the store cannot be opened as it is (damaged, newer schema, not permitted): the site must not start.
 * `unavailable`: a statement failed (disk full, database away, lock not released in time): answer 503 and try later.
 */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly kind: 'unusable' | 'unavailable';
  readonly code: string;
  constructor(kind: 'unusable' | 'unavailable', code: string, message: string) {
    super(message);
    this.kind = kind;
    this.code = code;
  }

  /** By name: Next bundles this class more than once, and the store that one bundle opens serves all of them. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'StoreError';
  }
}
