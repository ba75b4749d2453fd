import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '@/tests/support/e2e/page-checks';
import { expect, test } from '@/tests/support/e2e/test';
import { getCentresByCity } from '../lib/shared/content/centres';

const header = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const focused = (page: Page) => page.locator(':focus');

test('the skip link comes first; the Courses menu opens by keyboard, links to every family, returns focus on Escape, and closes when it loses focus', async ({
  page,
}) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Skip to content');
  await expect(focused(page)).toBeInViewport();
  await expect(focused(page)).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const button = main(page).getByRole('button', { name: 'Courses' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  for (const family of ['Career Program', 'ACN-Pro', 'Smart Pro', 'Short Course', 'English Language'])
    await expect(main(page).getByRole('heading', { name: family })).toBeVisible();
  await expect(main(page).getByText('Summer Camp')).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: /^ADSE/ })).toHaveAttribute('href', '/courses-adse');
  await expectAccessible(page, 'header');

  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Career Program');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a menu that fails to load shows a message and a link to the same list; a retry shows all cities with phones, and choosing one closes it', async ({
  page,
  allowErrors,
}) => {
  let broken = true;
  await page.route('**/menu.json', (route) => (broken ? route.abort() : route.continue()));
  await page.goto('/about');
  const button = main(page).getByRole('button', { name: 'Locations' });
  await button.click();
  await expect(main(page).getByRole('status')).toHaveText('We could not load this list.');
  await expect(main(page).getByRole('link', { name: 'See all centres by city' })).toHaveAttribute(
    'href',
    '/centre-page',
  );
  broken = false;
  await main(page).getByRole('button', { name: 'Try again' }).click();
  allowErrors(/ERR_FAILED/);
  const karachi = main(page).locator('section', { has: page.getByRole('heading', { name: 'Karachi' }) });
  const [first] = getCentresByCity('inNavigation');
  await expect(karachi.getByRole('link')).toHaveCount(first?.centres.length ?? 0);
  const others = main(page).locator('section', { has: page.getByRole('heading', { name: 'Other cities' }) });
  for (const city of ['Hyderabad', 'Jamshoro', 'Larkana', 'Lahore', 'Timergara', 'Sukkur'])
    await expect(others.getByRole('link', { name: city }).first()).toBeVisible();
  await expect(karachi.getByRole('link', { name: 'Clifton' })).toContainText('(021) 0000 0004');
  await expectAccessible(page, 'header');

  await karachi.getByRole('link', { name: 'Clifton' }).click();
  await expect(page).toHaveURL(/\/centre\?id=[0-9a-f-]{36}$/);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the header stays on one line from 1081 px on in a wide system font, even with saved items', async ({
  page,
}) => {
  await page.goto('/about');
  const height = () => header(page).evaluate((element) => element.getBoundingClientRect().height);
  await page.evaluate(() => document.documentElement.style.setProperty('--font-text', "'DejaVu Sans'"));
  await page.setViewportSize({ width: 1400, height: 800 });
  const one = await height();
  expect(one).toBeLessThan(100);
  const saved = header(page).locator('a[href^="/saved"]').last();
  for (const isSaved of [false, true])
    for (const width of [1081, 1103, 1150, 1200, 1280, 1399]) {
      await page.setViewportSize({ width, height: 800 });
      await saved.evaluate((link, hidden) => ((link as HTMLElement).hidden = hidden), !isSaved);
      await expect.poll(height, `${width} px, ${isSaved}`).toBe(one);
      await expectNoOverflow(page);
    }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('the hamburger opens a sheet; Courses unfolds in it, Locations is a link that unfolds from 769 px on; Escape folds and closes', async ({
    page,
  }) => {
    await page.goto('/about');
    const hamburger = header(page).getByRole('button', { name: 'Navigation' });
    await expect(main(page)).toBeHidden();
    await hamburger.click();
    await expect(hamburger).toHaveAttribute('aria-expanded', 'true');
    await expect(main(page).getByRole('link', { name: 'Locations' })).toHaveAttribute('href', '/centre-page');
    await main(page).getByRole('button', { name: 'Courses' }).click();
    await expect(main(page).getByRole('link', { name: 'Tableau' })).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page, 'header');

    await page.keyboard.press('Escape');
    await expect(main(page).getByRole('button', { name: 'Courses' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(hamburger).toBeFocused();
    await expect(main(page)).toBeHidden();

    await hamburger.click();
    await main(page).getByRole('link', { name: 'Alumni' }).click();
    await expect(page).toHaveURL('/alumni');
    await expect(main(page)).toBeHidden();

    await page.setViewportSize({ width: 800, height: 900 });
    await hamburger.click();
    await main(page).getByRole('button', { name: 'Locations' }).click();
    await expect(main(page).getByRole('link', { name: 'Clifton' })).toBeVisible();
    await expectNoOverflow(page);
  });
});

test('in print every tab panel is shown, header and footer are not', async ({ page }) => {
  await page.goto('/alumni');
  await expect(page.getByRole('tab').first()).toBeVisible();
  const tabs = await page.getByRole('tab').count();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('tabpanel')).toHaveCount(tabs);
});
