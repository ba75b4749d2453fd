/** A disk that is really full: a small file system in memory. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { postRegistration, registrationRequest } from '../support/registration/post';
import { sentPhoto, sampleRegistration, testSite, runWorkerOnce } from '../support/registration/test-site';
import { keyOf } from '../support/samples/sample-answers';
import { GET } from '@/app/api/health/ready/route';
import { getLastGoodCopy, putLastGoodCopy, readLastGoodCopy } from '@/lib/server/backend/read';
import { handleRegistration } from '@/lib/server/registration/handle';
import { findPassState } from '@/lib/server/registration/passes';
import { findJob, Outbox } from '@/lib/server/store/outbox/outbox';
import type { Store } from '@/lib/server/store/sql';
import { openStore, store as openedStore } from '@/lib/server/store/store';
import { closePool, setStore, takeSingletons } from '@/tests/support/singletons';

const diskFolder = mkdtempSync(path.join(tmpdir(), 'disk-full-'));
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', diskFolder]).status === 0;
if (!isMounted)
  process.stdout.write('SKIPPED: no file system may be mounted here, the full disk is not tried\n');
let store: Store;
afterAll(async () => {
  if (isMounted) await (await openedStore()).close();
  await closePool();
  setStore();
  delete process.env.DATA_DIR;
  await store?.close();
  if (isMounted) execFileSync('umount', [diskFolder]);
  rmSync(diskFolder, { recursive: true });
});

const readyStatus = async () => {
  takeSingletons('store.writable'); // The cached result, valid for five seconds.
  return (await GET(new Request('http://localhost/api/health/ready'), undefined)).status;
};

(isMounted ? test : test.skip)(
  'a full disk: registrations are refused before the backend is called, pages and passes stay, and registrations resume automatically',
  async () => {
    store = await openStore({ dataDir: diskFolder });
    setStore(store);
    const site = testSite(store);
    const registrations = Array.from({ length: 31 }, () => sampleRegistration());
    const photo = sentPhoto(new Uint8Array(100_000));
    const register = (n: number) => postRegistration('visitor', registrations[n]!, photo, keyOf(n), site);
    await putLastGoodCopy('City/GetAll', '[]');
    expect((await register(0)).kind).toBe('registered');
    while (await runWorkerOnce(site));
    expect(await readyStatus()).toBe(200);

    const { bavail, bsize } = statfsSync(diskFolder);
    writeFileSync(path.join(diskFolder, 'somebody-elses'), Buffer.alloc(bavail * bsize - 600_000));
    expect(await readyStatus()).toBe(503);
    const outcomeKinds: string[] = [];
    for (let n = 1; n <= 30; n += 1) outcomeKinds.push((await register(n)).kind);
    const acceptedCount = outcomeKinds.filter((kind) => kind !== 'busy').length;
    expect(outcomeKinds.filter((kind) => !['busy', 'registered', 'finishing'].includes(kind))).toEqual([]);
    expect(outcomeKinds.length - acceptedCount).toBeGreaterThan(10);
    expect(site.backend.calls.add).toBe(1 + acceptedCount);
    expect(await store.all('SELECT count(*) AS n FROM jobs')).toEqual([{ n: 1 + acceptedCount }]);
    const token = (await findJob(site.outbox.store, keyOf(0)))?.token ?? '';
    expect((await findPassState(token, site)).kind).toBe('ready');
    expect(await getLastGoodCopy('City/GetAll')).toMatchObject({ body: '[]' });

    rmSync(path.join(diskFolder, 'somebody-elses'));
    expect(await readyStatus()).toBe(200);
    site.clock.ms += 3_600_000;
    while (await runWorkerOnce(site));
    for (let n = 1; n <= 30; n += 1) expect((await register(n)).kind).toBe('registered');
    while (await runWorkerOnce(site));
    expect(site.backend.attendees.size).toBe(31);
    expect(await store.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);

    // A start on the full disk: the store does not open, pages are served, and forms respond 503.
    await store.close();
    writeFileSync(path.join(diskFolder, 'the-rest'), Buffer.alloc(statfsSync(diskFolder).bavail * bsize));
    await expect(openStore({ dataDir: diskFolder })).rejects.toMatchObject({
      kind: 'unavailable',
      code: '13',
      message: expect.stringMatching(/^The disk of the database .*ledger\.db is full\. Free space on it\.$/),
    });
    setStore();
    process.env.DATA_DIR = diskFolder;
    expect(await readyStatus()).toBe(503);
    const formRequest = registrationRequest('visitor', sampleRegistration(), {
      headers: { Accept: 'application/json' },
    });
    expect((await handleRegistration(formRequest, 'visitor')).status).toBe(503);
    expect(
      await readLastGoodCopy({ key: 'City/GetAll', path: 'City/GetAll', parse: () => undefined }),
    ).toEqual({
      kind: 'unavailable',
    });

    rmSync(path.join(diskFolder, 'the-rest'));
    // Waits until the store is open: on a busy machine that takes longer than a trial write may.
    const outbox = new Outbox(await openedStore());
    expect(await readyStatus()).toBe(200);
    expect((await findPassState(token, { ...site, outbox })).kind).toBe('ready');
  },
);
