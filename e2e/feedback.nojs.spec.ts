import { expect, test } from '@/tests/support/e2e/test';

test('feedback without JavaScript: errors keep the answers, then thanks', async ({ page }) => {
  await page.goto('/feedback');
  await page.getByLabel('Centre', { exact: true }).selectOption({ label: 'Clifton, Karachi' });
  await page.getByLabel('Student name').fill('Sara Ahmed');
  await page.getByLabel('Enrolment number').fill('Student1234567');
  await page.getByLabel('Faculty', { exact: true }).fill('Sir Asif');
  await page.locator('select[name="q6"]').selectOption('Rarely');
  await page.getByRole('button', { name: 'Submit Feedback' }).click();

  await expect(page).toHaveURL(/\/feedback\?outcome=invalid$/);
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByRole('group', { name: 'There is a problem' }).getByRole('link')).toHaveText([
    'Batch code: This field is required...',
  ]);
  await expect(page.getByLabel('Student name')).toHaveValue('Sara Ahmed');
  await expect(page.locator('select[name="q6"]')).toHaveValue('3');
  await expect(page.locator('select[name="centresId"] option:checked')).toHaveText('Clifton, Karachi');

  await page.getByLabel('Batch code').fill('2501A');
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page).toHaveURL(/\/feedback\?outcome=saved$/);
  await expect(page.getByText('Thank you. Your feedback is saved')).toBeVisible();
});
