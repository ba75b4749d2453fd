import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inlineOf } from '@/lib/edge/inline-scripts';
import { loaderOf, withoutPreparation } from './support/html';
import { expect, test } from './support/test';

/** The build that the server under test serves. */
const build = '.next';
const read = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(path.join(build, file), 'utf8'));

/** What Chromium reports of a blocked script, of which it writes to the console late. */
const blockedScript = /policy: script-src|Content Security Policy/;

test('a script that was not there when the page got its policy does not run', async ({
  page,
  pageErrors,
  allowErrors,
}) => {
  allowErrors(blockedScript);
  await page.route('/sitemap', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      '</body>',
      '<script>window.stolen = 1</script><img src="data:," onerror="window.stolen = 2"></body>',
    );
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/sitemap');
  await expect.poll(() => pageErrors.filter((text) => text.startsWith('policy: script-src')).length).toBe(2);
  expect(await page.evaluate(() => Reflect.get(window, 'stolen'))).toBeUndefined();
});

test('a page whose own script was changed does not run that script', async ({
  page,
  pageErrors,
  allowErrors,
}) => {
  allowErrors(blockedScript);
  await page.route('/sitemap', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('<script data-loader="">', (tag) => `${tag}window.stolen=1;`);
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/sitemap');
  await expect.poll(() => pageErrors.some((text) => text.startsWith('policy: script-src'))).toBe(true);
  expect(await page.evaluate(() => Reflect.get(window, 'stolen'))).toBeUndefined();
});

test('every inline script of the build is one of Next’s own: after an upgrade of Next look at lib/edge/inline-scripts.ts', () => {
  const built = globSync(path.join(build, 'server/app/**/*.html'));
  expect(built.length).toBeGreaterThan(30);
  // Next's own page for an error of the root layout has an inline style, which the policy blocks.
  const known = built.filter((file) => !file.endsWith('/_global-error.html'));
  const unknownOf = (file: string) => inlineOf(withoutPreparation(readFileSync(file, 'utf8'))).unknown;
  expect(known.filter((file) => unknownOf(file) > 0)).toEqual([]);
});

test('every page of the build is prepared: after an upgrade of Next look at lib/edge/prepare-document.ts', () => {
  const built = globSync(path.join(build, 'server/app/**/*.html'));
  expect(built.length).toBeGreaterThan(30);
  const known = built.filter((file) => !file.endsWith('/_global-error.html'));
  expect(known.filter((file) => loaderOf(readFileSync(file, 'utf8')) === '')).toEqual([]);
});

test('the first drawing of a page is in every page of the build: none is fetched eagerly or preloaded', () => {
  const built = globSync(path.join(build, 'server/app/**/*.html')).map((file) => readFileSync(file, 'utf8'));
  const named = built.flatMap(
    (html) => html.match(/<link\b[^>]*"\/art\/[^>]*>|<img src="\/art\/[^>]* loading="eager"[^>]*>/g) ?? [],
  );
  expect(named).toEqual([]);
  expect(built.filter((html) => html.includes('<img src="data:image/svg+xml,')).length).toBeGreaterThan(20);
});

test('every page that is rendered per request is named in proxy.ts', () => {
  const prerendered = read('prerender-manifest.json');
  const cached = new Set([
    ...Object.keys(Object(prerendered.routes)),
    ...Object.keys(Object(prerendered.dynamicRoutes)),
  ]);
  const pages = Object.entries(read('app-path-routes-manifest.json'))
    .filter(([source]) => source.endsWith('/page'))
    .map(([, path]) => String(path));
  const dynamic = pages.filter((path) => !cached.has(path) && !path.startsWith('/_'));
  const { functions } = read('server/functions-config-manifest.json') as {
    functions: { '/_middleware': { matchers: { regexp: string }[] } };
  };
  const named = (path: string) =>
    functions['/_middleware'].matchers.some(({ regexp }) => new RegExp(regexp).test(path));
  expect(pages.length).toBeGreaterThan(1);
  expect(dynamic.filter((path) => !named(path.replaceAll(/\[+[^\]]*\]+/g, 'x')))).toEqual([]);
});
