import type { Page } from '@playwright/test';
import { collectedBatches } from '@/tests/support/e2e/batches';
import { expectNoOverflow } from '@/tests/support/e2e/page-checks';
import { expect, test } from '@/tests/support/e2e/test';

/** The city controls of /which-course and /batches, whose labels differ. */
const city = (page: Page) => page.locator('select[name=city]');
const chosen = (page: Page) => page.getByRole('list', { name: 'Chosen filters' });

const toClasses = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Find a class' }).first().click();

/** Chooses Lahore in the questions of /which-course. */
async function chooseLahore(page: Page): Promise<void> {
  await page.goto('/which-course');
  await city(page).selectOption('Lahore');
}

test.beforeEach(({ request }) => collectedBatches(request));

test('a city chosen once is preset for classes, courses and the enquiry until removed', async ({ page }) => {
  await chooseLahore(page);
  await toClasses(page);
  await expect(page).toHaveURL('/batches?city=lahore');
  await expect(chosen(page)).toContainText('Lahore');
  await expectNoOverflow(page);
  await page.goto('/courses-hdse');
  await expect(page.getByRole('radio', { name: /^Lahore/ })).toBeChecked();
  const left = (value: string) =>
    page.locator(`label[for="classes-in-${value}"]`).evaluate((chip) => chip.getBoundingClientRect().left);
  expect(await left('lahore')).toBeLessThan(await left(''));
  await page.goto('/enquire');
  const asked = page.getByLabel('City', { exact: true });
  await expect(asked.locator('option:checked')).toHaveText('Lahore');

  await toClasses(page);
  await expect(page).toHaveURL('/batches?city=lahore');
  await chosen(page).getByRole('link', { name: 'Remove Lahore' }).click();
  await expect(page).toHaveURL('/batches');
  await page.goto('/about');
  await toClasses(page);
  await expect(page).toHaveURL('/batches');
  await page.goto('/courses-hdse');
  await expect(page.getByRole('radio', { name: /^All cities/ })).toBeChecked();
});

test('it is also preset on pages shown without loading a document', async ({ page }) => {
  await chooseLahore(page);
  await page.evaluate(() => Reflect.set(window, 'marked', true));
  await page.getByRole('contentinfo').getByRole('link', { name: 'HDSE with intermediate' }).click();
  await expect(page.getByRole('radio', { name: /^Lahore/ })).toBeChecked();
  const choice = page.locator('fieldset', { has: page.locator('[data-city]') });
  const panels = () =>
    choice.evaluate(
      (field) => [...field.children].slice(2).filter((panel) => panel.checkVisibility()).length,
    );
  expect(await panels()).toBe(1);
  // With more cities than the style sheet has rules for.
  await choice.locator('.chips').evaluate((chips) => {
    while (chips.querySelectorAll('input').length < 13)
      chips.append(chips.querySelector('input')!.cloneNode());
  });
  expect(await panels()).toBeGreaterThan(1);
  await page.evaluate(() => localStorage.setItem('city', 'karachi'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find a class' }).first().click();
  await expect(page).toHaveURL('/batches?city=karachi');
  await expect(chosen(page)).toContainText('Karachi');
  expect(await page.evaluate(() => Reflect.get(window, 'marked') === true)).toBe(true);
});
