/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises';
import { useStores, testSite, handlersOf } from '../../../tests/support/outbox';
import { notifyWorker } from '../outbox/outbox';
import { runWorker } from '../outbox/worker';
import { StoreError } from '../store/sql';

const stores = useStores();

test('a repeated error of the worker is logged once a minute with its count', async () => {
  const lines: string[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  const site = testSite(await stores.empty());
  let code = 'removed';
  let turns = 0;
  let ms = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => ms);
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
    ms += 60_000;
    await work(8);
    expect(logged()).toHaveLength(3);
    expect(logged()[2]).toEqual(['13', expect.any(Number)]);
    expect(logged()[2]?.[1]).toBeGreaterThan(30);
  } finally {
    await worker.stop();
    await site.outbox.store.close();
  }
});
