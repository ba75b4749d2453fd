import fs, { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { refusingUrl } from '../support/backend/serve-backend';
import { freePort } from '../support/programs/free-port';
import { startPostgres, type TestPostgres } from '../support/programs/start-postgres';
import { registrationRequest } from '../support/registration/post';
import { availableEngines, sampleRegistration } from '../support/registration/test-site';
import { GET } from '@/app/api/health/ready/route';
import { handleRegistration } from '@/lib/server/registration/handle';
import { env } from '@/lib/server/runtime/env';
import { runShutdownHooks } from '@/lib/server/runtime/process';
import { reopenMs, startSite } from '@/lib/server/start/start-site';
import { readLastPurge } from '@/lib/server/store/last-purge';
import { store } from '@/lib/server/store/store';
import { logged } from '@/tests/support/logged';
import { closePool, setStore, takeSingletons } from '@/tests/support/singletons';

const hasPostgres = availableEngines().includes('postgres');
let postgres: TestPostgres;
let folder: string;
let proxy: Server;
beforeAll(async () => {
  if (hasPostgres) postgres = await startPostgres();
});
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'away-'));
  proxy = createServer((socket) =>
    socket.pipe(connect(Number(new URL(postgres.url).port), '127.0.0.1')).pipe(socket),
  );
  jest.replaceProperty(env(), 'dataDir', folder);
  // A URL, so that the site starts no embedded backend.
  jest.replaceProperty(env(), 'backendUrl', refusingUrl);
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask', 'Date', 'performance'],
  });
});
afterEach(async () => {
  jest.useRealTimers();
  proxy.close();
  rmSync(folder, { recursive: true, force: true });
});
afterAll(async () => {
  await closePool();
  postgres?.stop();
});

async function startWithoutDatabase(database: string): Promise<() => Promise<void>> {
  const port = await freePort();
  jest.replaceProperty(env(), 'databaseUrl', `postgres://site@127.0.0.1:${port}/${database}`);
  setStore();
  await startSite();
  return () => new Promise((resolve) => proxy.listen(port, '127.0.0.1', resolve));
}
const readyStatus = async () => {
  takeSingletons('store.writable'); // The cached result, valid for five seconds.
  return (await GET(new Request('http://localhost/api/health/ready'), undefined)).status;
};
const testWithPostgres = hasPostgres ? test : test.skip;

testWithPostgres('forms respond 503 until PostgreSQL is back, and the worker then starts', async () => {
  const allowConnections = await startWithoutDatabase('postgres');
  expect(logged()).toContain('"event":"store.unavailable"');
  const formRequest = registrationRequest('visitor', sampleRegistration(), {
    headers: { Accept: 'application/json' },
  });
  expect([await readyStatus(), (await handleRegistration(formRequest, 'visitor')).status]).toEqual([
    503, 503,
  ]);
  await allowConnections();
  // Waits until the store is open: on a busy machine connecting can take longer than the time limit of a trial write.
  await store();
  expect(await readyStatus()).toBe(200);
  jest.advanceTimersByTime(reopenMs);
  while ((await readLastPurge(await store(), Date.now())).at === undefined) await new Promise(setImmediate);
  await runShutdownHooks();
  await (await store()).close();
});

testWithPostgres(
  'a database that cannot be used once it is back ends the site with the sentence',
  async () => {
    const allowConnections = await startWithoutDatabase('nowhere');
    const exitCode = new Promise((resolve) => {
      jest.spyOn(process, 'exit').mockImplementation(resolve as never);
    });
    const writeSync = jest.spyOn(fs, 'writeSync').mockReturnValue(0);
    await allowConnections();
    jest.advanceTimersByTime(reopenMs);
    expect(await exitCode).toBe(1);
    expect(writeSync).toHaveBeenCalledWith(
      2,
      expect.stringMatching(/^Stopped: .* database "nowhere" does not exist\. Correct [^\n]+\n$/),
    );
  },
);
