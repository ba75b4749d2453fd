import { collectedBatches } from '@/tests/support/e2e/listed-batches';
import { expectNoOverflow } from '@/tests/support/e2e/page-checks';
import { expect, test } from '@/tests/support/e2e/test';

test.use({ viewport: { width: 360, height: 780 } });

test('find a class without JavaScript: filter, submit, next page, remove a filter', async ({ page }) => {
  const { choices } = await collectedBatches(page.request);
  const karachi = choices.city.find(({ value }) => value === 'karachi');
  await page.goto('/batches?page=1');
  await page.getByRole('combobox', { name: 'City', exact: true }).selectOption('karachi');
  await page.getByRole('button', { name: 'Show classes' }).click();
  await expect(page).toHaveURL(/\/batches\?.*city=karachi.*#filters$/);
  await expect(page.getByRole('list', { name: 'Order and chosen filters' })).toBeInViewport();
  await expect(page.locator('#classes')).toBeInViewport();
  await page.getByText('Change filters').click();
  await expect(page.getByText(`${karachi?.count} classes`)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'City', exact: true })).toHaveValue('karachi');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/batches?city=karachi&page=2#classes');
  await expectNoOverflow(page);
  await page.getByText('Change filters').click();
  await page.getByText('More filters').click();
  await page.locator('label', { hasText: 'Tue, Thu, Sat' }).click();
  await page.getByRole('button', { name: 'Show classes' }).click();
  await expect(page.getByText('page 1 of')).toBeVisible();
  await page.getByRole('link', { name: 'Remove Karachi' }).click();
  await expect(page).toHaveURL('/batches?days=tts');
  await expect(page.locator('[name=days][value=tts]')).toBeChecked();
});
