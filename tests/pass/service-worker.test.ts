/** @jest-environment node */
// public/sw.js is a file of its own, without the build's help: what it shares with the site is compared here, and its rules
// are tried in a small stand-in for the browser.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { passCache } from '@/components/pass/KeepPass/saved-passes';

const source = readFileSync(path.join(process.cwd(), 'public/sw.js'), 'utf8');
type Listener = (event: unknown) => void;

function load(browser: { fetch?: () => Promise<unknown>; caches?: object } = {}) {
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

/** Whether the worker takes a request into its own hands. */
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

test('it looks for kept passes where the page puts them', () => {
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
] as const)('%s is none of its business', (_, address, init) => {
  expect(takes(address, init)).toBe(false);
});

test.each([
  ['a page', '/about', { mode: 'navigate' }],
  ['a file of the build', '/_next/static/chunks/a.js', {}],
  ['an image of a pass', '/api/passes/abc/aptech-vision-poster.png', {}],
] as const)('%s is', (_, address, init) => {
  expect(takes(address, init)).toBe(true);
});

describe('a visit to a kept pass', () => {
  const address = '/pass/AAAAAAAAAAAAAAAAAAAAAA';
  const request = {
    url: `https://site.example${address}`,
    method: 'GET',
    mode: 'navigate',
    headers: new Headers(),
  };

  /** Opens the pass's page; `meanwhile` happens after the worker has its first bytes and before the last. */
  async function visit(kept: Map<string, unknown>, status: number, meanwhile: () => void = () => undefined) {
    const cache = {
      match: (path: string) => Promise.resolve(kept.get(path)),
      put: async (path: string, response: Response) => void kept.set(path, await response.text()),
      delete: (path: string) => Promise.resolve(kept.delete(path)),
    };
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode('new '));
        await new Promise((done) => setImmediate(done));
        meanwhile();
        controller.enqueue(new TextEncoder().encode('copy'));
        controller.close();
      },
    });
    const listeners = load({
      fetch: () => Promise.resolve(new Response(body, { status })),
      caches: { open: () => Promise.resolve(cache) },
    });
    const after: Promise<unknown>[] = [];
    let shown: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request,
      respondWith: (answer: Promise<Response>) => (shown = answer),
      waitUntil: (work: Promise<unknown>) => after.push(work),
    });
    expect(await (await shown)?.text()).toBe('new copy');
    await Promise.all(after);
  }

  test('renews the copy', async () => {
    const kept = new Map([[address, 'old copy']]);
    await visit(kept, 200);
    expect(kept.get(address)).toBe('new copy');
  });

  test('keeps nothing that was not asked for', async () => {
    const kept = new Map<string, unknown>();
    await visit(kept, 200);
    expect(kept.size).toBe(0);
  });

  test('does not bring back what the visitor removes meanwhile', async () => {
    const kept = new Map([[address, 'old copy']]);
    await visit(kept, 200, () => kept.delete(address));
    expect(kept.size).toBe(0);
  });

  test('takes the copy back when the pass is gone, and leaves it when the site is broken', async () => {
    const kept = new Map([[address, 'old copy']]);
    await visit(kept, 500);
    expect(kept.get(address)).toBe('old copy');
    await visit(kept, 404);
    expect(kept.size).toBe(0);
  });
});
