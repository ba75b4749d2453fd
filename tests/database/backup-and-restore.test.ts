import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { portrait } from '../pass/golden-people';
import { startPostgres, type TestPostgres } from '../support/programs/start-postgres';
import { passFiles, postEnquiry, register } from '../support/registration/post';
import {
  runAllJobs,
  availableEngines,
  sampleRegistration,
  testSite,
  type DatabaseEngine,
  type TestSite,
} from '../support/registration/test-site';
import { enquiryWire } from '../support/samples/sample-answers';
import { drawPass, poolLimits, preparePass } from '@/lib/server/drawing/pool';
import { saveFeedback } from '@/lib/server/feedback/record';
import { passEmail } from '@/lib/server/registration/email';
import { findPassState } from '@/lib/server/registration/passes';
import { sha256 } from '@/lib/server/runtime/crypto';
import { emptySettings } from '@/lib/server/runtime/env';
import { findJob } from '@/lib/server/store/outbox/outbox';
import type { Store } from '@/lib/server/store/sql';
import { openStore } from '@/lib/server/store/store';
import { closePool, takeSingletons } from '@/tests/support/singletons';
import { temporaryFolder } from '@/tests/support/temporary-folder';

Object.assign(poolLimits, { jobMs: 60_000 });
const folder = temporaryFolder();
const oldServers: TestPostgres[] = [];
afterAll(async () => {
  await closePool();
  for (const server of oldServers) server.stop();
});

const runOutbox = (dataDir: string, ...args: string[]) =>
  promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'scripts/outbox.ts', ...args],
    {
      env: { ...process.env, ...emptySettings, DATA_DIR: dataDir, NODE_NO_WARNINGS: '1' },
    },
  );

type Machine = { store: Store; backup: () => Promise<void>; restore: () => Promise<Store> };

async function sqliteMachine(): Promise<Machine> {
  const [dataDir, freshDir] = [path.join(folder, 'old'), path.join(folder, 'fresh')];
  const file = path.join(folder, 'outbox-backup.db');
  return {
    store: await openStore({ dataDir }),
    backup: async () => void (await runOutbox(dataDir, 'backup', file)),
    restore: async () => {
      mkdirSync(freshDir, { mode: 0o700 });
      copyFileSync(file, path.join(freshDir, 'ledger.db'));
      return openStore({ dataDir: freshDir });
    },
  };
}

async function startServer(): Promise<TestPostgres> {
  const postgresServer = await startPostgres();
  oldServers.push(postgresServer);
  return postgresServer;
}

async function postgresMachine(): Promise<Machine> {
  const oldServer = await startServer();
  const file = path.join(folder, 'outbox.dump');
  return {
    store: await openStore({ databaseUrl: oldServer.url, dataDir: folder }),
    backup: async () => oldServer.client('pg_dump', ['--format=custom', `--file=${file}`, oldServer.url]),
    restore: async () => {
      const freshServer = await startServer();
      freshServer.client('pg_restore', [
        '--no-owner',
        '--exit-on-error',
        `--dbname=${freshServer.url}`,
        file,
      ]);
      return openStore({ databaseUrl: freshServer.url, dataDir: folder });
    },
  };
}

const createMachine: Record<DatabaseEngine, () => Promise<Machine>> = {
  sqlite: sqliteMachine,
  postgres: postgresMachine,
};

function siteOn(store: Store, previousSite?: TestSite): TestSite {
  const site = testSite(store);
  site.pass = { ...site.pass, preparePass, drawPass, passEmail };
  if (previousSite) {
    site.backend = previousSite.backend;
    site.clock.ms = previousSite.clock.ms;
  }
  return site;
}

const registerIn = (site: TestSite, key: string, fields = sampleRegistration()) =>
  failIfHanging('A registration', register(site, { fields, key, photo: portrait }));

const failIfHanging = <T>(stepName: string, step: Promise<T>): Promise<T> =>
  Promise.race([
    step,
    pause(90_000, undefined, { ref: false }).then(() => {
      throw new Error(`${stepName} takes longer than 90 s`);
    }),
  ]);
const finishJobs = (site: TestSite) => failIfHanging('The worker', runAllJobs(site));

async function picturesOf(token: string, site: TestSite): Promise<string[]> {
  const passState = await failIfHanging('Drawing a pass', passFiles(token, site));
  return passState.kind === 'ok'
    ? passState.files.map(({ name, bytes }) => `${name} ${sha256(bytes)}`)
    : [passState.kind];
}

async function tokenOf(site: TestSite, key: string): Promise<string> {
  return (await findJob(site.outbox.store, key))?.token ?? '';
}

