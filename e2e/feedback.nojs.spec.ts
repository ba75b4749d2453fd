import { expect, test } from '@/tests/support/e2e/test';

test('feedback without JavaScript: eight questions with their scales, all starting at 1; errors keep the answers, then thanks', async ({
  page,
}) => {
  await page.goto('/feedback');
  // Copied from docs/product/forms.md#f6 and docs/product/choices.md#c6.
  const often = ['Select', 'Every Class', 'Most of the classes', 'Rarely', 'Never'];
  const yesNo = ['Select', 'Yes', 'No'];
  const grade = ['Select', 'Excellent', 'Good', 'Average', 'Fair'];
  const issues = [
    'Select',
    'No issues',
    'Issues reported and resolved in reasonable time',
    'Issue resolution is delayed',
    'Not resolved',
  ];
  const scales = { q1: often, q2: yesNo, q3o1: grade, q3o2: grade, q3o3: grade, q3o4: grade };
  const more = { q4: grade, q5: yesNo, q6: often, q7: yesNo, q8: issues };
  for (const [name, scale] of Object.entries({ ...scales, ...more })) {
    const select = page.locator(`select[name="${name}"]`);
    await expect(select.locator('option')).toHaveText(scale);
    await expect(select.locator('option').first()).toHaveAttribute('value', '0');
    await expect(select).toHaveValue('1');
  }
  for (const part of ['Knowledge of the subject', 'Communication', 'Punctuality', 'Handling of questions'])
    await expect(page.getByLabel(part)).toBeVisible();

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
