import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '@/lib/server/store/sql';
import { isStoreWritable, openStore, trialWriteSql } from '@/lib/server/store/store';
import { setStore } from '@/tests/support/singletons';
import { GET } from './route';

const getReady = () => GET(new Request('http://localhost/api/health/ready'), undefined);

let folder: string;
let store: Store;
let trialCount = 0;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'ready-'));
  store = await openStore({ dataDir: folder });
  trialCount = 0;
  setStore({
    ...store,
    all: (sql, ...rest) => {
      if (sql === trialWriteSql) trialCount += 1;
      return store.all(sql, ...rest);
    },
  });
});
afterEach(async () => {
  setStore();
  await store.close();
  rmSync(folder, { recursive: true });
});

test('after five seconds the store is tried again, so that refused writes and their end are detected', async () => {
  const clockSpy = jest.spyOn(performance, 'now');
  let ms = 1_000_000;
  clockSpy.mockImplementation(() => ms);
  const passTime = async (passed: number) => {
    ms += passed;
    await pause(2); // lru-cache reads the clock at most once a millisecond
  };
  expect(await isStoreWritable()).toBe(true);
  await store.all('PRAGMA query_only = ON'); // as on a disk that became read-only
  await passTime(4_000);
  expect((await getReady()).status).toBe(200);
  await passTime(1_500);
  const refusedReady = await getReady();
  expect(refusedReady.status).toBe(503);
  expect(await refusedReady.json()).toEqual({ ready: false, store: 'not writable' });
  await store.all('PRAGMA query_only = OFF');
  await passTime(5_500);
  expect((await getReady()).status).toBe(200);
  expect(trialCount).toBe(3);
});

test('while another connection holds the write lock, the response is 503', async () => {
  const otherConnection = new DatabaseSync(path.join(folder, 'ledger.db'));
  otherConnection.exec('BEGIN IMMEDIATE');
  expect((await getReady()).status).toBe(503);
  otherConnection.close();
});
