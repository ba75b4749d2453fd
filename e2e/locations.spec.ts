import { expect, test } from '@/tests/support/e2e/test';

test.use({ lacksNewest: true });

test('centres are found while typing; on request the nearest come first, and the location is not sent', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 25.39, longitude: 68.34 });
  await page.goto('/locations');
  await expect(page.locator('[data-layout=inner]')).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.locator('img[loading=eager]')).toBeVisible();
  const search = main.getByRole('searchbox');
  await search.fill('sukkhur');
  await expect(main.getByRole('status')).toContainText('1 centre');
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
  await main.getByRole('button', { name: 'Centres near me' }).click();
  await expect(main.getByRole('status')).toHaveText('');
  await main.getByRole('button', { name: 'Centres near me' }).click();
  await expect(main.getByRole('status')).toContainText('nearest first');
  await main.getByRole('button', { name: 'Centres near me' }).click();
  await search.fill('sukkhur');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/locations\?q=sukkhur$/);
});
