import { pageState } from '../catalogue/page-state';
import { isFirstCollectionOver } from '../classes/collect';
import PageCache from './page-cache';

jest.mock('../catalogue/page-state', () => ({ pageState: jest.fn() }));
jest.mock('../classes/collect', () => ({ isFirstCollectionOver: jest.fn() }));
const stateIs = (state: string) => jest.mocked(pageState).mockReturnValue(state);
const page = { kind: 'APP_PAGE', html: '“page”' };
beforeEach(() => stateIs('open'));

test('a cached page is found until the page state changes', async () => {
  const getAbout = async () => (await new PageCache().get('/about'))?.value;
  expect(await getAbout()).toBeUndefined();
  await new PageCache().set('/about', page);
  expect(await getAbout()).toEqual(page);
  const cacheBefore = new PageCache();
  stateIs('closed');
  expect(await getAbout()).toBeUndefined();
  // A render that began before the change is not cached as the new state.
  await cacheBefore.set('/about', page);
  expect(await getAbout()).toBeUndefined();
  await new PageCache().set('/about', page);
  expect(await getAbout()).toEqual(page);
});

test('a page rendered before the first collection of classes was over is rendered again', async () => {
  await new PageCache().set('/courses', page);
  expect((await new PageCache().get('/courses'))?.value).toEqual(page);
  jest.mocked(isFirstCollectionOver).mockReturnValueOnce(true);
  expect(await new PageCache().get('/courses')).toBeNull();
});

test('the last two hundred pages are cached', async () => {
  const cache = new PageCache();
  for (let n = 0; n <= 200; n += 1) await cache.set(`/centre/${n}`, page);
  expect(await cache.get('/centre/0')).toBeNull();
  expect((await cache.get('/centre/1'))?.value).toEqual(page);
});
