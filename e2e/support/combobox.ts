import { expect, type Page } from '@playwright/test';

/**
 * Types into a list that can be searched and takes an option. Until the page is awake a plain select has the field's role and
 * name; and on a starved machine what is typed into a field that has just appeared may not arrive, so it is typed again.
 */
export async function chooseFrom(page: Page, name: string, typed: string, option: string | RegExp) {
  const box = page.getByRole('combobox', { name, exact: true }).and(page.locator('input'));
  await expect(async () => {
    await box.fill(typed);
    await page.getByRole('option', { name: option }).click({ timeout: 3_000 });
  }).toPass();
}
