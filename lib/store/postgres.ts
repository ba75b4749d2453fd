import { Pool, types, type PoolClient } from 'pg';
import { errorCode, log } from '../foundation/log.ts';
import { runningMs } from '../foundation/time.ts';
import { indexes, SCHEMA_VERSION, upgradesFrom } from './schema.ts';
import { StoreError, type Row, type Store, type StatementOptions, type Value } from './types.ts';

const INT8 = 20;
/** Any number: it only has to be the same in every instance. */
const UPGRADE_LOCK = 7_241_001;

/** `a = ? AND b = ?` → `a = $1 AND b = $2`; our statements have no question mark inside a literal. */
function numbered(sql: string): string {
  let count = 0;
  return sql.replace(/\?/g, () => `$${(count += 1)}`);
}

async function upgrade(client: PoolClient): Promise<void> {
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock($1)', [UPGRADE_LOCK]);
  await client.query('CREATE TABLE IF NOT EXISTS store_version (version INTEGER NOT NULL)');
  const found = await client.query<{ version: number }>('SELECT version FROM store_version');
  const version = found.rows[0]?.version ?? 0;
  if (version > SCHEMA_VERSION)
    throw new StoreError(
      'unusable',
      'newer',
      `The database in DATABASE_URL belongs to a newer version of the site (schema ${version}, this one knows ${SCHEMA_VERSION}). Start that version.`,
    );
  for (const sql of [...upgradesFrom(version, 'BYTEA'), ...indexes]) await client.query(sql);
  if (version < SCHEMA_VERSION) {
    await client.query('DELETE FROM store_version');
    await client.query('INSERT INTO store_version (version) VALUES ($1)', [SCHEMA_VERSION]);
  }
  await client.query('COMMIT');
}

/** The statement under way fails by itself; a connection's own error event must not end the process. */
const heard = () => undefined;

/** A connection out of the pool, which listens to those inside it only. */
async function connect(pool: Pool): Promise<PoolClient> {
  const client = await pool.connect();
  client.on('error', heard);
  return client;
}

/** A connection that failed leaves the pool and may still complain while it closes. */
function release(client: PoolClient, failure?: Error): void {
  if (!failure) client.off('error', heard);
  client.release(failure);
}

/** One statement inside a transaction that first waits its turn for `lock`. */
async function runLocked(client: PoolClient, lock: string, sql: string, values: Value[]): Promise<Row[]> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [lock]);
    const result = await client.query<Row>(sql, values);
    await client.query('COMMIT');
    return result.rows;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined); // the connection may be gone: the server rolls back then
    throw error;
  }
}

/**
 * The store in PostgreSQL, for several instances. Tables are made when missing, by one instance at a time.
 * Throws `StoreError('unusable')` with one clear line when it cannot be reached at start or has a newer schema.
 */
export async function openPostgres(url: string): Promise<Store> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    query_timeout: 8_000,
    // A statement that waits longer than the visitor would is given up by the server too.
    options: '-c statement_timeout=7000 -c synchronous_commit=on',
    types: {
      // Our 64-bit numbers are milliseconds: they fit a JavaScript number.
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        id === INT8 ? Number : types.getTypeParser(id, format as 'text'),
    },
  });
  pool.on('error', (error) => log.warn('store.connection-lost', { code: errorCode(error) }));

  try {
    const client = await connect(pool);
    await upgrade(client).finally(() => release(client));
  } catch (error) {
    await pool.end();
    if (error instanceof StoreError) throw error;
    throw new StoreError(
      'unusable',
      errorCode(error),
      `The database in DATABASE_URL cannot be used (${errorCode(error)}). Check that it runs and that the address, user and password are right.`,
    );
  }

  const run = async (sql: string, values: readonly Value[], options: StatementOptions) => {
    let client: PoolClient | undefined;
    let failure: Error | undefined;
    try {
      client = await connect(pool);
      if (options.lock) return await runLocked(client, options.lock, numbered(sql), [...values]);
      return (await client.query<Row>(numbered(sql), [...values])).rows;
    } catch (error) {
      failure = error instanceof Error ? error : new Error('unknown');
      throw new StoreError('unavailable', errorCode(error), 'A statement on the ledger failed');
    } finally {
      // A connection that failed in any way is not used again.
      if (client) release(client, failure);
    }
  };

  return {
    engine: 'postgres',
    all: (sql, values = [], options = {}) => run(sql, values, options),
    writable: () =>
      run(
        `INSERT INTO copies (key, body, at) VALUES ('writable', '', ?) ON CONFLICT (key) DO UPDATE SET at = excluded.at`,
        [runningMs()],
        {},
      )
        .then(() => true)
        .catch(() => false), // StoreError only: see run
    close: () => pool.end(),
  };
}
