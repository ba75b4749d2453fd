import { expectNoOverflow } from '@/tests/support/e2e/page-checks';
import { expect, test } from '@/tests/support/e2e/test';
import { getHome, getTestimonials } from '../lib/server/content/information';

test('without JavaScript the header consists of links: courses, centres, search and the enquiry', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const targets = {
    Courses: '/courses',
    Locations: '/centre-page',
    Search: '/search',
  };
  for (const [name, href] of Object.entries(targets))
    await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await expect(header.getByRole('link', { name: 'Enquire' })).toHaveAttribute('href', '/enquire');
  await expect(header.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
  await expect(header.getByRole('button')).toHaveCount(0);
});

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

test('without JavaScript the home page shows all banners and testimonials', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Banners' }).locator('li')).toHaveCount(
    getHome().banners.length,
  );
  const quotes = page.getByRole('region', { name: 'What former students say' });
  await expect(quotes.getByRole('figure')).toHaveCount(getTestimonials().length);
});

for (const [what, address, heading, way] of [
  ['page', '/no-such-page', 'Page not found', '/courses'],
  ['centre', `/centre?id=${crypto.randomUUID()}`, 'No such centre', '/centre-page'],
  ['centre without an id', '/centre', 'No such centre', '/centre-page'],
  ['course', '/courses-details?id=99', 'Page not found', '/courses'],
  ['pass', '/pass/AAAAAAAAAAAAAAAAAAAAAA', 'No pass at this link', '/pass'],
  ['registration form', '/registration/nobody', 'Page not found', '/courses'],
] as const)
  test(`the URL of an unknown ${what} is a 404 with a message and links`, async ({ page }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    expect(answer?.headers()['cache-control']).toContain('no-store');
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('main').locator(`a[href^="${way}"]`).first()).toBeVisible();
  });
