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
import { runWorker } from '../outbox/worker';

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
