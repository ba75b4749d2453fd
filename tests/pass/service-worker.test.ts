/** @jest-environment node */
// public/sw.js is a file of its own, without the build's help: what it shares with the site is compared here, and its rules
// are tried in a small stand-in for the browser.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { passCache } from '@/components/pass/KeepPass/saved-passes';

const source = readFileSync(path.join(process.cwd(), 'public/sw.js'), 'utf8');
type Listener = (event: unknown) => void;

function load() {
  const listeners = new Map<string, Listener>();
  const scope = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting: () => undefined,
    location: { origin: 'https://site.example' },
  };
  vm.runInNewContext(source, {
    self: scope,
    URL,
    fetch: () => new Promise(() => undefined),
    caches: {},
    Promise,
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
