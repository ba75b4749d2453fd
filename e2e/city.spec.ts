import type { Page } from '@playwright/test';
import { collectedBatches } from '@/tests/support/e2e/listed-batches';
import { expectNoOverflow } from '@/tests/support/e2e/page-checks';
import { expect, test } from '@/tests/support/e2e/test';

const chosenFilters = (page: Page) => page.getByRole('list', { name: 'Chosen filters' });

const goToClasses = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Find a class' }).first().click();

test.beforeEach(({ request }) => collectedBatches(request));

test('a city chosen once is preset in all documents and on pages shown without loading one, until it is removed', async ({
  page,
}) => {
  await page.goto('/which-course');
  await page.locator('select[name=city]').selectOption('Lahore');
  await page.goto('/enquire');
  const cityControl = page.getByLabel('City', { exact: true });
  await expect(cityControl.locator('option:checked')).toHaveText('Lahore');
  await page.evaluate(() => Reflect.set(window, 'marked', true));
  await page.getByRole('contentinfo').getByRole('link', { name: 'HDSE with intermediate' }).click();
  await expect(page.getByRole('radio', { name: /^Lahore/ })).toBeChecked();
  const leftOf = (value: string) =>
    page.locator(`label[for="classes-in-${value}"]`).evaluate((chip) => chip.getBoundingClientRect().left);
  expect(await leftOf('lahore')).toBeLessThan(await leftOf(''));
  const choice = page.locator('fieldset', { has: page.locator('[data-city]') });
  const panels = () =>
    choice.evaluate(
      (field) => [...field.children].slice(2).filter((panel) => panel.checkVisibility()).length,
    );
  expect(await panels()).toBe(1);
  // With more cities than the style sheet has rules for, all panels are shown.
  await choice
    .locator(':scope > div')
    .first()
    .evaluate((chips) => {
      while (chips.querySelectorAll('input').length < 13)
        chips.append(chips.querySelector('input')!.cloneNode());
    });
  expect(await panels()).toBeGreaterThan(1);
  await page.evaluate(() => localStorage.setItem('city', 'karachi'));
  await goToClasses(page);
  await expect(page).toHaveURL('/batches?city=karachi');
  await expectNoOverflow(page);
  expect(await page.evaluate(() => Reflect.get(window, 'marked') === true)).toBe(true);
  await chosenFilters(page).getByRole('link', { name: 'Remove Karachi' }).click();
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
