/** @jest-environment node */
import { layersCondition } from '@/lib/server/http-server/browser-css';
import { firstVersions, newerBuiltIns } from './support/built-ins';
import { sourceOf, sources } from './support/sources';

/** Files and their imports, without types. */
function withImports(files: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const walk = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const target of sourceOf(file)?.values ?? []) {
      const next = sourceOf(target);
      if (next) walk(next.file);
    }
  };
  files.forEach(walk);
  return [...seen];
}

test('browser code uses no built-in that a supported browser lacks', () => {
  const clients = sources.filter(({ text }) => /^['"]use client['"]/.test(text)).map(({ file }) => file);
  const files = withImports(clients);
  expect(files.length).toBeGreaterThan(100);
  // The service worker is registered in the same browsers that run the scripts.
  expect(newerBuiltIns([...files, 'public/sw.js'], 'full')).toEqual([]);
});

test('the loader uses nothing that HTML-only browsers lack', () => {
  const files = withImports(['lib/shared/loader/index.ts']);
  expect(files.length).toBeGreaterThan(10);
  // A phone without these has no mouse either.
  const lacking = newerBuiltIns(files, 'html').filter((one) => !one.includes('MouseEvent.movement'));
  expect(lacking).toEqual([]);
});

const planted: readonly (readonly [code: string, name: string])[] = [
  ["Map.groupBy(['a'], String)", 'Map.groupBy'],
  ["new Intl.Segmenter('en')", 'Intl.Segmenter'],
  ['new Set([1]).symmetricDifference(new Set([2]))', 'Set.symmetricDifference'],
  ['[2, 1].toSorted()', 'Array.toSorted'],
  ['([1] as readonly number[] | undefined)?.toReversed()', 'Array.toReversed'],
  ['Object.groupBy([1], String)', 'Object.groupBy'],
  ['new Map([[1, 2]]).values().map(String)', 'Iterator.map'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['Array.fromAsync([])', 'Array.fromAsync'],
  ["'a'.isWellFormed()", 'String.isWellFormed'],
  ['AbortSignal.any([])', 'AbortSignal.any'],
  ["URL.canParse('/')", 'URL.canParse'],
  ['new URLSearchParams().size', 'URLSearchParams.size'],
  ['document.body.checkVisibility()', 'Element.checkVisibility'],
  ['document.startViewTransition(() => {})', 'Document.startViewTransition'],
  ["new Response('').bytes()", 'Body.bytes'],
  ["navigator.share({ title: '' })", 'Navigator.share'],
  ['const { wakeLock } = navigator; wakeLock.toString()', 'Navigator.wakeLock'],
  ["document.querySelector('a:has(b)')", ':has'],
  ["/[a&&b]/v.test('')", '/v'],
];
test('newer features are found: static and instance methods, flags, selectors', () => {
  const texts = planted.map(([code], at) => [`${at}.ts`, `export const planted = () => { ${code}; };`]);
  expect(newerBuiltIns([], 'full', Object.fromEntries(texts) as Record<string, string>)).toEqual(
    planted.map(([, name], at) => `${at}.ts: ${name}`),
  );
});

test('built-ins that all listed browsers have, or that are feature-detected, are not reported', () => {
  const code = `export const old = (list: readonly number[]) => {
    navigator.wakeLock?.request('screen');
    if (typeof navigator.share === 'function') navigator.share({ title: '' });
    return [list.at(-1), [...list].map(String), structuredClone(list), Object.hasOwn(list, 0), window.print?.()];
  };`;
  expect(newerBuiltIns([], 'full', { 'old.ts': code })).toEqual([]);
});

test('the condition of the plain style is true exactly in browsers with cascade layers', () => {
  const [layers, emphasis, contain, gutter, zoom] = [
    firstVersions('at-rules', 'layer'),
    ...[...layersCondition.matchAll(/\(([a-z-]+):/g)].map(([, name = '']) =>
      firstVersions('properties', name),
    ),
  ].map((versions) => versions ?? {}) as [Record<string, number>, ...Record<string, number>[]];
  expect(Object.keys(layers)).toContain('safari_ios');
  for (const [browser, first] of Object.entries(layers))
    expect([
      browser,
      Math.max(
        emphasis?.[browser] ?? 0,
        contain?.[browser] ?? 0,
        Math.min(gutter?.[browser] ?? Infinity, zoom?.[browser] ?? Infinity),
      ),
    ]).toEqual([browser, first]);
});
