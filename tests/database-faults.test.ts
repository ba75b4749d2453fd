/** @jest-environment node */
/** A database file that is removed, replaced, damaged or locked; tests/disk-full.test.ts fills the disk. */
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { GET } from '@/app/api/health/ready/route';
import { takeSingletons } from '@/lib/server/runtime/process';
import { runWorker } from '@/lib/server/store/outbox/worker';
import { findPass } from '@/lib/server/registration/passes';
import { openStore, setStore } from '@/lib/server/store/store';
import type { Store } from '@/lib/server/store/sql';
import { findJob } from '@/lib/server/store/outbox/outbox';
import { handlersOf, sentPhoto, someone, testSite, type TestSite } from './support/registration/outbox';
import { postRegistration } from './support/registration/post';

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
  takeSingletons('store.writable'); // The cached result, valid for five seconds.
  return (await GET(new Request('http://localhost/api/health/ready'), undefined)).status;
};

test('while the file is gone or replaced nobody is told that they are registered, and it is logged at once', async () => {
  expect(await register(1)).toBe('registered');
  const token = (await findJob(store, keyOf(1)))?.token ?? '';
  expect(await ready()).toBe(200);
  const file = path.join(folder, 'ledger.db');
  const moved = path.join(folder, 'moved');
  mkdirSync(moved);
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith('ledger.db')))
    renameSync(path.join(folder, name), path.join(moved, name));
  expect([await ready(), await register(2)]).toEqual([503, 'busy']);
  writeFileSync(file, 'another file');
  expect([await ready(), await register(3)]).toEqual([503, 'busy']);
  expect(site.backend.calls.add).toBe(1);

  const stopWorker = runWorker(site, handlersOf(site), async () => undefined);
  const alarm = () =>
    lines
      .map((line) => JSON.parse(line) as { event: string; code?: string })
      .find(({ event, code }) => event === 'outbox.worker' && code === 'removed');
  while (!alarm()) await pause(20);
  await stopWorker();
  expect(alarm()).toMatchObject({ level: 'error' });

  // Earlier data can still be read, and is complete when the file is put back.
  expect((await findPass(token, site)).kind).toBe('ready');
  for (const name of readdirSync(moved)) renameSync(path.join(moved, name), path.join(folder, name));
  expect([await ready(), await register(2)]).toEqual([200, 'registered']);
});

test('while another process holds the write lock, ready says so within three seconds, also behind waiting writes', async () => {
  const other = new DatabaseSync(path.join(folder, 'ledger.db'));
  other.exec('BEGIN IMMEDIATE');
  const waiting = Array.from({ length: 4 }, () =>
    site.outbox.claim(site.now(), true).catch((error: unknown) => error),
  );
  const began = performance.now();
  expect(await ready()).toBe(503);
  expect(performance.now() - began).toBeLessThan(3_000);
  other.exec('COMMIT');
  other.close();
  await Promise.all(waiting);
  expect(await ready()).toBe(200);
});
