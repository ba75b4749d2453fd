import { setTimeout as pause } from 'node:timers/promises';
import { useStores, testSite, handlersOf } from '../../../tests/support/registration/test-site';
import { runWorker } from '../store/outbox/worker';
import { StoreError } from '../store/sql';
import { loggedEvents } from '@/tests/support/logged';

jest.mock('node:timers/promises', () => {
  const actual = jest.requireActual<{ setTimeout: typeof pause }>('node:timers/promises');
  // The worker polls every five milliseconds instead of every second.
  const setTimeout: typeof pause = (ms, value, options) =>
    actual.setTimeout(ms === 1_000 ? 5 : ms, value, options);
  return { ...actual, setTimeout };
});
const stores = useStores();

test('stopping waits for the running work', async () => {
  const site = testSite(await stores.empty());
  const pendingClaim = Promise.withResolvers<undefined>();
  site.outbox.claim = () => pendingClaim.promise;
  const stopPromise = runWorker(site, handlersOf(site), () => pause(0))();
  expect(await Promise.race([stopPromise.then(() => 'stopped'), pause(50, 'waiting')])).toBe('waiting');
  pendingClaim.resolve(undefined);
  await stopPromise;
});

test('a repeated error of the worker is logged once a minute for each code', async () => {
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
  const readLogged = () =>
    loggedEvents()
      .filter(({ event }) => event === 'outbox.worker')
      .map(({ code: found }) => found);
  const waitForTurns = async (more: number) => {
    for (const lastTurn = turns + more; turns < lastTurn; await pause(5));
  };
  const stopWorker = runWorker(site, handlersOf(site), () => pause(0));
  try {
    await waitForTurns(40);
    expect(readLogged()).toEqual(['removed']);
    code = '13';
    await waitForTurns(40);
    expect(readLogged()).toEqual(['removed', '13']);
    ms += 60_001;
    await waitForTurns(8);
    expect(readLogged()).toEqual(['removed', '13', '13']);
  } finally {
    await stopWorker();
  }
});
