import { timeout, TimeoutStrategy } from 'cockatiel';
import { Pool, types, type PoolClient } from 'pg';
import { minuteMs } from '../../shared/util/durations.ts';
import { decodeSegment } from '../../shared/util/values.ts';
import { errorCode, log } from '../runtime/log.ts';
import { migrationsFrom, schemaVersion, refuseNewerSchema } from './migrations.ts';
import {
  checkValues,
  isStoreError,
  parameterPattern,
  type StoredRow,
  type Store,
  StoreError,
  type SqlValue,
  type SqlValues,
} from './sql.ts';

/** The key of the advisory lock is arbitrary, but equal in every instance. */
const upgradeLockId = 7_241_001;

async function upgrade(client: PoolClient): Promise<void> {
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock($1)', [upgradeLockId]);
  await client.query('CREATE TABLE IF NOT EXISTS store_version (version INTEGER NOT NULL)');
  const versionResult = await client.query<{ version: number }>('SELECT version FROM store_version');
  const version = versionResult.rows[0]?.version ?? 0;
  refuseNewerSchema(version, 'in DATABASE_URL');
  for (const sql of migrationsFrom(version, 'postgres')) await client.query(sql);
  if (version < schemaVersion) {
    await client.query('DELETE FROM store_version');
    await client.query('INSERT INTO store_version (version) VALUES ($1)', [schemaVersion]);
  }
  await client.query('COMMIT');
}

/** PostgreSQL cannot infer the type of every parameter, so each is cast. */
function castOf(value: SqlValue): string {
  if (typeof value === 'number') return '::BIGINT';
  return typeof value === 'string' ? '::TEXT' : '::BYTEA';
}

