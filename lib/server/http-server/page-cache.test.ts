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

test('a cached page is found until the page state changes', async () => {
  expect(await cache.get('/about')).toBeNull();
  await cache.set('/about', page);
  expect((await new PageCache().get('/about'))?.value).toBe(page);
  stateIs('closed');
  expect(await cache.get('/about')).toBeNull();
  await cache.set('/about', page);
  expect((await cache.get('/about'))?.value).toBe(page);
});

test("a page's age follows Next's clock, even if the machine's clock is corrected", async () => {
  jest.spyOn(Date, 'now').mockReturnValue(nowMs() + 8 * hourMs);
  await cache.set('/batches', page);
  const age = performance.timeOrigin + performance.now() - ((await cache.get('/batches'))?.lastModified ?? 0);
  expect(Math.abs(age)).toBeLessThan(60_000);
});

test('the last two hundred pages are cached', async () => {
  for (let n = 0; n <= 200; n += 1) await cache.set(`/centre/${n}`, page);
  expect(await cache.get('/centre/0')).toBeNull();
  expect((await cache.get('/centre/1'))?.value).toBe(page);
});
