import { Pool, types, type PoolClient } from 'pg';
import { errorCode, log } from '../runtime/log.ts';
import { runningMs } from '../../shared/util/time.ts';
import { decoded } from '../../shared/util/values.ts';
import {
  checkValues,
  isStoreError,
  parameterPattern,
  type Row,
  type StatementOptions,
  type Store,
  StoreError,
  trialWrite,
  type Value,
  type Values,
} from './sql.ts';
import { migrationsFrom, SCHEMA_VERSION } from './migrations.ts';

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
  for (const sql of migrationsFrom(version, 'postgres')) await client.query(sql);
  if (version < SCHEMA_VERSION) {
    await client.query('DELETE FROM store_version');
    await client.query('INSERT INTO store_version (version) VALUES ($1)', [SCHEMA_VERSION]);
  }
  await client.query('COMMIT');
}

/** PostgreSQL cannot infer the type of every parameter, so each is cast. */
function castOf(value: Value): string {
  if (typeof value === 'number') return '::BIGINT';
  return typeof value === 'string' ? '::TEXT' : '::BYTEA';
}

/** Replaces named parameters with numbered ones, and lists the values in that order. */
function numbered(sql: string, values: Values): { text: string; list: Value[] } {
  checkValues(sql, values);
  const names: string[] = [];
  const text = sql.replace(parameterPattern, (_, name: string) => {
    const value = values[name] ?? null;
    if (value === null) return 'NULL';
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}${castOf(value)}`;
  });
  return { text, list: names.map((name) => values[name] ?? null) };
}

/** Settings of each transaction. Poolers such as PgBouncer do not keep settings of a session. */
const begin = 'BEGIN; SET LOCAL statement_timeout = 7000; SET LOCAL synchronous_commit = on';

/** Runs one statement in a transaction, which first takes the advisory lock `lock` if there is one. */
async function runInTransaction(
  pool: Pool,
  lock: string | undefined,
  sql: string,
  values: Value[],
): Promise<Row[]> {
  const client = await pool.connect();
  try {
    await client.query(begin);
    if (lock !== undefined)
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

/** What to do, by SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const adviceByCode: Readonly<Record<string, string>> = {
  '3D000': 'Create the database, or correct its name in DATABASE_URL.',
  '53100': 'Free space on the disk of the database.',
  '53300': 'Each instance opens up to 10 connections: allow more, or run fewer instances.',
  '25006': 'Use the address of the primary server.',
};
const otherAdvice = 'Correct DATABASE_URL, or the server.';

/** The first line of the message of an error, or of the first of several addresses, without the password. */
function sentenceOf(error: unknown, url: string): string {
  const { errors: [first] = [error] } = Object(error) as { errors?: unknown[] };
  const [message = ''] = String(Object(first).message).split('\n');
  const passwords = [URL.parse(url)?.password ?? '', process.env.PGPASSWORD ?? ''];
  const secrets = passwords.flatMap((text) => [text, decoded(text)]).filter((text) => text !== '');
  return secrets.reduce((text, secret) => text.replaceAll(secret, '…'), message);
}

/** The connection pool. Throws for a URL with a file that cannot be read. */
function createPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    // After the server's own limit for a write.
    query_timeout: 8_000,
    types: {
      // Our 64-bit numbers are milliseconds, which fit into a JavaScript number.
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        id === INT8 ? Number : types.getTypeParser(id, format as 'text'),
    },
  });
  pool.on('error', (error) => log.warn('store.connection-lost', { code: errorCode(error) }));
  // An unhandled error event would end the process; the running statement rejects anyway.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * Opens the store in PostgreSQL, for several instances; one instance at a time creates missing tables. Throws
 * `StoreError('unusable')` with a one-line message if it is unreachable at start or has a newer schema.
 */
export async function openPostgres(url: string): Promise<Store> {
  let pool: Pool | undefined;
  try {
    pool = createPool(url);
    const client = await pool.connect();
    await upgrade(client).finally(() => client.release());
  } catch (error) {
    await pool?.end();
    if (isStoreError(error)) throw error;
    const [code, reason] = [errorCode(error), sentenceOf(error, url)];
    const advice = adviceByCode[code] ?? otherAdvice;
    throw new StoreError(
      'unusable',
      code,
      `The database in DATABASE_URL cannot be used: ${reason}. ${advice}`,
    );
  }
  const opened = pool;

  const run = async (sql: string, values: Values, options: StatementOptions) => {
    const { text, list } = numbered(sql, values);
    try {
      if (sql.startsWith('SELECT') && !options.lock) return (await opened.query<Row>(text, list)).rows;
      return await runInTransaction(opened, options.lock, text, list);
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
    close: () => opened.end(),
  };
}
