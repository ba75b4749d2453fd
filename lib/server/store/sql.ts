/** A parameter of a statement: text, numbers up to 2^53, bytes, null. Times are milliseconds since the epoch. */
export type Value = string | number | Uint8Array | null;
export type Row = Readonly<Record<string, Value>>;
/** The values of a statement's parameters, by name. */
export type Values = Readonly<Record<string, Value>>;

/**
 * The SQL store of the site (README.md#in-production). Statements name values as `:name` and use the SQL that SQLite
 * and PostgreSQL share. Each statement is its own transaction and durable when its promise resolves; a failed one
 * rejects with `StoreError`.
 */
export type Store = {
  readonly engine: 'sqlite' | 'postgres';
  /** Runs one statement; returns its rows, including those of `RETURNING`. */
  all(sql: string, values?: Values, options?: StatementOptions): Promise<Row[]>;
  /** True if a write succeeds now; false if the disk is (nearly) full or read-only, or the database is unavailable. */
  writable(): Promise<boolean>;
  close(): Promise<void>;
};

export type StatementOptions = {
  /**
   * Statements with the same lock run one at a time across all instances, so that a count inside one is exact. SQLite
   * has a single writer anyway; PostgreSQL uses an advisory lock.
   */
  lock?: string;
};

/**
 * `unusable`: the store cannot be opened (damaged, newer schema, no permission), and the site must not start.
 * `unavailable`: a statement failed (disk full, database unreachable, lock timeout): respond 503 and retry later.
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

  /** Compares by name, because Next bundles this class several times and all bundles share one store. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'StoreError';
  }
}

/** Writes a separate row. `now` differs each time, because SQLite writes nothing for an unchanged row. */
export const trialWrite = `INSERT INTO copies (key, body, at) VALUES ('writable', '', :now)
  ON CONFLICT (key) DO UPDATE SET at = excluded.at`;

/** PostgreSQL cannot infer the type of every parameter, so each is cast. */
function castOf(value: Value): string {
  if (typeof value === 'number') return '::BIGINT';
  return typeof value === 'string' ? '::TEXT' : '::BYTEA';
}

/**
 * Replaces each `:name` with a numbered parameter and lists the values in that order. Throws if a name has no value,
 * because SQLite would use NULL. Omits values that the statement does not name.
 */
export function numbered(
  sql: string,
  values: Values,
  engine: 'sqlite' | 'postgres',
): { text: string; list: Value[] } {
  const names: string[] = [];
  const list: Value[] = [];
  const text = sql.replace(/(?<!:):([a-z]\w*)/gi, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new TypeError(`The statement has no value for :${name}`);
    if (value === null) return 'NULL';
    if (!names.includes(name)) list[names.push(name) - 1] = value;
    const position = names.indexOf(name) + 1;
    return engine === 'sqlite' ? `?${position}` : `$${position}${castOf(value)}`;
  });
  return { text, list };
}
