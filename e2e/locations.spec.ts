import { expectAccessible } from './support/page-checks';
import { slowDown } from './support/slow-phone';
import { expect, test } from './support/test';
import { untilHydrated } from './support/untouched';

test('centres are found while typing; on request the nearest come first, and the location is not sent', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 25.39, longitude: 68.34 });
  await page.goto('/locations');
  await untilHydrated(page);
  await expect(page.locator('[data-layout=inner]')).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.locator('img[loading=eager]')).toBeVisible();
  const search = main.getByRole('searchbox');
  for (const [query, found] of [
    ['jauhar', '2 centres'],
    ['sukkhur', '1 centre'],
  ] as const) {
    await search.fill(query);
    await expect(main.getByRole('status')).toContainText(found);
  }
  await expect(main.getByRole('link', { name: 'Sukkur', exact: true })).toHaveAttribute(
    'href',
    /^\/centre\?id=dd323037/,
  );
  await search.fill('');
  await page.waitForLoadState('networkidle');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await main.getByRole('button', { name: 'Centres near me' }).click();
  await expect(main.getByRole('status')).toContainText('nearest first');
  await expect(main.getByRole('heading', { level: 3 }).first()).toContainText(/Qasimabad|Latifabad/);
  await expect(main.getByText(/^\d+(\.\d)? km$/).first()).toBeVisible();
  expect(sent.filter((url) => /25\.39|68\.34/.test(url) || !url.includes('/_next/'))).toEqual([]);
  await expectAccessible(page, 'main');
  await search.fill('sukkhur');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/locations\?q=sukkhur$/);
});

test('text typed on a slow phone before the scripts arrive is kept and searched', async ({ page }) => {
  await slowDown(page);
  await page.goto('/locations', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.getByRole('searchbox').pressSequentially('joher');
  const results = main.getByRole('status');
  const top = async () => (await results.boundingBox())?.y;
  const before = await top();
  await expect(results).toContainText('2 centres for “joher”');
  await expect(main.getByRole('searchbox')).toHaveValue('joher');
  expect(await top()).toBe(before);
});

test('events: the networks filter by host, and the count is announced', async ({ page }) => {
  await page.goto('/events');
  const tiles = page.getByRole('main').getByRole('link', { name: /opens in a new tab/ });
  const all = await tiles.count();
  const facebook = page.getByRole('button', { name: 'Facebook' });
  await expect(facebook).toHaveAttribute('aria-pressed', 'false');
  await facebook.click();
  await expect(page.getByRole('status').filter({ hasText: `of ${all} posts are on Facebook` })).toBeVisible();
  for (const post of await page.getByRole('main').getByRole('listitem').filter({ has: tiles }).all())
    await expect(
      post
        .getByRole('link', { name: /facebook/i })
        .or(post.locator('a[href*="facebook.com"]'))
        .first(),
    ).toBeVisible();
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(tiles).toHaveCount(all);
  const film = page.getByRole('button', { name: /^Pause the video/ });
  await film.click();
  await expect(page.getByRole('button', { name: /^Play the video/ })).toBeVisible();
});
