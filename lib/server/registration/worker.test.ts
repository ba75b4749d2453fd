/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises';
import { useStores, testSite, handlersOf } from '../../../tests/support/registration/test-site';
import { notifyWorker } from '../store/outbox/outbox';
import { runWorker } from '../store/outbox/worker';
import { StoreError } from '../store/sql';

jest.mock('node:timers/promises', () => {
  const actual = jest.requireActual<{ setTimeout: typeof pause }>('node:timers/promises');
  // With `mockOnlyNotified` the worker's next poll never comes: only `notifyWorker` wakes it up.
  const setTimeout: typeof pause = (ms, value, options) =>
    actual.setTimeout(ms === 1_000 && mockOnlyNotified ? 2 ** 31 - 1 : ms, value, options);
  return { ...actual, setTimeout };
});
let mockOnlyNotified = false;

const stores = useStores();

test('a job that becomes due while the worker looks for one is not missed', async () => {
  mockOnlyNotified = true;
  const site = testSite(await stores.empty());
  let looks = 0;
  const again = new Promise<void>((resolve) => {
    site.outbox.claim = async () => {
      looks += 1;
      if (looks === 4) notifyWorker(); // The four slots have looked, and none waits yet.
      if (looks === 8) resolve();
      return undefined;
    };
  });
  const stop = runWorker(site, handlersOf(site), async () => undefined);
  await again;
  await stop();
  await site.outbox.store.close();
  mockOnlyNotified = false;
});

test('stopping waits for the running work', async () => {
  const site = testSite(await stores.empty());
  const claimed = Promise.withResolvers<undefined>();
  site.outbox.claim = () => claimed.promise;
  const stopped = runWorker(site, handlersOf(site), () => pause(0))();
  expect(await Promise.race([stopped.then(() => 'stopped'), pause(50, 'waiting')])).toBe('waiting');
  claimed.resolve(undefined);
  await stopped;
  await site.outbox.store.close();
});

test('a repeated error of the worker is logged once a minute for each code', async () => {
  const lines: string[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  const site = testSite(await stores.empty());
  let code = 'removed';
  let turns = 0;
  let ms = 1;
  jest.spyOn(performance, 'now').mockImplementation(() => ms);
  site.outbox.claim = async () => {
    turns += 1;
    await pause(0);
    throw new StoreError('unavailable', code, 'A statement on the store failed');
  };
  const logged = () =>
    lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ event }) => event === 'outbox.worker')
      .map(({ code: found }) => found);
  const work = async (more: number) => {
    for (const enough = turns + more; turns < enough; await pause(5)) notifyWorker();
  };
  const stopWorker = runWorker(site, handlersOf(site), () => pause(0));
  try {
    // Notified once, the worker looks for a job once and then waits for its next poll.
    notifyWorker();
    await pause(50);
    expect(turns).toBeLessThan(40);
    await work(40);
    expect(logged()).toEqual(['removed']);
    code = '13';
    await work(40);
    expect(logged()).toEqual(['removed', '13']);
    ms += 60_001;
    await work(8);
    expect(logged()).toEqual(['removed', '13', '13']);
  } finally {
    await stopWorker();
    await site.outbox.store.close();
  }
});
