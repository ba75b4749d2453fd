import { Pool, types, type PoolClient } from 'pg';
import { errorCode, log } from '../runtime/log.ts';
import { runningMs } from '../../shared/util/time.ts';
import {
  numbered,
  type Row,
  type StatementOptions,
  type Store,
  StoreError,
  trialWrite,
  type Value,
  type Values,
} from './sql.ts';
import { indexes, SCHEMA_VERSION, upgradesFrom } from './schema.ts';

const INT8 = 20;
/** Arbitrary number of the advisory lock, equal in every instance. */
const UPGRADE_LOCK = 7_241_001;

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

/** Runs one statement in a transaction that first takes the advisory lock `lock`. */
async function runLocked(pool: Pool, lock: string, sql: string, values: Value[]): Promise<Row[]> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [lock]);
    const result = await client.query<Row>(sql, values);
    await client.query('COMMIT');
    client.release();
    return result.rows;
  } catch (error) {
    client.release(true); // Closes the connection, which rolls back.
    throw error;
  }
}

/**
 * Opens the store in PostgreSQL, for several instances; one instance at a time creates missing tables. Throws
 * `StoreError('unusable')` with a one-line message if it is unreachable at start or has a newer schema.
 */
export async function openPostgres(url: string): Promise<Store> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    query_timeout: 8_000,
    // The server cancels a statement before the client times out.
    options: '-c statement_timeout=7000 -c synchronous_commit=on',
    types: {
      // Our 64-bit numbers are milliseconds, which fit into a JavaScript number.
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        id === INT8 ? Number : types.getTypeParser(id, format as 'text'),
    },
  });
  pool.on('error', (error) => log.warn('store.connection-lost', { code: errorCode(error) }));
  // An unhandled error event would end the process; the running statement rejects anyway.
  pool.on('connect', (client) => client.on('error', () => undefined));

  try {
    const client = await pool.connect();
    await upgrade(client).finally(() => client.release());
  } catch (error) {
    await pool.end();
    if (error instanceof StoreError) throw error;
    throw new StoreError(
      'unusable',
      errorCode(error),
      `The database in DATABASE_URL cannot be used (${errorCode(error)}). Check that it runs and that the address, user and password are right.`,
    );
  }

  const run = async (sql: string, values: Values, options: StatementOptions) => {
    const { text, list } = numbered(sql, values, 'postgres');
    try {
      if (options.lock) return await runLocked(pool, options.lock, text, list);
      return (await pool.query<Row>(text, list)).rows;
    } catch (error) {
      throw new StoreError('unavailable', errorCode(error), 'A statement on the store failed');
    }
  };

  return {
    engine: 'postgres',
    all: (sql, values = {}, options = {}) => run(sql, values, options),
    writable: () =>
      run(trialWrite, { now: runningMs() }, {})
        .then(() => true)
        .catch(() => false), // `run` rejects with StoreError only
    close: () => pool.end(),
  };
}
