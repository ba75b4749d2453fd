import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../../tests/support/programs/free-port';
import {
  roleWithPassword,
  startPostgres,
  type TestPostgres,
} from '../../../tests/support/programs/start-postgres';
import { register } from '../../../tests/support/registration/post';
import { runAllJobs, availableEngines, testSite } from '../../../tests/support/registration/test-site';
import type { Store, StoreError } from './sql';
import { canWrite, openStore } from './store';

const hasOpenssl = !spawnSync('openssl', ['version']).error;
if (!hasOpenssl)
  process.stdout.write(
    'SKIPPED: openssl, which makes the certificate of PostgreSQL, is not on this machine\n',
  );
const hasPostgres = hasOpenssl && availableEngines().includes('postgres');
const testWithPostgres = hasPostgres ? test : test.skip;
const pgbouncerPath = '/usr/sbin/pgbouncer';
if (!existsSync(pgbouncerPath)) process.stdout.write('SKIPPED: PgBouncer is not on this machine\n');

let postgres: TestPostgres;
beforeAll(async () => {
  if (hasPostgres) postgres = await startPostgres({ tls: true });
});
afterAll(() => postgres?.stop());

const openTestStore = (databaseUrl = postgres.url): Promise<Store> =>
  openStore({ databaseUrl, dataDir: postgres.folder });
async function executeSql(...statements: string[]): Promise<void> {
  const store = await openTestStore();
  for (const sql of statements) await store.all(sql);
  await store.close();
}

const password = "p@ss:/w#rd%20'&";
const withRole = (role: string) => postgres.url.replace('site@', `${role}@`);

testWithPostgres.each([
  ['no password', () => withRole(roleWithPassword), 'client password must be a string. Correct'],
  [
    'a missing database',
    () => postgres.url.replace(/postgres$/, 'nowhere'),
    'database "nowhere" does not exist.',
  ],
  [
    'a wrong password',
    () => withRole(`${roleWithPassword}:${encodeURIComponent('secret')}`),
    'password authentication failed for user "careful".',
  ],
  [
    'an unknown certificate',
    () => `${postgres.url}?sslmode=verify-full`,
    'installed locally, try running Node.js with --use-system-ca.',
  ],
  [
    'a file of a certificate that is missing',
    () => `${postgres.url}?sslmode=verify-full&sslrootcert=/nowhere.pem`,
    "ENOENT: no such file or directory, open '/nowhere.pem'.",
  ],
  ['no right to make tables', () => withRole('stranger'), 'permission denied for schema public.'],
  // These faults may pass without an operator, so the site starts and serves pages.
  [
    'too many connections',
    () => withRole('crowded'),
    'too many connections for role "crowded".',
    'unavailable',
  ],
  ['a read-only server', () => withRole('reader'), 'in a read-only transaction.', 'unavailable'],
  [
    'a server that is down',
    () => 'postgres://site:secret@127.0.0.1:1/x',
    'ECONNREFUSED 127.0.0.1:1.',
    'unavailable',
  ],
])('%s: one line with the reason', async (_, url, sentence, kind = 'unusable') => {
  await executeSql(
    `DROP ROLE IF EXISTS ${roleWithPassword}, crowded, reader, stranger`,
    `CREATE ROLE ${roleWithPassword} LOGIN IN ROLE site PASSWORD '${password.replace("'", "''")}'`,
    'CREATE ROLE crowded LOGIN IN ROLE site CONNECTION LIMIT 0',
    'CREATE ROLE reader LOGIN IN ROLE site',
    'CREATE ROLE stranger LOGIN',
    'ALTER ROLE reader SET default_transaction_read_only = on',
  );
  const failure: unknown = await openTestStore(url()).catch((error: unknown) => error);
  expect(failure).toMatchObject({ kind, message: expect.stringContaining(sentence) });
  const { message } = failure as StoreError;
  expect(message).toMatch(/^The database in DATABASE_URL cannot be used: [^\n]+\.$/);
  expect(message).not.toContain('secret');
});

