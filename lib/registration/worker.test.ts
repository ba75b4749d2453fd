/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  photo,
  sentPhoto,
  someone,
  startEngines,
  testSite,
  handlersOf,
  type Engines,
} from '../../tests/support/outbox';
import { postRegistration } from '../../tests/support/post';
import { findJob } from '../outbox/lookups';
import { notifyWorker } from '../outbox/notify';
import { runWorker } from '../outbox/worker';
import { StoreError } from '../store/types';

let engines: Engines;
beforeAll(async () => {
  engines = await startEngines();
});
afterAll(() => engines.stop());

test('the worker notices that the clock was put back, and no row waits for the old time', async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const site = testSite(await engines.empty('sqlite'));
  const startedAt = site.clock.ms;
  const timesCapped = new Promise<void>((resolve) => {
    const { capFutureTimes } = site.outbox;
    site.outbox.capFutureTimes = (now) => capFutureTimes.call(site.outbox, now).then(resolve);
  });
  // The retry is due in seconds by the old clock, in an hour by the new one.
  site.clock.ms = startedAt + 60 * 60_000;
  const worker = runWorker(site, handlersOf(site), async () => undefined);
  site.backend.faults = ['drop-before'];
  const key = randomUUID();
  await postRegistration('visitor', someone(), sentPhoto(photo), key, site);
  site.clock.ms = startedAt;
  await timesCapped;
  while ((await findJob(site.outbox.store, key))?.state !== 'done') await pause(20);
  await worker.stop();
  expect(site.backend.mails).toHaveLength(1);
  await site.outbox.store.close();
});

test('a site that starts after the clock was put back does not wait for the old time', async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const site = testSite(await engines.empty('sqlite'));
  site.backend.faults = ['drop-before'];
  const key = randomUUID();
  await postRegistration('visitor', someone(), sentPhoto(photo), key, site);
  site.clock.ms -= 60 * 60_000;
  const worker = runWorker(site, handlersOf(site), async () => undefined);
  while ((await findJob(site.outbox.store, key))?.state !== 'done') await pause(20);
  await worker.stop();
  expect(site.backend.mails).toHaveLength(1);
  await site.outbox.store.close();
});

test('an e-mail that is under way when the clock goes forward by an hour is not sent again', async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const site = testSite(await engines.empty('sqlite'), { idempotent: false });
  site.backend.honoursKeys = false;
  const key = randomUUID();
  await postRegistration('visitor', someone(), sentPhoto(photo), key, site);
  const { sendPassEmail } = site.backend;
  const claims = jest.spyOn(site.outbox, 'claim');
  site.backend.sendPassEmail = async (input) => {
    site.clock.ms += 60 * 60_000;
    site.clock.jumped += 60 * 60_000;
    claims.mockClear();
    // Every slot looks for work several times.
    for (let n = 0; n < 40; n += 1) {
      notifyWorker();
      await pause(5);
    }
    return sendPassEmail(input);
  };
  const worker = runWorker(site, handlersOf(site), async () => undefined);
  while ((await findJob(site.outbox.store, key))?.state !== 'done') await pause(20);
  expect(claims).not.toHaveBeenCalled();
  expect(site.backend.mails).toHaveLength(1);
  // After the longest lease the worker claims again.
  site.clock.ms += 60_000;
  while (claims.mock.calls.length === 0) {
    notifyWorker();
    await pause(5);
  }
  await worker.stop();
  await site.outbox.store.close();
});

test('an error of the worker that comes again is logged once a minute, with how often it came', async () => {
  const lines: string[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  const site = testSite(await engines.empty('sqlite'));
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
