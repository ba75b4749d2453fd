/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { photo, sentPhoto, someone, useStores, testSite, handlersOf } from '../../../tests/support/outbox';
import { postRegistration } from '../../../tests/support/post';
import { findJob } from '../outbox/job';
import { notifyWorker } from '../outbox/outbox';
import { runWorker } from '../outbox/worker';
import { StoreError } from '../store/sql';

const stores = useStores();

test('an email in progress while the clock jumps forward by an hour is not sent twice', async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const site = testSite(await stores.empty(), { idempotent: false });
  site.backend.honoursKeys = false;
  const key = randomUUID();
  await postRegistration('visitor', someone(), sentPhoto(photo), key, site);
  const { sendPassEmail } = site.backend;
  const claims = jest.spyOn(site.outbox, 'claim');
  site.backend.sendPassEmail = async (input) => {
    site.clock.ms += 60 * 60_000;
    site.clock.jumped += 60 * 60_000;
    claims.mockClear();
    // Every slot looks for work.
    while (claims.mock.calls.length < 8) {
      notifyWorker();
      await pause(5);
    }
    return sendPassEmail(input);
  };
  const worker = runWorker(site, handlersOf(site), async () => undefined);
  while ((await findJob(site.outbox.store, key))?.state !== 'done') await pause(20);
  await worker.stop();
  expect(site.backend.calls.mail).toBe(1);
  expect(site.backend.mails).toHaveLength(1);
  await site.outbox.store.close();
});

test('a repeated error of the worker is logged once a minute with its count', async () => {
  const lines: string[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  const site = testSite(await stores.empty());
  let code = 'removed';
  let turns = 0;
  site.outbox.claim = async () => {
    turns += 1;
    throw new StoreError('unavailable', code, 'A statement on the store failed');
  };
  const logged = () =>
    lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ event }) => event === 'outbox.worker')
      .map(({ code: found, count }) => [found, count]);
  const work = async (more: number) => {
    for (const enough = turns + more; turns < enough; await pause(5)) notifyWorker();
  };
  const worker = runWorker(site, handlersOf(site), async () => undefined);
  try {
    await work(40);
    expect(logged()).toEqual([['removed', 1]]);
    code = '13';
    await work(40);
    expect(logged()).toEqual([
      ['removed', 1],
      ['13', 1],
    ]);
    site.clock.ms += 60_000;
    await work(8);
    expect(logged()).toHaveLength(3);
    expect(logged()[2]).toEqual(['13', expect.any(Number)]);
    expect(logged()[2]?.[1]).toBeGreaterThan(30);
  } finally {
    await worker.stop();
    await site.outbox.store.close();
  }
});