testWithPostgres('reads a password with any characters from PGPASSWORD', async () => {
  process.env.PGPASSWORD = password;
  const store = await openTestStore(withRole(roleWithPassword));
  expect(await store.all('SELECT current_user AS name')).toEqual([{ name: roleWithPassword }]);
  await store.close();
  delete process.env.PGPASSWORD;
});

testWithPostgres('loses only the running statements when the database crashes', async () => {
  const store = await openTestStore();
  const sleepingQueries = `SELECT 1 FROM pg_stat_activity WHERE query LIKE '%pg_sleep(6)' AND state = 'active'`;
  const statements = [undefined, 'm'].map((lock) =>
    store.all('SELECT pg_sleep(6)', {}, lock).catch((error: unknown) => error),
  );
  while ((await store.all(sleepingQueries)).length < 2);
  postgres.crashAndRestart();
  const unavailable = { kind: 'unavailable' };
  expect(await Promise.all(statements)).toMatchObject([unavailable, unavailable]);
  // Idle connections may not have detected the restart yet.
  while (!(await canWrite(store)));
  await store.close();
});

testWithPostgres(
  'a connection lost between two statements and a closed store have codes of their own',
  async () => {
    const store = await openTestStore();
    const query = Client.prototype.query as (this: Client, sql: string) => Promise<unknown>;
    const cutAfterBegin = async function (this: Client, sql: string) {
      const beginResult = await query.call(this, sql);
      query.call(this, 'SELECT pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
      await once(this, 'end').catch(() => undefined); // the error of the connection
      return beginResult;
    };
    jest.spyOn(Client.prototype, 'query').mockImplementationOnce(cutAfterBegin as never);
    await expect(store.all('SELECT 1', {}, 'lock')).rejects.toMatchObject({ code: 'CONNECTION_LOST' });
    await store.close();
    await expect(store.all('SELECT 1')).rejects.toMatchObject({ code: 'closed' });
  },
);

(hasPostgres && existsSync(pgbouncerPath) ? test : test.skip)(
  'through PgBouncer in transaction mode people register as without it, with the settings of each transaction',
  async () => {
    const { port: serverPort } = new URL(postgres.url);
    const port = await freePort();
    const configFile = path.join(postgres.folder, 'bouncer.ini');
    writeFileSync(
      configFile,
      `[databases]\npostgres = host=127.0.0.1 port=${serverPort} user=site\n[pgbouncer]\nlisten_addr = 127.0.0.1\n` +
        `listen_port = ${port}\nauth_type = any\npool_mode = transaction\ndefault_pool_size = 3\nunix_socket_dir =\n`,
    );
    const pooler = postgres.spawn(pgbouncerPath, [configFile]);
    const isListening = async () => {
      const socket = connect(port, '127.0.0.1');
      const isConnected = await once(socket, 'connect').then(
        () => true,
        () => false,
      );
      socket.destroy();
      return isConnected;
    };
    while (!(await isListening())) await pause(20);
    const store = await openTestStore(`postgres://site@127.0.0.1:${port}/postgres`);
    const site = testSite(store);
    const postings = Array.from({ length: 20 }, () => register(site));
    expect((await Promise.all(postings)).map(({ kind }) => kind)).toEqual(Array(20).fill('registered'));
    await runAllJobs(site);
    expect(site.backend.mails).toHaveLength(20);
    const insertSettings = `INSERT INTO entries (key, body, at)
      VALUES ('settings', current_setting('statement_timeout') || current_setting('synchronous_commit'), 0)
      RETURNING body`;
    expect(await store.all(insertSettings)).toEqual([{ body: '7son' }]);
    await store.close();
    const poolerExit = once(pooler, 'exit');
    pooler.kill();
    await poolerExit;
  },
);
