/** A PostgreSQL whose synchronous standby is gone: every commit waits, and no timeout of the server ends it. */
import { Client } from 'pg';
import { startPostgres, type TestPostgres } from '../support/programs/start-postgres';
import { postRegistration } from '../support/registration/post';
import {
  availableEngines,
  sentPhoto,
  sampleRegistration,
  testSite,
  type TestSite,
  runWorkerOnce,
} from '../support/registration/test-site';
import { keyOf } from '../support/samples/sample-answers';
import { findJob } from '@/lib/server/store/outbox/outbox';
import type { Store } from '@/lib/server/store/sql';
import { openStore } from '@/lib/server/store/store';

const hasPostgres = availableEngines().includes('postgres');
let postgres: TestPostgres;
let admin: Client;
let store: Store;
let site: TestSite;
beforeAll(async () => {
  if (!hasPostgres) return;
  postgres = await startPostgres();
  admin = new Client(postgres.url);
  await admin.connect();
  store = await openStore({ databaseUrl: postgres.url, dataDir: postgres.folder });
  // The backend ignores idempotency keys, so that an operator must resolve a row whose call may have been made.
  site = testSite(store, { idempotent: false });
  // Replaces the timers of pg, of 3 and 8 seconds.
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask', 'Date', 'performance'],
  });
});
afterAll(async () => {
  jest.useRealTimers();
  await store?.close();
  await admin?.end();
  postgres?.stop();
});

const countRows = async (from: string) =>
  Number((await admin.query(`SELECT count(*) AS n FROM ${from}`)).rows[0].n);
const countWaiting = () => countRows(`pg_stat_activity WHERE wait_event = 'SyncRep'`);
/** Makes a commit. True if it waited for the standby; the wait is then ended. */
async function isCommitWaiting(): Promise<boolean> {
  const client = new Client(postgres.url);
  await client.connect();
  const pid = Number((await client.query('SELECT pg_backend_pid() AS pid')).rows[0].pid);
  let isDone = false;
  const commit = client.query(`COMMENT ON DATABASE postgres IS 'commit'`).finally(() => (isDone = true));
  const ownWait = `pg_stat_activity WHERE wait_event = 'SyncRep' AND pid = ${pid}`;
  let isWaiting = false;
  while (!isDone && !isWaiting) isWaiting = (await countRows(ownWait)) > 0;
  if (isWaiting) await admin.query('SELECT pg_cancel_backend($1)', [pid]);
  await commit;
  await client.end();
  return isWaiting;
}
async function setStandby(name: string): Promise<void> {
  await admin.query(`ALTER SYSTEM SET synchronous_standby_names = '${name}'`);
  await admin.query('SELECT pg_reload_conf()');
  while ((await admin.query('SHOW synchronous_standby_names')).rows[0].synchronous_standby_names !== name);
  // A commit waits only once the checkpointer, another process of the server, has read the setting too.
  while ((await isCommitWaiting()) !== (name !== ''));
}
const registrations = Array.from({ length: 30 }, () => sampleRegistration());
const photo = sentPhoto(new Uint8Array(1_000));
const register = async (n: number) =>
  (await postRegistration('visitor', registrations[n]!, photo, keyOf(n), site)).kind;

/** Waits for all promises, while time passes for timers and stands still for the site's clock. */
async function settleAll<T>(promises: readonly Promise<T>[]): Promise<PromiseSettledResult<T>[]> {
  let isDone = false;
  const allSettled = Promise.allSettled(promises).finally(() => (isDone = true));
  while (!isDone) {
    await admin.query('SELECT 1');
    jest.advanceTimersByTime(20);
  }
  return allSettled;
}

(hasPostgres ? test : test.skip)(
  'presses and claims while the standby is gone leave few server processes, readable rows, and no row for a person',
  async () => {
    expect(await register(0)).toBe('registered');
    site.backend.isDown = true;
    for (let n = 1; n < 10; n += 1) expect(await register(n)).toBe('finishing');
    site.backend.isDown = false;
    site.clock.ms += 10_000;

    await setStandby('gone');
    for (const firstNumber of [10, 20]) {
      const postings = Array.from({ length: 10 }, (_, n) => register(firstNumber + n));
      const claims = Array.from({ length: 4 }, () => runWorkerOnce(site));
      while ((await countWaiting()) < 7);
      expect(new Set((await settleAll(postings)).map((result) => 'value' in result && result.value))).toEqual(
        new Set(['busy']),
      );
      expect(new Set((await settleAll(claims)).map(({ status }) => status))).toEqual(new Set(['rejected']));
    }
    expect(await countWaiting()).toBe(7);
    expect(await findJob(store, keyOf(0))).toMatchObject({ state: 'sent' });

    await setStandby('');
    while ((await countWaiting()) > 0);
    const callsBefore = site.backend.calls.add;
    // At most one of the seven waiting writes belongs to a delivery.
    expect(await countRows(`jobs WHERE state = 'calling'`)).toBeGreaterThan(5);
    site.clock.ms += 60_000;
    while (await runWorkerOnce(site));
    expect(await countRows(`jobs WHERE state = 'attention'`)).toBe(0);
    for (let n = 0; n < 30; n += 1) expect(['registered', 'already']).toContain(await register(n));
    while (await runWorkerOnce(site));
    expect([site.backend.attendees.size, site.backend.calls.add - callsBefore]).toEqual([30, 29]);
    expect(await countRows(`jobs WHERE state = 'done'`)).toBe(30);
  },
);
