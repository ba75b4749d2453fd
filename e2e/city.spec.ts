import type { Page } from '@playwright/test';
import { collectedBatches } from '@/tests/support/e2e/listed-batches';
import { expectNoOverflow } from '@/tests/support/e2e/page-checks';
import { expect, test } from '@/tests/support/e2e/test';

const goToClasses = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Find a class' }).first().click();

test.beforeEach(({ request }) => collectedBatches(request));

test('a city chosen once is preset on other pages, loaded or not; its chip comes first', async ({ page }) => {
  await page.goto('/which-course');
  await page.locator('select[name=city]').selectOption('Lahore');
  await page.goto('/enquire');
  await expect(page.getByLabel('City', { exact: true }).locator('option:checked')).toHaveText('Lahore');
  await page.getByRole('contentinfo').getByRole('link', { name: 'HDSE with intermediate' }).click();
  await expect(page.getByRole('radio', { name: /^Lahore/ })).toBeChecked();
  const leftOf = (value: string) =>
    page.locator(`label[for="classes-in-${value}"]`).evaluate((chip) => chip.getBoundingClientRect().left);
  expect(await leftOf('lahore')).toBeLessThan(await leftOf(''));
});

test('the classes of one city are shown at a time', async ({ page }) => {
  await page.goto('/courses-hdse');
  const cityChoice = page.locator('fieldset', { has: page.locator('[data-city]') });
  await expect(cityChoice.locator(':scope > div ~ *').filter({ visible: true })).toHaveCount(1);
});

test('the list of classes opens in the chosen city, without loading a page, until the city is removed', async ({
  page,
}) => {
  await page.goto('/courses-hdse');
  await page.locator('label[for="classes-in-karachi"]').click();
  await page.evaluate(() => Reflect.set(window, 'marked', true));
  await goToClasses(page);
  await expect(page).toHaveURL('/batches?city=karachi');
  await expectNoOverflow(page);
  expect(await page.evaluate(() => Reflect.get(window, 'marked') === true)).toBe(true);
  await page.getByRole('link', { name: 'Remove Karachi' }).click();
  await expect(page).toHaveURL('/batches');
  await page.goto('/courses-hdse');
  await expect(page.getByRole('radio', { name: /^All cities/ })).toBeChecked();
  await goToClasses(page);
  await expect(page).toHaveURL('/batches');
});

test('on a phone a row of chips stays where a chip is pressed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/courses-adse');
  const chip = page.locator('label[for="classes-in-lahore"]');
  await chip.click();
  await expect(page.getByText('No class for beginners in Lahore yet')).toBeVisible();
  await expect(chip).toBeInViewport({ ratio: 1 });
});
