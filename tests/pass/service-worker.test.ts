/** @jest-environment node */
// public/sw.js is not bundled: the names it shares with the site are compared here, and its rules run in a stub of the
// browser.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { passCache } from '@/components/pass/saved-passes';

const source = readFileSync(path.join(process.cwd(), 'public/sw.js'), 'utf8');
type Listener = (event: unknown) => void;

function load(browser: object = {}) {
  const listeners = new Map<string, Listener>();
  const scope = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting: () => undefined,
    location: { origin: 'https://site.example' },
    navigator: {},
  };
  vm.runInNewContext(source, {
    self: scope,
    URL,
    Response,
    fetch: () => new Promise(() => undefined),
    caches: {},
    Promise,
    ...browser,
  });
  return listeners;
}

/** True if the worker handles a request. */
function takes(
  address: string,
  init: { method?: string; mode?: string; headers?: Record<string, string> } = {},
) {
  let taken = false;
  load().get('fetch')?.({
    request: {
      url: new URL(address, 'https://site.example').href,
      method: init.method ?? 'GET',
      mode: init.mode ?? 'cors',
      headers: new Headers(init.headers),
    },
    respondWith: (answer: Promise<unknown>) => {
      taken = true;
      answer.catch(() => undefined);
    },
    waitUntil: () => undefined,
  });
  return taken;
}

test('the service worker reads saved passes from the cache that the page uses', () => {
  expect(source).toContain(`const passCache = '${passCache}';`);
});

test.each([
  ['a post', '/api/registrations/visitor', { method: 'POST' }],
  ['a server component payload', '/about?_rsc=abc', {}],
  ['the same by its header', '/about', { headers: { rsc: '1' } }],
  ['part of a video', '/video/loop.mp4', { headers: { range: 'bytes=0-' } }],
  ['another site', 'https://other.example/_next/static/x.js', {}],
  ['data', '/api/cities', {}],
  ['a picture of the backend', '/media/x.webp', {}],
] as const)('the service worker does not handle %s', (_, address, init) => {
  expect(takes(address, init)).toBe(false);
});

test.each([
  ['a page', '/about', { mode: 'navigate' }],
  ['a file of the build', '/_next/static/chunks/a.js', {}],
  ['an image of a pass', '/api/passes/abc/aptech-vision-poster.png', {}],
  ['the index of the search', '/search-index.json', {}],
] as const)('the service worker handles %s', (_, address, init) => {
  expect(takes(address, init)).toBe(true);
});

describe('a visit to a saved pass', () => {
  const address = '/pass/AAAAAAAAAAAAAAAAAAAAAA';
  const image = '/api/passes/AAAAAAAAAAAAAAAAAAAAAA/aptech-vision-poster.png';
  const pass = (words: string) => `<main>${words}<a href="${image}"></a></main>`;
  const request = {
    url: `https://site.example${address}`,
    method: 'GET',
    mode: 'navigate',
    headers: new Headers(),
  };

  type Network = { status?: number; body?: string; down?: boolean; silent?: boolean; meanwhile?: () => void };

  /** Opens the page; `meanwhile` runs between its first and last bytes. */
  async function visit(cached: Map<string, string>, network: Network) {
    const { status = 200, body = pass('new'), down, silent, meanwhile } = network;
    const cache = {
      match: async (path: string) => (cached.has(path) ? new Response(cached.get(path)) : undefined),
      keys: async () => [...cached.keys()].map((path) => ({ url: `https://site.example${path}` })),
      put: async (path: string, response: Response) => void cached.set(path, await response.text()),
      delete: async (path: string) => cached.delete(path),
    };
    const stream = new ReadableStream({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode(body.slice(0, 5)));
        await new Promise((done) => setImmediate(done));
        meanwhile?.();
        controller.enqueue(new TextEncoder().encode(body.slice(5)));
        if (!silent) controller.close();
      },
    });
    const listeners = load({
      fetch: () =>
        down ? Promise.reject(new TypeError('offline')) : Promise.resolve(new Response(stream, { status })),
      caches: { open: async () => cache, match: cache.match },
      // The timeout fires at once if the network does not respond, and never before a response that does arrive.
      setTimeout: (then: () => void) => (silent ? setImmediate(then) : undefined),
    });
    const after: Promise<unknown>[] = [];
    let shown: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request,
      respondWith: (answer: Promise<Response>) => (shown = answer),
      waitUntil: (work: Promise<unknown>) => after.push(work),
    });
    const text = await (await shown)?.text();
    if (!silent) await Promise.all(after);
    return text;
  }
  const cachedBefore = () =>
    new Map([
      [address, pass('old')],
      [image, 'picture'],
      ['/pass/other', pass('other')],
    ]);

  test('refreshes the copy', async () => {
    const cached = cachedBefore();
    expect(await visit(cached, {})).toBe(pass('new'));
    expect(cached.get(address)).toBe(pass('new'));
  });

  test('saves nothing without a request', async () => {
    const cached = new Map<string, string>();
    expect(await visit(cached, {})).toBe(pass('new'));
    expect(cached.size).toBe(0);
  });

  test('does not restore a pass that the visitor removes during an update', async () => {
    const cached = cachedBefore();
    await visit(cached, { meanwhile: () => cached.delete(address) });
    expect(cached.has(address)).toBe(false);
  });

  test.each<[string, Network]>([
    ['there is no connection', { down: true }],
    ['the line stalls', { silent: true }],
    ['the site is broken', { status: 500 }],
    ['the outbox is unavailable', { body: '<p>We cannot open your pass just now.</p>' }],
  ])('shows and keeps the copy if %s', async (_, network) => {
    const cached = cachedBefore();
    expect(await visit(cached, network)).toBe(pass('old'));
    expect(cached).toEqual(cachedBefore());
  });

  test('deletes the copy with its images if the pass no longer exists', async () => {
    const cached = cachedBefore();
    expect(await visit(cached, { status: 404, body: 'We could not find that pass.' })).toBe(
      'We could not find that pass.',
    );
    expect([...cached.keys()]).toEqual(['/pass/other']);
  });
});

