/** @jest-environment node */
// public/sw.js is not bundled: its rules run in a stub of the browser.
import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const origin = 'https://site.example';
const page = '/pass/AAAAAAAAAAAAAAAAAAAAAA';
const image = '/api/passes/AAAAAAAAAAAAAAAAAAAAAA/aptech-vision-poster.png';
const other = '/pass/other';
const pass = (words: string) => `<main>${words}<a href="${image}"></a></main>`;

type Key = string | { url: string };
const urlOf = (key: Key) => new URL(typeof key === 'string' ? key : key.url, origin).href;
const dated = (body: string, daysOld = 0) =>
  new Response(body, { headers: { date: new Date(Date.now() - daysOld * 86_400_000).toUTCString() } });

/**
 * A device whose cache has two passes and a picture. The worker's timeout fires at once if `stalls`, otherwise never.
 */
function device(respond: () => Promise<Response>, { stalls = false, daysOld = 0, deletes = false } = {}) {
  const entries = new Map([
    [urlOf(page), dated(pass('old'))],
    [urlOf(image), dated('picture')],
    [urlOf(other), dated(pass('other'), daysOld)],
  ]);
  const cache = {
    match: async (key: Key) => entries.get(urlOf(key))?.clone(),
    put: async (key: Key, response: Response) => void entries.set(urlOf(key), response),
    keys: async () => {
      const keys = [...entries.keys()].map((url) => ({ url }));
      if (deletes) entries.delete(urlOf(other));
      return keys;
    },
    delete: async (key: Key) => entries.delete(urlOf(key)),
  };
  const listeners = new Map<string, (event: unknown) => void>();
  vm.runInNewContext(readFileSync('public/sw.js', 'utf8'), {
    self: {
      addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
      location: { origin },
    },
    URL,
    Promise,
    caches: { open: async () => cache, match: cache.match },
    fetch: respond,
    Date,
    setTimeout: (resolve: (copy: Response) => void, _: number, copy: Response) =>
      stalls && setImmediate(resolve, copy),
  });
  return {
    /** Resolves with the text of the response; undefined if the worker does not handle the request. */
    async request(address: string, { method = 'GET', mode = 'navigate' } = {}): Promise<string | undefined> {
      let response: Promise<Response> | undefined;
      listeners.get('fetch')?.({
        request: { url: urlOf(address), method, mode },
        respondWith: (shown: Promise<Response>) => (response = shown),
        waitUntil: () => undefined,
      });
      return (await response)?.text();
    },
    kept: (addresses = [page, image, other]) =>
      Promise.all(addresses.map(async (address) => (await cache.match(address))?.clone().text())),
  };
}

const responding = (body: string, status = 200) => jest.fn(async () => new Response(body, { status }));
const before = [pass('old'), 'picture', pass('other')];

test.each([
  ['a pass page', page, {}, pass('new')],
  ['its picture, without the network', image, { mode: 'cors' }, 'picture'],
  ['a pass that was not opened before', '/pass/new', {}, pass('new')],
  ['a part of a pass page', page, { mode: 'cors' }, undefined],
  ['a post', '/api/passes/resend', { method: 'POST' }, undefined],
  ['the form for a lost pass', '/pass', {}, undefined],
])('whether the worker handles %s', async (_, address, init, shown) => {
  expect(await device(responding(pass('new'))).request(address, init)).toBe(shown);
});

test('a visit refreshes the copy of this page, and keeps no other page', async () => {
  const phone = device(responding(pass('new')));
  await phone.request(page);
  await phone.request('/pass/new');
  expect(await phone.kept()).toEqual([pass('new'), 'picture', pass('other')]);
  expect(await phone.kept(['/pass/new'])).toEqual([undefined]);
});

test.each([
  ['there is no connection', () => Promise.reject(new TypeError('offline')), {}],
  ['the connection stalls', () => new Promise<Response>(() => {}), { stalls: true }],
  ['the site is broken', responding(pass('new'), 500), {}],
  ['the outbox is unavailable', responding('<p>We cannot open your pass.</p>'), {}],
])('shows and keeps the copy if %s', async (_, respond, options) => {
  const phone = device(respond, options);
  expect(await phone.request(page)).toBe(pass('old'));
  expect(await phone.kept()).toEqual(before);
});

test('deletes a pass that no longer exists, with its pictures', async () => {
  const phone = device(responding('We could not find that pass.', 404));
  expect(await phone.request(page)).toBe('We could not find that pass.');
  expect(await phone.kept()).toEqual([undefined, undefined, pass('other')]);
});

test('a pass is shown although another tab deletes a copy that this one checks', async () => {
  const phone = device(responding(pass('new')), { deletes: true });
  expect(await phone.request('/pass/new')).toBe(pass('new'));
});

test.each([
  [29, pass('other')],
  [31, undefined],
])('a copy that is %d days old is kept: %s', async (daysOld, kept) => {
  const phone = device(responding(pass('new')), { daysOld });
  await phone.request(page);
  expect((await phone.kept())[2]).toBe(kept);
});
