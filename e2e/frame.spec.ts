import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '@/tests/support/e2e/page-checks';
import { expect, test } from '@/tests/support/e2e/test';

const headerOf = (page: Page) => page.getByRole('banner');
const mainNavOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const focusedElement = (page: Page) => page.locator(':focus');

test('the skip link comes first; the Courses menu opens by keyboard, returns focus on Escape, and closes when it loses focus', async ({
  page,
}) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(focusedElement(page)).toHaveText('Skip to content');
  await expect(focusedElement(page)).toBeInViewport();
  await expect(focusedElement(page)).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const button = mainNavOf(page).getByRole('button', { name: 'Courses' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(mainNavOf(page).getByRole('heading', { name: 'Career Program' })).toBeVisible();
  await expectAccessible(page, 'header');

  await page.keyboard.press('Tab');
  await expect(focusedElement(page)).toHaveText('Career Program');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the hamburger opens a sheet; Courses unfolds in it, Locations is a link that unfolds from 769 px on; Escape folds and closes', async ({
    page,
  }) => {
    await page.goto('/about');
    const hamburger = headerOf(page).getByRole('button', { name: 'Navigation' });
    await expect(mainNavOf(page)).toBeHidden();
    await hamburger.click();
    await expect(hamburger).toHaveAttribute('aria-expanded', 'true');
    await expect(mainNavOf(page).getByRole('link', { name: 'Locations' })).toHaveAttribute(
      'href',
      '/centre-page',
    );
    await expect(mainNavOf(page).getByRole('link', { name: /^WhatsApp/ })).toBeInViewport({ ratio: 1 });
    await mainNavOf(page).getByRole('button', { name: 'Courses' }).click();
    await expect(mainNavOf(page).getByRole('link', { name: 'Tableau' })).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page, 'header');

    await page.keyboard.press('Escape');
    await expect(mainNavOf(page).getByRole('button', { name: 'Courses' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(hamburger).toBeFocused();
    await expect(mainNavOf(page)).toBeHidden();

    await hamburger.click();
    await mainNavOf(page).getByRole('link', { name: 'Alumni' }).click();
    await expect(page).toHaveURL('/alumni');
    await expect(mainNavOf(page)).toBeHidden();

    await page.setViewportSize({ width: 800, height: 900 });
    await hamburger.click();
    await mainNavOf(page).getByRole('button', { name: 'Locations' }).click();
    await expect(mainNavOf(page).getByRole('link', { name: 'Clifton' })).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page, 'header');
    await mainNavOf(page).getByRole('link', { name: 'Clifton' }).click();
    await expect(page).toHaveURL(/\/centre\?id=[0-9a-f-]{36}$/);
    await expect(mainNavOf(page).getByText('Clifton')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('in print every tab panel is shown, and the footer is not', async ({ page }) => {
  await page.goto('/alumni');
  await expect(page.getByRole('tab').first()).toBeVisible();
  const tabs = await page.getByRole('tab').count();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('tabpanel')).toHaveCount(tabs);
});