/** Replaces named parameters with numbered ones and lists their values in that order; writes null as NULL. */
function toNumberedParameters(sql: string, values: SqlValues): { text: string; orderedValues: SqlValue[] } {
  checkValues(sql, values);
  const names: string[] = [];
  const text = sql.replace(parameterPattern, (_, name: string) => {
    const value = values[name] ?? null;
    if (value === null) return 'NULL';
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}${castOf(value)}`;
  });
  return { text, orderedValues: names.map((name) => values[name] ?? null) };
}

/** Sets the settings in each transaction, because poolers such as PgBouncer do not keep settings of a session. */
const beginStatement = 'BEGIN; SET LOCAL statement_timeout = 7000; SET LOCAL synchronous_commit = on';

/** Timeout of a statement in this process; longer than the timeout on the server in `beginStatement`. */
const statementTimeoutMs = 8_000;
const commitQuery = { text: 'COMMIT', query_timeout: 15 * minuteMs };
const commitTimeout = timeout(statementTimeoutMs, TimeoutStrategy.Aggressive);

/** `committing`: connections whose commit has not returned. */
type WriteConnections = { pool: Pool; committing: Set<PoolClient> };

const statementError = (error: unknown, rows?: readonly StoredRow[]) =>
  new StoreError('unavailable', postgresErrorCode(error), 'A statement on the store failed', rows);

/**
 * Runs one statement in a transaction, which first takes the advisory lock `lock` if given. A commit that waits for a
 * lost standby goes on waiting on the server even when its connection is closed. So it keeps its connection
 * (`commitQuery`): otherwise each request would occupy one more process of the server.
 */
async function runInTransaction(
  { pool, committing }: WriteConnections,
  lock: string | undefined,
  sql: string,
  values: SqlValue[],
): Promise<StoredRow[]> {
  const client = await pool.connect();
  let rows: StoredRow[];
  try {
    await client.query(beginStatement);
    if (lock !== undefined)
      await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [lock]);
    ({ rows } = await client.query<StoredRow>(sql, values));
  } catch (error) {
    client.release(true); // Closes the connection, which rolls back.
    throw error;
  }
  committing.add(client);
  const commitResult = client
    .query(commitQuery)
    .finally(() => committing.delete(client))
    .then(
      () => client.release(),
      (error: unknown) => {
        client.release(true);
        throw error;
      },
    );
  try {
    await commitTimeout.execute(() => commitResult);
    return rows;
  } catch (error) {
    commitResult.catch(() => undefined);
    throw statementError(error, rows);
  }
}

/**
 * Matches code and message of failures that only an operator can correct: login (28), database name (3D), permission
 * (42), certificate, file, TLS, missing password. Other failures may pass, such as a server that is starting.
 */
const operatorTaskPattern = /^(?:28|3D|42)|certificate|, open '|\bSSL\b|SASL/;

function postgresErrorCode(error: unknown): string {
  const message = String(Object(error).message);
  if (/timeout|timed out/.test(message)) return 'TIMEOUT';
  if (message.includes('after calling end on the pool')) return 'closed';
  // "Connection terminated …", and "Client … is not queryable" if that happened between two statements.
  return /^Connection terminated|not queryable$/.test(message) ? 'CONNECTION_LOST' : errorCode(error);
}

/** The first line of an error's message without the password. If several addresses failed, the first error counts. */
function messageWithoutPassword(error: unknown, url: string): string {
  const { errors: [first] = [error] } = Object(error) as { errors?: unknown[] };
  const [message = ''] = String(Object(first).message).split('\n');
  const passwords = [URL.parse(url)?.password ?? '', process.env.PGPASSWORD ?? ''];
  const secrets = passwords.flatMap((text) => [text, decodeSegment(text)]).filter((text) => text !== '');
  return secrets.reduce((text, secret) => text.replaceAll(secret, '…'), message);
}

function createPool(url: string, maxConnections: number): Pool {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    query_timeout: statementTimeoutMs,
    types: {
      // Our 64-bit integers are times in ms and counts, which fit into a JavaScript number.
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        id === types.builtins.INT8 ? Number : types.getTypeParser(id, format as 'text'),
    },
  });
  pool.on('error', (error) => log.warn('store.connection-lost', { code: postgresErrorCode(error) }));
  // An unhandled error event would end the process; the running statement rejects anyway.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * Opens the store in PostgreSQL for several instances; one instance at a time migrates the tables. Rejects with a
 * `StoreError` whose message has one line: `unusable` if only an operator can correct the cause, else `unavailable`.
 */
export async function openPostgres(url: string): Promise<Store> {
  let pools: { reads: Pool; writes: WriteConnections } | undefined;
  const close = async () => {
    // Ends the connection of a commit that still waits.
    for (const client of pools?.writes.committing ?? []) void client.end();
    await Promise.all([pools?.reads.end(), pools?.writes.pool.end()]);
  };
  try {
    // Two pools, so that passes can be read while commits wait.
    pools = { reads: createPool(url, 3), writes: { pool: createPool(url, 7), committing: new Set() } };
    const client = await pools.writes.pool.connect();
    await upgrade(client).finally(() => client.release());
  } catch (error) {
    await close();
    if (isStoreError(error)) throw error;
    const [code, reason] = [postgresErrorCode(error), messageWithoutPassword(error, url)];
    throw new StoreError(
      operatorTaskPattern.test(`${code} ${reason}`) ? 'unusable' : 'unavailable',
      code,
      `The database in DATABASE_URL cannot be used: ${reason}. Correct it, or the server.`,
    );
  }
  const { reads, writes } = pools;

  return {
    engine: 'postgres',
    async all(sql, values = {}, lock = undefined) {
      const { text, orderedValues } = toNumberedParameters(sql, values);
      try {
        if (sql.startsWith('SELECT') && lock === undefined)
          return (await reads.query<StoredRow>(text, orderedValues)).rows;
        return await runInTransaction(writes, lock, text, orderedValues);
      } catch (error) {
        throw isStoreError(error) ? error : statementError(error);
      }
    },
    close,
  };
}
