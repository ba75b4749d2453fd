import { expect, type Page } from '@playwright/test';

/**
 * Types into a searchable select and chooses an option. Before hydration a native select has the same role and name,
 * and on a slow machine text typed into a new field may be lost, so typing is retried.
 */
export async function chooseFrom(page: Page, name: string, typed: string, option: string | RegExp) {
  const box = page.getByRole('combobox', { name, exact: true }).and(page.locator('input'));
  await expect(async () => {
    await box.fill(typed);
    await page.getByRole('option', { name: option }).click({ timeout: 3_000 });
  }).toPass();
}
