import { expect, test } from '@/tests/support/e2e/test';

test('without JavaScript all tabs and years are shown', async ({ page }) => {
  await page.goto('/alumni');
  for (const text of ['Kamran Qureshi', 'Ayesha Siddiqui'])
    await expect(page.getByRole('heading', { name: text })).toBeVisible();
  for (const years of ['2022-2023', '2022-2021', '2021-2020', '2020-2019'])
    await expect(page.getByRole('region', { name: `Convocation ${years}` })).toBeVisible();
  await expect(page.getByLabel('Month')).toHaveCount(0);

  await page.goto('/affiliations');
  await expect(page.getByRole('heading', { name: 'Technical education board' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Credit Transfer Facility' })).toBeVisible();
});

test('without JavaScript the curriculum still selects the system', async ({ page }) => {
  await page.goto('/transcript-varification');
  await page.getByRole('radio', { name: '2003' }).check();
  await expect(page.getByText('Use this one').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Serial number/ })).toHaveCount(0);
});
