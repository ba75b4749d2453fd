import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parametersByPage } from '@/lib/server/web/addresses';
import { buildFolder } from '@/scripts/build-folder';
import { expect, test } from '@/tests/support/e2e/test';

const readManifest = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(path.join(buildFolder, file), 'utf8'));
/** Chromium's report of a blocked script, which reaches the console late. */
const blockedScript = /policy: script-src|Content Security Policy/;

test('a script injected after the policy was made does not run', async ({
  page,
  pageErrors,
  allowErrors,
}) => {
  allowErrors(blockedScript);
  await page.route('/sitemap', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '</body>',
      '<script>window.stolen = 1</script><img src="data:," onerror="window.stolen = 2"></body>',
    );
    await route.fulfill({ response, body });
  });
  await page.goto('/sitemap');
  await expect.poll(() => pageErrors.filter((text) => text.startsWith('policy: script-src')).length).toBe(2);
  expect(await page.evaluate(() => Reflect.get(window, 'stolen'))).toBeUndefined();
});

test('the table of lib/server/web/addresses.ts lists exactly the pages that read a query', () => {
  const prerendered = readManifest('prerender-manifest.json');
  const cachedPages = new Set([
    ...Object.keys(Object(prerendered.routes)),
    ...Object.keys(Object(prerendered.dynamicRoutes)),
  ]);
  const pages = Object.entries(readManifest('app-path-routes-manifest.json'))
    .filter(([source]) => source.endsWith('/page'))
    .map(([, pagePath]) => String(pagePath));
  expect(pages.length).toBeGreaterThan(30);
  const madeForEach = pages.filter((name) => !cachedPages.has(name) && !name.startsWith('/_'));
  // A pass is personal whatever its query; /centre and /courses-details are rewritten to cached pages.
  const readingPages = [...Object.keys(parametersByPage), '/pass/[token]'];
  expect([...madeForEach, '/centre', '/courses-details'].toSorted()).toEqual(readingPages.toSorted());
});
