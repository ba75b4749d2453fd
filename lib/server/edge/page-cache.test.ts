/** @jest-environment node */
import { pageState } from '../content/page-state';
import { hourMs } from '../../shared/util/durations';
import { nowMs } from '../../shared/util/time';
import PageCache from './page-cache';

jest.mock('../content/page-state', () => ({ pageState: jest.fn() }));
const stateIs = (state: string) => jest.mocked(pageState).mockReturnValue(state);
const cache = new PageCache();
const page = { kind: 'APP_PAGE', html: 'page' };
beforeEach(() => stateIs('open'));
afterEach(() => jest.restoreAllMocks());

test('a page rendered in this state is found by every request; one rendered before a change is not', async () => {
  expect(await cache.get('/about')).toBeNull();
  await cache.set('/about', page);
  expect((await new PageCache().get('/about'))?.value).toBe(page);
  stateIs('closed');
  expect(await cache.get('/about')).toBeNull();
  await cache.set('/about', page);
  expect((await cache.get('/about'))?.value).toBe(page);
});

test('a page has its age by the clock of Next, which no correction of the machine’s clock moves', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(nowMs() + 8 * hourMs);
  await cache.set('/batches', page);
  const age = performance.timeOrigin + performance.now() - ((await cache.get('/batches'))?.lastModified ?? 0);
  expect(Math.abs(age)).toBeLessThan(60_000);
});

test('of the pages the last two hundred are cached', async () => {
  for (let n = 0; n <= 200; n += 1) await cache.set(`/centre/${n}`, page);
  expect(await cache.get('/centre/0')).toBeNull();
  expect((await cache.get('/centre/1'))?.value).toBe(page);
});