describe('the pages needed offline', () => {
  const day = 86_400_000;
  const urlOf = (key: string | { url: string }) =>
    new URL(typeof key === 'string' ? key : key.url, 'https://site.example').href;

  /** A device with the Cache API, online, whose site answers with pages that name assets of a release. */
  function device() {
    let release = 1;
    let time = Date.parse('2026-01-01T00:00:00Z');
    const stores = new Map<string, Map<string, Response>>();
    const open = async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      const put = async (key: string | { url: string }, response: Response) => {
        store.delete(urlOf(key));
        store.set(urlOf(key), response);
      };
      return {
        put,
        match: async (key: string) => store.get(urlOf(key))?.clone(),
        keys: async () => [...store.keys()].map((url) => ({ url })),
        delete: async (key: string | { url: string }) => store.delete(urlOf(key)),
        addAll: async (keys: string[]) =>
          void (await Promise.all(keys.map((key) => put(key, new Response('asset'))))),
      };
    };
    const match = async (key: string | { url: string }) =>
      [...stores.values()].map((store) => store.get(urlOf(key))?.clone()).find(Boolean);
    const listeners = load({
      fetch: async () =>
        new Response(`release ${release} <img src="/art/${release}.svg">`, {
          headers: { date: new Date(time).toUTCString() },
        }),
      caches: { open, match, keys: async () => [...stores.keys()], delete: async () => true },
      Date: Object.assign(() => '', { now: () => time, parse: Date.parse }),
      setTimeout: () => undefined,
    });
    const dispatch = async (name: string, request?: object) => {
      const work: Promise<unknown>[] = [];
      let shown: Promise<Response> | undefined;
      listeners.get(name)?.({
        request,
        respondWith: (response: Promise<Response>) => (shown = response),
        waitUntil: (one: Promise<unknown>) => work.push(one),
      });
      await shown;
      await Promise.all(work);
    };
    const asks = (address: string, mode: string) =>
      dispatch('fetch', { url: urlOf(address), method: 'GET', mode, headers: new Headers() });
    return {
      install: () => dispatch('install'),
      visit: () => asks('/about', 'navigate'),
      load: (address: string) => asks(address, 'no-cors'),
      cached: async (address: string) => (await match(address))?.text(),
      deploy: () => (release += 1),
      pass: (ms: number) => (time += ms),
    };
  }

  test('are refreshed with their assets by a visit a day later', async () => {
    const phone = device();
    await phone.install();
    phone.deploy();
    phone.pass(day - 1_000);
    await phone.visit();
    expect(await phone.cached('/offline')).toContain('release 1');
    phone.pass(1_000);
    await phone.visit();
    expect(await phone.cached('/offline')).toContain('release 2');
    expect(await phone.cached('/centre-page')).toContain('release 2');
    expect([await phone.cached('/art/1.svg'), await phone.cached('/art/2.svg')]).toEqual([
      undefined,
      'asset',
    ]);
  });

  test('keep their assets even if many others are cached', async () => {
    const phone = device();
    await phone.install();
    for (let n = 0; n < 160; n += 1) await phone.load(`/_next/static/chunks/${n}.js`);
    expect(await phone.cached('/art/1.svg')).toBe('asset');
    expect(await phone.cached('/_next/static/chunks/0.js')).toBeUndefined();
  });
});

describe('the index of the search', () => {
  const address = '/search-index.json';

  /** Requests the index; undefined: the network is down. */
  async function search(cached: Map<string, string>, network?: { status: number; body: string }) {
    const cache = {
      match: async (path: string) => (cached.has(path) ? new Response(cached.get(path)) : undefined),
      put: async (path: string, response: Response) => void cached.set(path, await response.text()),
    };
    const listeners = load({
      fetch: async () => {
        if (!network) throw new TypeError('offline');
        return new Response(network.body, { status: network.status });
      },
      caches: { open: async () => cache },
      setTimeout: () => undefined,
    });
    let answer: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request: { url: `https://site.example${address}`, method: 'GET', mode: 'cors', headers: new Headers() },
      respondWith: (given: Promise<Response>) => (answer = given),
      waitUntil: () => undefined,
    });
    return (await answer)?.text();
  }

  test('is cached by the first search and used offline', async () => {
    const cached = new Map<string, string>();
    await expect(search(cached)).rejects.toThrow('offline');
    expect(await search(cached, { status: 200, body: 'old' })).toBe('old');
    expect(await search(cached)).toBe('old');
    expect(await search(cached, { status: 200, body: 'new' })).toBe('new');
    expect([...cached]).toEqual([[address, 'new']]);
  });

  test('is not replaced by an error', async () => {
    const cached = new Map([[address, 'old']]);
    expect(await search(cached, { status: 503, body: 'away' })).toBe('old');
    expect(cached.get(address)).toBe('old');
  });
});
