import { visitorNumber } from '../support/people.ts';
import type { Odd } from './send.ts';

/** Requests that once caused a 5xx, or might: sent in every run. */

const router = (what: string, path: string, headers: Record<string, string>): Odd => ({
  kind: what,
  method: 'GET',
  path,
  headers: { RSC: '1', ...headers },
});
const tree = (value: unknown) => ({ 'Next-Router-State-Tree': encodeURIComponent(JSON.stringify(value)) });
const get = (what: string, path: string, headers: Record<string, string> = {}): Odd => ({
  kind: what,
  method: 'GET',
  path,
  headers,
});

const plain = Buffer.from(
  Object.entries({ ...visitorNumber(1), profileImage: 'x' })
    .map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join(''),
);

export const cases: readonly Odd[] = [
  router('a router state that is no JSON', '/about', { 'Next-Router-State-Tree': '%7Bnot json' }),
  router('a router state that is no URI', '/about', { 'Next-Router-State-Tree': '%zz' }),
  router('a router state that is a number', '/about', tree(1)),
  router('a router state that is null', '/about', tree(null)),
  router('a router state that is an empty list', '/about', tree([])),
  router('a router state with a text for its children', '/about', tree(['', 'x'])),
  router('a router state with a number for a segment', '/courses', tree([1, { children: [2, {}] }])),
  router('a router state with an unknown mark', '/courses', tree(['', {}, null, 'else'])),
  router('a router state for a page rendered on request', '/enquire', { 'Next-Router-State-Tree': 'x' }),
  router('a router state of 40 levels', '/', tree(deep(40))),
  router('a prefetch of a segment that is none', '/about', {
    'Next-Router-Prefetch': '1',
    'Next-Router-Segment-Prefetch': '../../x',
  }),
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

function deep(levels: number): unknown {
  return levels === 0 ? ['__PAGE__', {}] : ['x', { children: deep(levels - 1) }];
}
