import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { Tinypool } from 'tinypool';
import { startPostgres, type TestPostgres } from '../../../tests/support/programs/start-postgres';
import { availableEngines } from '../../../tests/support/registration/test-site';
import { getLastGoodCopy, putLastGoodCopy } from '../backend/read';
import { setStore } from '@/tests/support/singletons';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { readLastPurge } from './last-purge';
import { schemaVersion } from './migrations';
import { findJobsByContact, Outbox } from './outbox/outbox';
import { jobStates } from './outbox/transitions';
import type { Store } from './sql';
import { canWrite, openStore } from './store';

const folder = temporaryFolder();
let postgres: TestPostgres | undefined;

beforeAll(async () => {
  if (availableEngines().includes('postgres')) postgres = await startPostgres();
});
afterAll(() => {
  setStore();
  postgres?.stop();
});

describe.each(availableEngines())('the store in %s', (engine) => {
  const openTestStore = (): Promise<Store> =>
    openStore(
      engine === 'sqlite'
        ? { dataDir: path.join(folder, 'both') }
        : { databaseUrl: postgres?.url, dataDir: folder },
    );

  test('can be opened by two instances, which share its data', async () => {
    const [firstStore, secondStore] = await Promise.all([openTestStore(), openTestStore()]);
    setStore(firstStore);
    await putLastGoodCopy('City/GetAll', '[1]', 5);
    setStore(secondStore);
    expect(await getLastGoodCopy('City/GetAll')).toEqual({ body: '[1]', at: new Date(5) });
    await putLastGoodCopy('City/GetAll', '[2]', 6);
    expect(await getLastGoodCopy('City/GetAll')).toEqual({ body: '[2]', at: new Date(6) });
    expect(await getLastGoodCopy('unknown')).toBeUndefined();
    expect(await canWrite(secondStore)).toBe(true);
    await firstStore.close();
    await secondStore.close();
    expect(await canWrite(secondStore)).toBe(false);
    const unavailable = { name: 'StoreError', kind: 'unavailable' };
    await expect(getLastGoodCopy('City/GetAll')).rejects.toMatchObject(unavailable);
    await expect(putLastGoodCopy('City/GetAll', '[3]')).rejects.toMatchObject(unavailable);
  });

  test('counts exactly under a lock with many concurrent statements', async () => {
    const store = await openTestStore();
    const limitedInsert = `INSERT INTO resends (person_digest, contact_digest, at)
      SELECT :person, :mailbox, 1 WHERE (SELECT count(*) FROM resends WHERE contact_digest = :mailbox) < 3`;
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => store.all(limitedInsert, { person: `p${n}`, mailbox: 'm' }, 'm')),
    );
    expect(await store.all('SELECT count(*) AS n FROM resends')).toEqual([{ n: 3 }]);
    await store.all('DELETE FROM resends');
    await store.close();
  });

  test.each([
    [1, 'registrations', 'fields, tries, attempt, person, mailbox'],
    [4, 'jobs', 'payload, claims, failures, person_digest, contact_digest'],
  ])('upgrades a database of version %i with rows in every state', async (version, table, columns) => {
    const dataDir = path.join(folder, `version-${version}`);
    const states = ['calling', 'unknown', 'added', 'done', 'rejected', 'attention', 'mail_failed'];
    const rows = [...states, ...(version < 3 ? ['ready'] : [])].map(
      (state, n) =>
        `INSERT INTO ${table} (key, kind, fingerprint, state, attendee_id, next_at, lease_until, since, resends,
           created, ${columns})
         VALUES ('key-${n}', 'visitor', 'f', '${state}', 'id-${n}', 0, 0, 5, 0, 7, '{"email":"a@b.c"}', 3, 2, 'p${n}', 'm');`,
    );
    const files = Array.from({ length: version }, (_, n) =>
      readFileSync(`lib/server/store/migrations/${engine}/${n + 1}.sql`, 'utf8'),
    );
    const insertCopy = `INSERT INTO copies (key, body, at) VALUES ('last purge', '', 9);`;
    const old = [...files, ...rows, insertCopy].join('\n');
    await postgres?.empty();
    if (engine === 'sqlite') {
      mkdirSync(dataDir);
      const db = new DatabaseSync(path.join(dataDir, 'ledger.db'));
      db.exec(`${old} PRAGMA user_version = ${version}`);
      db.close();
    } else {
      const client = new Client(postgres?.url);
      await client.connect();
      await client.query(
        `${old} CREATE TABLE store_version (version INTEGER NOT NULL); INSERT INTO store_version VALUES (${version})`,
      );
      await client.end();
    }
    const store = await openStore({
      dataDir,
      databaseUrl: engine === 'postgres' ? postgres?.url : undefined,
    });
    const jobs = await findJobsByContact(store, 'm');
    expect(jobs.map(({ state }) => state).sort()).toEqual([...jobStates].sort());
    expect(jobs.find(({ state }) => state === 'sent')).toMatchObject({
      idempotencyKey: 'key-2',
      receiverId: 'id-2',
      personDigest: 'p2',
      claims: 3,
      failures: 2,
      payload: { email: 'a@b.c' },
    });
    expect(await readLastPurge(store, 9)).toMatchObject({ at: 9 });
    const claimedJob = await new Outbox(store).claim(9, true);
    expect(claimedJob?.state).toMatch(/calling|sent/);
    if (engine === 'postgres')
      await expect(store.all("UPDATE jobs SET state = 'added'")).rejects.toMatchObject({ code: '23514' });
    await store.close();
  });

  test('rejects a newer schema with a one-line message', async () => {
    const store = await openTestStore();
    await store.all(
      engine === 'sqlite' ? 'PRAGMA user_version = 99' : 'UPDATE store_version SET version = 99',
    );
    await store.close();
    await expect(openTestStore()).rejects.toMatchObject({
      kind: 'unusable',
      message: expect.stringContaining('newer version of the site (schema 99'),
    });
  });
});

