/** @jest-environment node */
import fs from 'node:fs';
import { pageState } from '../content/page-state';
import PageCache from './page-cache';

jest.mock('../content/page-state', () => ({ pageState: jest.fn() }));
const stateIs = (state: string) => jest.mocked(pageState).mockReturnValue(state);

test('a page rendered in this state is fresh; one rendered before a change, or by the build, is expired', async () => {
  type Settings = ConstructorParameters<typeof PageCache>[0];
  const settings: unknown = {
    fs: fs.promises,
    flushToDisk: false,
    serverDistDir: '/nowhere',
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
  };
  const cache = new PageCache(settings as Settings);
  type Args<Method extends 'get' | 'set'> = Parameters<PageCache[Method]>;
  const html: unknown = { kind: 'APP_PAGE', html: 'page', headers: {}, status: 200 };
  const render = (path: string) => cache.set(path, html as Args<'set'>[1], {} as Args<'set'>[2]);
  const isExpired = async (path: string) =>
    (await cache.get(path, { kind: 'APP_PAGE' } as Args<'get'>[1]))?.lastModified === -1;
  stateIs('open');
  await render('/about');
  expect(await isExpired('/about')).toBe(false);
  stateIs('closed');
  expect(await isExpired('/about')).toBe(true);
  await render('/about');
  expect(await isExpired('/about')).toBe(false);
});
