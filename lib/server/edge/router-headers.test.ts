/** @jest-environment node */
import fc from 'fast-check';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state';
import { isRouterState, sanitizeRouterHeaders } from './router-headers';

/** True if Next can parse it; otherwise it responds 500. */
function nextReads(header: string): boolean {
  try {
    parseAndValidateFlightRouterState(header);
    return true;
  } catch {
    return false;
  }
}

const encoded = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const name = fc.string({ maxLength: 6 });
const kind = fc.constantFrom('c', 'oc', 'd', 'ci(..)(..)', 'di(.)', 'x', 'ci');
const segment = fc.oneof(
  name,
  fc.tuple(name, name, kind, fc.option(fc.array(name, { maxLength: 2 }))),
  fc.tuple(name, name),
  fc.integer(),
);
const { tree } = fc.letrec((tie) => ({
  tree: fc
    .tuple(
      segment,
      fc.dictionary(name, fc.oneof({ depthSize: 'small' }, tie('leaf'), tie('tree')), { maxKeys: 2 }),
      fc.option(fc.oneof(fc.tuple(name, name), fc.tuple(name), fc.constant(1))),
      fc.constantFrom(null, 'refetch', 'inside-shared-layout', 'metadata-only', 'other', 3),
      fc.oneof(fc.constant(null), fc.integer(), name),
      fc.oneof(name, fc.constant(null)),
    )
    .chain((all) => fc.integer({ min: 1, max: 6 }).map((length) => all.slice(0, length))),
  leaf: fc.oneof(fc.tuple(name, fc.constant({})), fc.jsonValue()),
}));

test('a tree is accepted exactly when Next can parse it', () => {
  let passed = 0;
  fc.assert(
    fc.property(tree, (value) => {
      const header = encoded(value);
      passed += isRouterState(header) ? 1 : 0;
      expect(isRouterState(header)).toBe(nextReads(header));
    }),
    { seed: 1, numRuns: 2_000 },
  );
  expect(passed).toBeGreaterThan(100);
});

test('any text, or a real tree with a part replaced, is accepted only if Next can parse it', () => {
  const real = encoded(['', { children: ['events', { children: ['__PAGE__', {}] }] }, null, null, 16]);
  const cut = fc
    .tuple(fc.nat(real.length), fc.nat(8), fc.string({ maxLength: 4 }))
    .map(([at, length, instead]) => real.slice(0, at) + instead + real.slice(at + length));
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json().map(encodeURIComponent), cut), (header) => {
      if (isRouterState(header)) expect(nextReads(header)).toBe(true);
    }),
    { seed: 1, numRuns: 2_000 },
  );
  expect(isRouterState(real)).toBe(true);
});

test('a tree deeper than any page is rejected before it is traversed', () => {
  const nested = (depth: number): unknown => (depth === 0 ? ['', {}] : ['', { children: nested(depth - 1) }]);
  expect(isRouterState(encoded(nested(10)))).toBe(true);
  expect(isRouterState(encoded(nested(1_000)))).toBe(false);
  expect(isRouterState(`%5B${'x'.repeat(40_000)}`)).toBe(false);
});

const all = {
  rsc: '1',
  'next-router-state-tree': encoded(['', {}]),
  'next-router-prefetch': '1',
  'next-router-segment-prefetch': '/_tree',
  'next-url': '/about',
};
const sanitized = (headers: Record<string, string>) => {
  sanitizeRouterHeaders(headers);
  return headers;
};

test("valid headers of Next's router are kept", () => expect(sanitized({ ...all })).toEqual(all));

test.each(['x', '0', '', '1, 1'])('with RSC: %j all router headers are dropped', (rsc) => {
  expect(sanitized({ ...all, rsc, accept: '*/*' })).toEqual({ accept: '*/*' });
});

test.each([
  ['next-router-state-tree', '%7Bnot json'],
  ['next-router-state-tree', '%'],
  ['next-router-prefetch', '4'],
  ['next-router-segment-prefetch', '../../x'],
  ['next-router-segment-prefetch', '/%20 '],
  ['next-url', 'http://evil.example/'],
])('%s: %s is dropped, the others are kept', (header, value) => {
  const others = Object.fromEntries(Object.entries(all).filter(([other]) => other !== header));
  expect(sanitized({ ...all, [header]: value })).toEqual(others);
});
