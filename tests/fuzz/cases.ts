import { visitorNumber } from '../support/people.ts';
import type { Odd } from './send.ts';

/** Requests that once caused a 5xx, or might: sent in every run. */

const get = (what: string, path: string, headers: Record<string, string> = {}): Odd => ({
  kind: what,
  method: 'GET',
  path,
  headers,
});

const post = (what: string, path: string, body: string, headers: Record<string, string> = {}): Odd => ({
  kind: what,
  method: 'POST',
  path,
  headers,
  body: Buffer.from(body),
});

/** Requests that probe the framework (docs/security.md#s12). */
const probes: readonly Odd[] = [
  post('a Server Action', '/', '[]', { 'Next-Action': 'x' }),
  get('a Server Action by GET', '/search', { 'Next-Action': '7f00' }),
  post('a Server Action at a handler', '/api/feedback', '["$K1"]', { 'Next-Action': '7f00' }),
  post('a form of React’s', '/search', '--x\r\n--x--', {
    'Content-Type': 'multipart/form-data; boundary=x',
    'Next-Action': '1',
  }),
  post('a page to be resumed', '/search', '1:x', { 'Next-Resume': '1' }),
  get('an upgrade to elsewhere', 'http://169.254.169.254/', {
    Upgrade: 'websocket',
    Connection: 'Upgrade',
  }),
  get('an absolute target', 'http://127.0.0.1:22/'),
  get('middleware to be skipped', '/search', { 'x-middleware-subrequest': `${'proxy:'.repeat(5)}proxy` }),
  get('a rewrite of middleware', '/search', { 'x-middleware-rewrite': 'http://127.0.0.1:22/' }),
  get('a redirect of middleware', '/search', { 'x-middleware-override-headers': 'cookie' }),
  get('an invocation', '/about', {
    'x-invoke-path': '/_error',
    'x-invoke-status': '500',
    'x-matched-path': '/pass/x',
  }),
  get('a route of another host', '/about', { 'x-now-route-matches': '1=%2Fpass', 'x-vercel-id': '1' }),
  get('a page to be revalidated', '/about', {
    'x-prerender-revalidate': 'x',
    'x-next-revalidated-tags': '_N_T_/about',
  }),
  get('data of the other router', '/_next/data/build/about.json', { 'x-nextjs-data': '1' }),
  get('a prefetch of middleware', '/about', { 'x-middleware-prefetch': '1' }),
  get('Next’s failure page by a detour', '/x/../_global-error'),
  get('a tool of the developers', '/__nextjs_original-stack-frames?file=/etc/passwd', {
    'Next-HMR-Refresh': '1',
  }),
];

/** State headers of Next's router: malformed, of another form, of an unknown page, truncated, and valid. */
const states = [
  ...['%7Bnot json', '%zz', '%C0%AE', 'null', '1', '[]', '""', '{}', '[1,{}]', '["",[]]', '["",{},1]'],
  ...['["","x"]', '["",{"children":["x"]}]', '[1,{"children":[2,{}]}]', '[["id","x","q",null],{}]'],
  ...['["",{},null,"else"]', '["",{"__proto__":["x",{}],"constructor":["y",{}]}]'],
  ...[40, 1_000].map((depth) => `${'["",{"a":'.repeat(depth)}["",{}]${'}]'.repeat(depth)}`),
  ...['["",{}]', '["x",{"children":["x",{}]}]', '["",{"x":["",{}]},null,"refetch"]'],
];
const segments = ['/_tree', '/_full', '/x', '../../x', '%00', '/__PAGE__', '['];
/** Headers of Next's router, to pages that are cached, made from a query, and missing. */
const routed = ['/about', '/search', '/nothing-here'].flatMap((path) =>
  [
    ...states.map((state) => ({ 'Next-Router-State-Tree': state })),
    ...['1', '2', '3', '4', 'x'].map((prefetch) => ({ 'Next-Router-Prefetch': prefetch })),
    ...segments.map((segment) => ({
      'Next-Router-Prefetch': '1',
      'Next-Router-Segment-Prefetch': segment,
    })),
    ...['/about', 'x', '%', 'http://evil.example/'].map((url) => ({ 'Next-Url': url })),
    { 'Next-HMR-Refresh': '1' },
  ].map((headers) => get('a header of the router', path, { RSC: '1', ...headers })),
);

