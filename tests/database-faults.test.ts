/** @jest-environment node */
/** A database file that is removed, damaged or at its size limit; tests/disk-full.test.ts fills the disk. */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
  closeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { GET } from '@/app/api/health/ready/route';
import { forget } from '@/lib/server/runtime/process';
import { runWorker } from '@/lib/server/outbox/worker';
import { findPass } from '@/lib/server/registration/passes';
import { forgetJob } from '@/lib/server/outbox/operator';
import { purge } from '@/lib/server/registration/operator';
import { backUp } from '@/lib/server/store/backup';
import { openStore, setStore } from '@/lib/server/store/store';
import type { Store } from '@/lib/server/store/sql';
import { findJob } from '@/lib/server/outbox/job';
import { handlersOf, sentPhoto, someone, testSite, workOnce, type TestSite } from './support/outbox';
import { postRegistration } from './support/post';

let folder: string;
let store: Store;
let site: TestSite;
let lines: string[];
beforeEach(async () => {
  lines = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  folder = mkdtempSync(path.join(tmpdir(), 'database-'));
  store = await openStore({ dataDir: folder });
  setStore(store);
  site = testSite(store);
});
afterEach(async () => {
  setStore();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const keyOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const photo = sentPhoto(new Uint8Array(100_000).fill(7));
const register = async (n: number) =>
  (await postRegistration('visitor', someone(), photo, keyOf(n), site)).kind;
const ready = async () => {
  forget('store.writable'); // The cached result, valid for five seconds.
  return (await GET(new Request('http://localhost/api/health/ready'), undefined)).status;
};
const databaseFiles = () => readdirSync(folder).filter((name) => name.startsWith('ledger.db'));

/** The worker's errors in the log, once there is one. */
async function alarms(): Promise<{ event: string; code: string }[]> {
  const worker = runWorker(site, handlersOf(site), async () => undefined);
  const found = () => lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'outbox.worker');
  while (found().length === 0) await pause(50);
  await worker.stop();
  return found();
}

test('with a removed file no visitor is told that they are registered, and it is logged at once', async () => {
  expect(await register(1)).toBe('registered');
  const token = (await findJob(store, keyOf(1)))?.token ?? '';
  expect(await ready()).toBe(200);

  const moved = path.join(folder, 'moved');
  mkdirSync(moved);
  for (const name of databaseFiles()) renameSync(path.join(folder, name), path.join(moved, name));
  expect(await ready()).toBe(503);
  expect([await register(2), await register(3)]).toEqual(['busy', 'busy']);
  expect(site.backend.calls.add).toBe(1);
  expect((await alarms())[0]).toMatchObject({ code: 'removed' });
  // Earlier data can still be read, and is complete when the file is put back.
  expect((await findPass(token, site)).kind).toBe('ready');
  for (const name of readdirSync(moved)) renameSync(path.join(moved, name), path.join(folder, name));
  expect(await ready()).toBe(200);
  expect(await register(2)).toBe('registered');
});

test.each(['ledger.db', 'ledger.db-wal'])(
  'without %s alone nothing is written either, nor to a new file of that name',
  async (name) => {
    expect(await register(1)).toBe('registered');
    copyFileSync(path.join(folder, name), path.join(folder, 'copy'));
    rmSync(path.join(folder, name));
    expect([await ready(), await register(2)]).toEqual([503, 'busy']);
    renameSync(path.join(folder, 'copy'), path.join(folder, name));
    expect([await ready(), await register(2)]).toEqual([503, 'busy']);
  },
);

/** Overwrites the file of a running site. */
const overwritings: Readonly<Record<string, (file: string, backup: string) => void>> = {
  'by a backup, as cp does': (file, backup) => copyFileSync(backup, file),
  'by a copy of its own from a minute ago': (file, backup) => copyFileSync(`${backup}-main`, file),
  'by nothing': (file) => truncateSync(file),
  'by its first half': (file) => truncateSync(file, Math.floor(statSync(file).size / 2)),
  'in one page': (file) => {
    const fd = openSync(file, 'r+');
    writeSync(fd, Buffer.alloc(4096, 0xa5), 0, 4096, 8192);
    closeSync(fd);
  },
  'in its log': (file) => truncateSync(`${file}-wal`),
};

test.each(Object.keys(overwritings))(
  'a file overwritten in place %s is detected before the next write',
  async (how) => {
    const [file, backup] = [path.join(folder, 'ledger.db'), path.join(folder, 'backup.db')];
    for (let n = 1; n <= 5; n += 1) expect(await register(n)).toBe('registered');
    await store.all('PRAGMA wal_checkpoint(TRUNCATE)');
    await backUp(store, backup);
    copyFileSync(file, `${backup}-main`);
    for (let n = 6; n <= 10; n += 1) expect(await register(n)).toBe('registered');
    expect(await ready()).toBe(200);
    const { ino } = statSync(file);
    overwritings[how]?.(file, backup);
    expect(statSync(file).ino).toBe(ino);
    expect([await ready(), await register(11)]).toEqual([503, 'busy']);
    expect(site.backend.calls.add).toBe(10);
    expect((await alarms())[0]).toMatchObject({ code: 'overwritten' });
  },
);

test("its own checkpoints, a backup and the operator's command do not look like overwriting", async () => {
  const other = await openStore({ dataDir: folder }, true);
  for (let n = 1; n <= 60; n += 1) expect(await register(n)).toBe('registered');
  // Sixty photos exceed the log, so some are in the file.
  expect(statSync(path.join(folder, 'ledger.db')).size).toBeGreaterThan(1_000_000);
  expect(await backUp(other, path.join(folder, 'backup.db'))).toMatchObject({ kind: 'ok' });
  while (await workOnce(site));
  expect(await forgetJob(other, keyOf(1))).toBe(true);
  await purge(other, site.clock.ms + 100 * 86_400_000);
  await other.close();
  expect([await ready(), await register(61)]).toEqual([200, 'registered']);
  await store.all('PRAGMA wal_checkpoint(TRUNCATE)');
  expect([await ready(), await register(62)]).toEqual([200, 'registered']);
});

test('a removed file can be recovered from the process that still holds it, with every registration', async () => {
  for (let n = 1; n <= 5; n += 1) expect(await register(n)).toBe('registered');
  for (const name of databaseFiles()) rmSync(path.join(folder, name));
  expect(await ready()).toBe(503);
  const saved = path.join(folder, 'saved');
  mkdirSync(saved);
  // As docs/operations.md tells operators; only Linux has this folder.
  for (const fd of process.platform === 'linux' ? readdirSync('/proc/self/fd') : []) {
    let target = '';
    try {
      target = readlinkSync(`/proc/self/fd/${fd}`);
    } catch {
      continue; // Not a file any more: the descriptor that read the folder.
    }
    const [, name] = new RegExp(`^${folder}/(ledger\\.db(?:-wal)?) \\(deleted\\)$`).exec(target) ?? [];
    if (name) copyFileSync(`/proc/self/fd/${fd}`, path.join(saved, name));
  }
  const copy = await openStore({ dataDir: saved });
  expect(await copy.all('SELECT count(*) AS n FROM registrations')).toEqual([{ n: 5 }]);
  await copy.close();
});

test('once damage is detected nothing more is written, and the backend is not called', async () => {
  for (let n = 1; n <= 40; n += 1) expect(await register(n)).toBe('registered');
  await store.all('PRAGMA wal_checkpoint(TRUNCATE)');
  // SQLite does not re-read pages in memory; after hours in production other parts are cached.
  await store.all('PRAGMA shrink_memory');
  expect(await ready()).toBe(200);
  const added = site.backend.calls.add;

  const file = openSync(path.join(folder, 'ledger.db'), 'r+');
  const { size } = statSync(path.join(folder, 'ledger.db'));
  // All except the header page, which every statement reads first.
  writeSync(file, Buffer.alloc(size - 4096, 0xa5), 0, size - 4096, 4096);
  closeSync(file);
  for (let n = 41; n <= 43; n += 1) expect(await register(n)).toBe('busy');
  expect(site.backend.calls.add).toBe(added);
  expect(await ready()).toBe(503);
  expect((await alarms())[0]).toMatchObject({ code: '11' });
  await expect(openStore({ dataDir: folder })).rejects.toThrow(/is damaged/);
});

test('at a file size limit the site is not ready before a registration fails, and every backend call is stored', async () => {
  await store.close();
  const script = `
    import { openStore } from './lib/server/store/store.ts';
    const store = await openStore({ dataDir: process.argv[1] });
    const add = 'INSERT INTO drafts (token, body, photo, at) VALUES (:token, :body, :photo, 0)';
    const seen = [];
    for (let n = 0; n < 400; n += 1) {
      const ready = await store.writable();
      const kept = await store.all(add, { token: String(n), body: '', photo: new Uint8Array(100_000) }).then(() => true, () => false);
      seen.push([ready, kept]);
    }
    console.log(JSON.stringify(seen));
    await store.close();
  `;
  // In blocks of 512 bytes: 16 MB, for the file and for its log.
  const { stdout, status } = spawnSync(
    '/bin/sh',
    ['-c', 'ulimit -f 32768 && exec "$0" --input-type=module -e "$1" "$2"', process.execPath, script, folder],
    { encoding: 'utf8', env: { NODE_ENV: 'test', PATH: process.env.PATH } },
  );
  expect(status).toBe(0);
  const seen = JSON.parse(stdout) as [ready: boolean, kept: boolean][];
  expect(seen[0]).toEqual([true, true]);
  expect(seen.some(([, kept]) => !kept)).toBe(true);
  expect(seen.filter(([isReady, kept]) => isReady && !kept)).toEqual([]);
});
