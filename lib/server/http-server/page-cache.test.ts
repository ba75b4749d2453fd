/** @jest-environment node */
import { pageState } from '../content/page-state';
import PageCache from './page-cache';

jest.mock('../content/page-state', () => ({ pageState: jest.fn() }));
const stateIs = (state: string) => jest.mocked(pageState).mockReturnValue(state);
const cache = new PageCache();
const page = { kind: 'APP_PAGE', html: '“page”' };
beforeEach(() => stateIs('open'));
afterEach(() => jest.restoreAllMocks());

test('a cached page is found until the page state changes', async () => {
  expect(await cache.get('/about')).toBeNull();
  await cache.set('/about', page);
  expect((await new PageCache().get('/about'))?.value).toEqual(page);
  stateIs('closed');
  expect(await cache.get('/about')).toBeNull();
  await cache.set('/about', page);
  expect((await cache.get('/about'))?.value).toEqual(page);
});

test('the last two hundred pages are cached', async () => {
  for (let n = 0; n <= 200; n += 1) await cache.set(`/centre/${n}`, page);
  expect(await cache.get('/centre/0')).toBeNull();
  expect((await cache.get('/centre/1'))?.value).toEqual(page);
});