describe('the SQLite file', () => {
  const databaseIn = (name: string) => path.join(folder, name, 'ledger.db');

  test('and its WAL files are readable by the owner only, and commits reach the disk', async () => {
    const store = await openStore({ dataDir: path.join(folder, 'mode') });
    await store.all(`INSERT INTO entries (key, body, at) VALUES ('a', 'b', 1)`);
    for (const suffix of ['', '-wal', '-shm'])
      expect(statSync(databaseIn('mode') + suffix).mode & 0o777).toBe(0o600);
    expect(await store.all('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    expect(await store.all('PRAGMA synchronous')).toEqual([{ synchronous: 2 }]);
    expect(await store.all('PRAGMA user_version')).toEqual([{ user_version: schemaVersion }]);
    await store.close();
  });

  test('that was replaced is not written to, also after its thread has ended', async () => {
    const dataDir = path.join(folder, 'replaced');
    const threadCalls = jest.spyOn(Tinypool.prototype, 'run');
    const store = await openStore({ dataDir });
    const [thread] = threadCalls.mock.contexts as Tinypool[];
    await (await openStore({ dataDir: path.join(folder, 'other') })).close();
    renameSync(databaseIn('other'), databaseIn('replaced'));
    const writeEntry = () => store.all(`INSERT INTO entries (key, body, at) VALUES ('a', 'b', 1)`);
    await expect(writeEntry()).rejects.toMatchObject({ code: 'removed' });
    thread?.threads[0]?.emit('error', new Error('out of memory'));
    await expect(writeEntry()).rejects.toMatchObject({ code: 'removed' });
    await store.close();
  });

  test('is rejected if damaged, and left unchanged', async () => {
    const dataDir = path.join(folder, 'damaged');
    const store = await openStore({ dataDir });
    await store.all(`INSERT INTO entries (key, body, at) VALUES ('a', :body, 1)`, {
      body: 'x'.repeat(50_000),
    });
    await store.close();
    const bytes = readFileSync(databaseIn('damaged'));
    bytes.fill(0xa5, 4096);
    writeFileSync(databaseIn('damaged'), bytes);
    await expect(openStore({ dataDir })).rejects.toMatchObject({
      kind: 'unusable',
      message: expect.stringMatching(/^The database \S+ledger\.db is damaged\. It was not changed\. [^\n]+$/),
    });
    expect(readFileSync(databaseIn('damaged')).equals(bytes)).toBe(true);
  });
});