test.each(availableEngines())(
  'restored from %s: passes open, pending jobs finish once, no attendee is duplicated',
  async (engine) => {
    const machine = await createMachine[engine]();
    const site = siteOn(machine.store);
    const [finishedKey, waitingKey, unknownKey, meanwhileKey] = Array.from({ length: 4 }, () =>
      randomUUID(),
    ) as [string, string, string, string];

    expect(await registerIn(site, finishedKey)).toMatchObject({ kind: 'registered' });
    await finishJobs(site);
    site.backend.mailFaults = ['not-sent'];
    await registerIn(site, waitingKey);
    await finishJobs(site);
    site.backend.faults = ['commit-then-drop'];
    await registerIn(site, unknownKey);
    site.backend.faults = ['not-sent', 'not-sent'];
    expect(await postEnquiry(enquiryWire, randomUUID(), site)).toMatchObject({
      status: 202,
      reply: { kind: 'accepted' },
    });
    const token = await tokenOf(site, finishedKey);
    const picturesBefore = await picturesOf(token, site);
    expect(picturesBefore).toHaveLength(2);
    expect(
      (await Promise.all([waitingKey, unknownKey].map((key) => findJob(site.outbox.store, key)))).map(
        (row) => row?.state,
      ),
    ).toEqual(['sent', 'unknown']);

    // A registration during the backup may or may not be in the copy.
    const lateAnswers = sampleRegistration();
    await Promise.all([machine.backup(), registerIn(site, meanwhileKey, lateAnswers)]);
    await machine.store.close();

    const restoredSite = siteOn(await machine.restore(), site);
    takeSingletons('registration.drawn');
    expect((await findPassState(token, restoredSite)).kind).toBe('ready');
    expect(await picturesOf(token, restoredSite)).toEqual(picturesBefore);

    // The visitor whose response was lost retries after all leases of the lost process have expired.
    restoredSite.clock.ms += 3_600_000;
    expect(['registered', 'finishing']).toContain(
      (await registerIn(restoredSite, meanwhileKey, lateAnswers)).kind,
    );
    restoredSite.clock.ms += 3_600_000;
    await finishJobs(restoredSite);
    const { attendees, mails, enquiries } = restoredSite.backend;
    expect([...attendees.keys()].toSorted()).toEqual(
      [finishedKey, waitingKey, unknownKey, meanwhileKey].toSorted(),
    );
    expect(mails.map(({ key }) => key.split(':')[0]).toSorted()).toEqual(
      [finishedKey, waitingKey, unknownKey, meanwhileKey].toSorted(),
    );
    expect(enquiries.size).toBe(1);
    for (const key of [finishedKey, waitingKey, unknownKey, meanwhileKey])
      expect(await picturesOf(await tokenOf(restoredSite, key), restoredSite)).toHaveLength(2);
    await restoredSite.outbox.store.close();
  },
);

test('a backup is private, complete or absent, and never overwrites a file', async () => {
  const dataDir = path.join(folder, 'mode');
  await (await openStore({ dataDir })).close();
  const file = path.join(folder, 'mode.db');
  const { stdout } = await runOutbox(dataDir, 'backup', file);
  expect(stdout).toMatch(/^Written: \S+mode\.db, \d+ bytes\.$/m);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  writeFileSync(`${file}-2.part`, 'of a copy that was cut off');
  await expect(runOutbox(dataDir, 'backup', file)).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('That file exists already. Nothing was written.'),
  });
  await expect(runOutbox(dataDir, 'backup', path.join(folder, 'nowhere', 'a.db'))).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('The copy cannot be written (ENOENT). Nothing was left behind.'),
  });
  await runOutbox(dataDir, 'backup', `${file}-2`);
  const writtenFiles = readdirSync(folder).filter((name) => name.startsWith('mode.db'));
  expect(writtenFiles).toEqual(['mode.db', 'mode.db-2']);
});

test("the operator's command says what waits for a person, and what it found, settled and removed", async () => {
  const dataDir = path.join(folder, 'commands');
  const site = testSite(await openStore({ dataDir }), { idempotent: false });
  site.backend.faults = ['commit-then-drop', 'commit-then-drop'];
  const [key, otherKey] = [randomUUID(), randomUUID()];
  const applyForVip = (email: string, idempotencyKey: string) =>
    register(site, { form: 'vip', fields: sampleRegistration('vip', { email }), key: idempotencyKey });
  await applyForVip('vip@example.com', key);
  await applyForVip('other@example.com', otherKey);
  await saveFeedback(site.outbox.store, { id: 'one', fingerprint: 'f', record: { q1: 2 } }, 0);
  await site.outbox.store.close();
  for (const [command, code, expectedOutput] of [
    ['forget', 2, /^npm run outbox -- COMMAND/],
    [
      'list',
      0,
      /^Needs a person: 2\n(.* vip {8}attention .*; was told: We could not confirm your registration yet.*\n){2}Waits.*: 0\n/,
    ],
    [`list ${key}`, 0, /^\{.*"email":"vip@example.com"/],
    ['find VIP@example.com', 0, /^\S{36} {2}vip {8}attention {2}VIP-\w{8}\n$/],
    ['find nobody@example.com', 1, /^Nothing is stored/],
    ['feedback', 0, /^\{"id":"one","at":"1970-01-01T00:00:00.000Z","q1":2\}\n$/],
    [`retry ${otherKey}`, 0, /^1 due now\./],
    [`retry ${key} done`, 0, /^Settled\.$/m],
    [`purge ${key}`, 0, /^Removed\.$/m],
    [`list ${key}`, 1, /^No such row, or its answers have been removed\./],
  ] as const) {
    const result = runOutbox(dataDir, ...command.split(' ')).catch(
      (error: { code: number; stdout: string }) => error,
    );
    expect({ code: 0, ...(await result) }).toMatchObject({
      code,
      stdout: expect.stringMatching(expectedOutput),
    });
  }
});
