/** @jest-environment node */
// public/sw.js is not bundled: the names it shares with the site are compared here, and its rules run in a stub of the
// browser.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { passCache } from '@/components/pass/saved-passes';

const source = readFileSync(path.join(process.cwd(), 'public/sw.js'), 'utf8');
const origin = 'https://site.example';
const day = 86_400_000;

type Key = string | { url: string };
const urlOf = (key: Key) => new URL(typeof key === 'string' ? key : key.url, origin).href;
const requestOf = (
  address: string,
  { method = 'GET', mode = 'cors', headers = {} }: { method?: string; mode?: string; headers?: object } = {},
) => ({ url: urlOf(address), method, mode, headers: new Headers(headers as Record<string, string>) });

/** A device with this service worker and the Cache API. Its network is down until `network.respond` is set. */
function device() {
  const network = {
    respond: (): Promise<Response> => Promise.reject(new TypeError('offline')),
    /** Fires the timeout at once if the network does not respond, and never before a response that does arrive. */
    isSilent: false,
    time: Date.parse('2026-01-01T00:00:00Z'),
  };
  const stores = new Map<string, Map<string, Response>>();
  const storeOf = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return store;
  };
  const open = async (name: string) => {
    const store = storeOf(name);
    const put = async (key: Key, response: Response) => {
      store.delete(urlOf(key));
      store.set(urlOf(key), response);
    };
    return {
      put,
      match: async (key: Key) => store.get(urlOf(key))?.clone(),
      keys: async () => [...store.keys()].map((url) => ({ url })),
      delete: async (key: Key) => store.delete(urlOf(key)),
      addAll: async (keys: string[]) =>
        void (await Promise.all(keys.map((key) => put(key, new Response('asset'))))),
    };
  };
  const match = async (key: Key) =>
    [...stores.values()].map((store) => store.get(urlOf(key))?.clone()).find(Boolean);
  const listeners = new Map<string, (event: unknown) => void>();
  vm.runInNewContext(source, {
    self: {
      addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
      skipWaiting: () => undefined,
      location: { origin },
      navigator: {},
    },
    URL,
    Response,
    Promise,
    caches: { open, match, keys: async () => [...stores.keys()], delete: async () => true },
    fetch: () => network.respond(),
    Date: Object.assign(() => '', { now: () => network.time, parse: Date.parse }),
    setTimeout: (then: () => void) => (network.isSilent ? setImmediate(then) : undefined),
  });

  /** Dispatches an event. Resolves with the text of the response; undefined if the worker does not handle the request. */
  async function dispatch(name: string, request?: object): Promise<string | undefined> {
    const work: Promise<unknown>[] = [];
    let shown: Promise<Response> | undefined;
    listeners.get(name)?.({
      request,
      respondWith: (response: Promise<Response>) => (shown = response),
      waitUntil: (one: Promise<unknown>) => work.push(one),
    });
    const text = await (await shown)?.text();
    if (!network.isSilent) await Promise.all(work);
    return text;
  }
  return {
    network,
    install: () => dispatch('install'),
    visit: (address: string) => dispatch('fetch', requestOf(address, { mode: 'navigate' })),
    load: (address: string) => dispatch('fetch', requestOf(address)),
    send: (request: object) => dispatch('fetch', request),
    save: (name: string, address: string, text: string) =>
      void storeOf(name).set(urlOf(address), new Response(text)),
    remove: (name: string, address: string) => void storeOf(name).delete(urlOf(address)),
    cached: async (address: string) => (await match(address))?.text(),
  };
}

test('the service worker reads saved passes from the cache that the page uses', () => {
  expect(source).toContain(`const passCache = '${passCache}';`);
});

test.each([
  ['a post', '/api/registrations/visitor', { method: 'POST' }, false],
  ['a server component payload', '/about?_rsc=abc', {}, false],
  ['the same by its header', '/about', { headers: { rsc: '1' } }, false],
  ['part of a video', '/video/loop.mp4', { headers: { range: 'bytes=0-' } }, false],
  ['another site', 'https://other.example/_next/static/x.js', {}, false],
  ['data', '/api/cities', {}, false],
  ['a picture of the backend', '/media/x.webp', {}, false],
  ['a page', '/about', { mode: 'navigate' }, true],
  ['a file of the build', '/_next/static/chunks/a.js', {}, true],
  ['an image of a pass', '/api/passes/abc/aptech-vision-poster.png', {}, true],
  ['the index of the search', '/search-index.json', {}, true],
])('whether the service worker handles %s', async (_, address, init, isHandled) => {
  const phone = device();
  phone.network.respond = async () => new Response('from the network');
  expect(await phone.send(requestOf(address, init))).toBe(isHandled ? 'from the network' : undefined);
});

