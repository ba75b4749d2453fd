import { expectNoOverflow } from '@/tests/support/e2e/page-checks';
import { expect, test } from '@/tests/support/e2e/test';

test('without JavaScript the hamburger of a phone still opens the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/about');
  const nav = page.locator('#navigation');
  await expect(nav).toBeHidden();
  await page.getByRole('link', { name: 'Navigation' }).click();
  await expect(nav).toBeVisible();
  await expectNoOverflow(page);
  await nav.getByRole('link', { name: 'Locations' }).click();
  await expect(page).toHaveURL('/centre-page');
});

test('the URL of an unknown page, centre, course, pass or form is a 404 with a message and links', async ({
  page,
}) => {
  for (const [address, heading, way] of [
    ['/no-such-page', 'Page not found', '/courses'],
    [`/centre?id=${crypto.randomUUID()}`, 'No such centre', '/centre-page'],
    ['/centre', 'No such centre', '/centre-page'],
    ['/courses-details?id=99', 'Page not found', '/courses'],
    ['/pass/AAAAAAAAAAAAAAAAAAAAAA', 'No pass at this link', '/pass'],
    ['/registration/nobody', 'Page not found', '/courses'],
  ] as const) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    expect(response?.headers()['cache-control'], address).toContain('no-store');
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('main').locator(`a[href^="${way}"]`).first()).toBeVisible();
  }
  await page.getByRole('main').getByRole('searchbox').fill('python');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=python');
});
