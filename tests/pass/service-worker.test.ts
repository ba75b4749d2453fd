// public/sw.js is not bundled: its rules run in a stub of the browser.
import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const origin = 'https://site.example';
const passPath = '/pass/AAAAAAAAAAAAAAAAAAAAAA';
const imagePath = '/api/passes/AAAAAAAAAAAAAAAAAAAAAA/aptech-vision-poster.png';
const otherPage = '/pass/other';
const passHtml = (words: string) => `<main>${words}<a href="${imagePath}"></a></main>`;

type Key = string | { url: string };
const urlOf = (key: Key) => new URL(typeof key === 'string' ? key : key.url, origin).href;
const datedResponse = (body: string, daysOld = 0) =>
  new Response(body, { headers: { date: new Date(Date.now() - daysOld * 86_400_000).toUTCString() } });

/**
 * A device whose cache has two passes and a picture. The worker's timeout fires at once if `stalls`, otherwise never.
 */
function deviceWith(respond: () => Promise<Response>, { stalls = false, daysOld = 0, deletes = false } = {}) {
  const entries = new Map([
    [urlOf(passPath), datedResponse(passHtml('old'))],
    [urlOf(imagePath), datedResponse('picture')],
    [urlOf(otherPage), datedResponse(passHtml('other'), daysOld)],
  ]);
  const cache = {
    match: async (key: Key) => entries.get(urlOf(key))?.clone(),
    put: async (key: Key, response: Response) => void entries.set(urlOf(key), response),
    keys: async () => {
      const keys = [...entries.keys()].map((url) => ({ url }));
      if (deletes) entries.delete(urlOf(otherPage));
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
        respondWith: (promise: Promise<Response>) => (response = promise),
        waitUntil: () => undefined,
      });
      return (await response)?.text();
    },
    cachedTexts: (addresses = [passPath, imagePath, otherPage]) =>
      Promise.all(addresses.map(async (address) => (await cache.match(address))?.clone().text())),
  };
}

const respondWith = (body: string, status = 200) => jest.fn(async () => new Response(body, { status }));
const copiesBefore = [passHtml('old'), 'picture', passHtml('other')];

test.each([
  ['a pass page', passPath, {}, passHtml('new')],
  ['its picture, without the network', imagePath, { mode: 'cors' }, 'picture'],
  ['a pass that was not opened before', '/pass/new', {}, passHtml('new')],
  ['a part of a pass page', passPath, { mode: 'cors' }, undefined],
  ['a post', '/api/passes/resend', { method: 'POST' }, undefined],
  ['the form for a lost pass', '/pass', {}, undefined],
])('%s at %s, requested with %j, gets %s', async (_, address, init, expected) => {
  expect(await deviceWith(respondWith(passHtml('new'))).request(address, init)).toBe(expected);
});

test('a visit refreshes the copy of this page, and keeps no other page', async () => {
  const phone = deviceWith(respondWith(passHtml('new')));
  await phone.request(passPath);
  await phone.request('/pass/new');
  expect(await phone.cachedTexts()).toEqual([passHtml('new'), 'picture', passHtml('other')]);
  expect(await phone.cachedTexts(['/pass/new'])).toEqual([undefined]);
});

test.each([
  ['there is no connection', () => Promise.reject(new TypeError('offline')), {}],
  ['the connection stalls', () => new Promise<Response>(() => {}), { stalls: true }],
  ['the site is broken', respondWith(passHtml('new'), 500), {}],
  ['the outbox is unavailable', respondWith('<p>We cannot open your pass.</p>'), {}],
])('shows and keeps the copy if %s', async (_, respond, options) => {
  const phone = deviceWith(respond, options);
  expect(await phone.request(passPath)).toBe(passHtml('old'));
  expect(await phone.cachedTexts()).toEqual(copiesBefore);
});

test('deletes a pass that no longer exists, with its pictures', async () => {
  const phone = deviceWith(respondWith('We could not find that pass.', 404));
  expect(await phone.request(passPath)).toBe('We could not find that pass.');
  expect(await phone.cachedTexts()).toEqual([undefined, undefined, passHtml('other')]);
});

test('a pass is shown although another tab deletes a copy that this one checks', async () => {
  const phone = deviceWith(respondWith(passHtml('new')), { deletes: true });
  expect(await phone.request('/pass/new')).toBe(passHtml('new'));
});

test.each([
  [29, passHtml('other')],
  [31, undefined],
])('a copy that is %d days old is kept: %s', async (daysOld, expected) => {
  const phone = deviceWith(respondWith(passHtml('new')), { daysOld });
  await phone.request(passPath);
  expect((await phone.cachedTexts())[2]).toBe(expected);
});