/** Path segments and query values that programs often mishandle. */
const oddParts = [
  ...['%', '%zz', '100%25', '%2f', '%2F%2e%2e%2f', '%5c..%5c', '..', '...', '.%2e', '%2e', '%00', '%c0%ae'],
  ...['%ff%fe', '%ed%a0%80', '%E2%80%A8', '\\', '//', '/\\/x', ':id', '[id]', '(.*)', '{a,b}', '$&'],
  ...['\xe9\xff', '*', '~', ';a=b', '@x', '"<\'>', '|^`', '%25252f'],
  ...['x'.repeat(6_000), '%61'.repeat(2_000), '/'.repeat(3_000), '..%2f'.repeat(1_000)],
];
const folders = ['/_next', '/_next/static', '/_next/image', '/_next/data', '/pictures', '/media', '/fonts'];
/** A page that reads a query, with one of its parameters. */
const readers = {
  '/centre': 'month',
  '/courses-details': 'id',
  '/registration/visitor': 'outcome',
  '/batches': 'city',
  '/search': 'q',
  '/pass': '_rsc',
  '/api/placements': '__proto__',
  '/api/centres': 'cityId',
};
const addresses = oddParts.flatMap((part) => [
  ...['', '/', '/a', ...folders, ...Object.keys(readers)].map((path) => `${path}/${part}`),
  ...Object.entries(readers).flatMap(([path, name]) => [`${path}?${name}=${part}`, `${path}?${part}`]),
]);

const plain = Buffer.from(
  Object.entries({ ...visitorNumber(1), profileImage: 'x' })
    .map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join(''),
);

export const cases: readonly Odd[] = [
  ...probes,
  ...routed,
  ...addresses.map((address) => get('an odd address', address)),
  get('an address with two slashes behind /media', '/media//people/p01.webp'),
  get(
    'a picture of an address with two slashes',
    '/_next/image?url=%2Fmedia%2F%2Fpeople%2Fp01.webp&w=480&q=75',
  ),
  get('a picture of a foreign address', '/_next/image?url=http%3A%2F%2F127.0.0.1%3A22%2F&w=480&q=75'),
  get('Next’s page for failures', '/_global-error'),
  get('Next’s page for what is missing', '/_not-found'),
  get('an address that is half escaped', '/%'),
  get('an address in overlong UTF-8', '/%c0%ae%c0%ae/'),
  get('a part of an address in overlong UTF-8', '/pass/%c0%ae%c0%ae'),
  get('a payload of such an address', '/pass/%c0%ae%c0%ae', { RSC: '1' }),
  get('an upload whose name is half escaped', '/media/%zz/x.webp'),
  get('a film under a condition that does not hold', '/video/home.mp4', { 'If-Match': '"x"' }),
  get('a part of a film behind its end', '/video/home.mp4', { Range: 'bytes=99999999-' }),
  get('an address with a null byte', '/centre?id=%00'),
  get('a range that ends before it begins', '/video/home.mp4', { Range: 'bytes=9-1' }),
  get('a range of a thousand parts', '/video/home.mp4', { Range: `bytes=${'0-1,'.repeat(1_000)}2-3` }),
  {
    kind: 'a form that ends in the middle',
    method: 'POST',
    path: '/api/registrations/visitor',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x', Accept: 'application/json' },
    body: plain.subarray(0, 200),
  },
  {
    kind: 'a report that is null',
    method: 'POST',
    path: '/api/csp-report',
    headers: { 'Content-Type': 'application/csp-report' },
    body: Buffer.from('{"csp-report":null}'),
  },
];