describe('a visit to a saved pass', () => {
  const address = '/pass/AAAAAAAAAAAAAAAAAAAAAA';
  const image = '/api/passes/AAAAAAAAAAAAAAAAAAAAAA/aptech-vision-poster.png';
  const other = '/pass/other';
  const pass = (words: string) => `<main>${words}<a href="${image}"></a></main>`;

  function deviceWithPasses() {
    const phone = device();
    phone.save(passCache, address, pass('old'));
    phone.save(passCache, image, 'picture');
    phone.save(passCache, other, pass('other'));
    return phone;
  }
  type Device = ReturnType<typeof device>;
  const cachedIn = (phone: Device) => Promise.all([address, image, other].map(phone.cached));
  const before = [pass('old'), 'picture', pass('other')];

  /**
   * A page that arrives in two parts; `meanwhile` runs between them. The second part of a stalled page never arrives.
   */
  const arriving = (body: string, { status = 200, isStalled = false, meanwhile = () => {} } = {}) => {
    const stream = new ReadableStream({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode(body.slice(0, 5)));
        await new Promise((done) => setImmediate(done));
        meanwhile();
        controller.enqueue(new TextEncoder().encode(body.slice(5)));
        if (!isStalled) controller.close();
      },
    });
    return async () => new Response(stream, { status });
  };

  test('refreshes the copy', async () => {
    const phone = deviceWithPasses();
    phone.network.respond = arriving(pass('new'));
    expect(await phone.visit(address)).toBe(pass('new'));
    expect(await phone.cached(address)).toBe(pass('new'));
  });

  test('saves nothing without a request', async () => {
    const phone = device();
    phone.network.respond = async () => new Response(pass('new'));
    expect(await phone.visit(address)).toBe(pass('new'));
    expect(await phone.cached(address)).toBeUndefined();
  });

  test('does not restore a pass that the visitor removes during an update', async () => {
    const phone = deviceWithPasses();
    phone.network.respond = arriving(pass('new'), { meanwhile: () => phone.remove(passCache, address) });
    await phone.visit(address);
    expect(await phone.cached(address)).toBeUndefined();
  });

  test.each<[string, (phone: Device) => unknown]>([
    ['there is no connection', () => undefined],
    [
      'the connection stalls',
      ({ network }) =>
        Object.assign(network, { isSilent: true, respond: arriving(pass('new'), { isStalled: true }) }),
    ],
    [
      'the site is broken',
      ({ network }) => Object.assign(network, { respond: arriving(pass('new'), { status: 500 }) }),
    ],
    [
      'the outbox is unavailable',
      ({ network }) => Object.assign(network, { respond: arriving('<p>We cannot open your pass.</p>') }),
    ],
  ])('shows and keeps the copy if %s', async (_, prepare) => {
    const phone = deviceWithPasses();
    prepare(phone);
    expect(await phone.visit(address)).toBe(pass('old'));
    expect(await cachedIn(phone)).toEqual(before);
  });

  test('deletes the copy with its images if the pass no longer exists', async () => {
    const phone = deviceWithPasses();
    phone.network.respond = arriving('We could not find that pass.', { status: 404 });
    expect(await phone.visit(address)).toBe('We could not find that pass.');
    expect(await cachedIn(phone)).toEqual([undefined, undefined, pass('other')]);
  });
});

describe('the pages needed offline', () => {
  /** A device on which the site is installed, and whose pages name the assets of the current release. */
  async function installed() {
    const phone = device();
    let release = 1;
    phone.network.respond = async () =>
      new Response(`release ${release} <img src="/art/${release}.svg">`, {
        headers: { date: new Date(phone.network.time).toUTCString() },
      });
    await phone.install();
    return { ...phone, deploy: () => (release += 1) };
  }

  test('are refreshed with their assets by a visit a day later', async () => {
    const phone = await installed();
    phone.deploy();
    phone.network.time += day - 1_000;
    await phone.visit('/about');
    expect(await phone.cached('/offline')).toContain('release 1');
    phone.network.time += 1_000;
    await phone.visit('/about');
    expect(await phone.cached('/offline')).toContain('release 2');
    expect(await phone.cached('/centre-page')).toContain('release 2');
    expect([await phone.cached('/art/1.svg'), await phone.cached('/art/2.svg')]).toEqual([
      undefined,
      'asset',
    ]);
  });

  test('keep their assets even if many others are cached', async () => {
    const phone = await installed();
    for (let n = 0; n < 160; n += 1) await phone.load(`/_next/static/chunks/${n}.js`);
    expect(await phone.cached('/art/1.svg')).toBe('asset');
    expect(await phone.cached('/_next/static/chunks/0.js')).toBeUndefined();
  });
});

describe('the index of the search', () => {
  const address = '/search-index.json';
  const online = (body: string, status = 200) => ({ respond: async () => new Response(body, { status }) });
  const offline = { respond: device().network.respond };

  test('is cached by the first search and used offline', async () => {
    const phone = device();
    const search = (network: object) => (Object.assign(phone.network, network), phone.load(address));
    await expect(search(offline)).rejects.toThrow('offline');
    expect(await search(online('old'))).toBe('old');
    expect(await search(offline)).toBe('old');
    expect(await search(online('new'))).toBe('new');
    expect(await phone.cached(address)).toBe('new');
  });

  test('is not replaced by an error', async () => {
    const phone = device();
    Object.assign(phone.network, online('old'));
    await phone.load(address);
    Object.assign(phone.network, online('unavailable', 503));
    expect(await phone.load(address)).toBe('old');
    expect(await phone.cached(address)).toBe('old');
  });
});
