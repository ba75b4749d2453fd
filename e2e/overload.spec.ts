import { centrePath, getCentres } from '@/lib/shared/content/centres';
import { registerUnderLoad } from '@/tests/overload/registrations-under-load';
import { overload } from '@/tests/overload/experiment';
import { slowConnections } from '@/tests/overload/slow';
import { ownSite, type OwnSite } from './support/own-site';
import { expect, test } from './support/test';

// The short form of npm run test:overload; only that one asserts response times under load.
test.describe.configure({ mode: 'serial' });
let site: OwnSite;
test.beforeAll(async () => {
  site = await ownSite({ TRUST_PROXY: '1' });
});
test.afterAll(() => site.end());

test('fifty concurrent uploads: only deliberate rejections, bounded memory, no lost registration', async () => {
  const figures = await overload(site, { idleMs: 500, loadMs: 2_500, settleMs: 0, clients: 50 });
  expect(figures.load.wrong).toEqual([]);
  expect(Object.keys(figures.loaded.statuses)).toEqual(['200']);
  expect(Object.keys(figures.after.statuses)).toEqual(['200']);
  expect(figures.load.registered.length).toBeGreaterThan(0);
  expect(figures.lost).toEqual([]);
  expect(figures.unmailed).toEqual([]);
  // The sum of all limits (docs/capacity.md); actual use depends on the machine.
  expect(figures.memory.most.sum).toBeLessThan(1_300 * 1024 * 1024);

  const page = centrePath(getCentres()[0]?.id ?? '');
  const slow = await slowConnections(site, 100, page, 2);
  expect(Object.keys(slow.pages.statuses)).toEqual(['200']);
});

test('everyone is registered in spite of twelve connections with costly photos', async () => {
  const costly = { connections: 12, addresses: 1 };
  const { registrations, lost, unmailed } = await registerUnderLoad(site, {
    ms: 2_000,
    perSecond: 1,
    costly,
  });
  expect([Object.keys(registrations.answers), registrations.wrong]).toEqual([['201'], []]);
  expect([lost, unmailed]).toEqual([[], []]);
});
