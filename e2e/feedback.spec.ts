import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { chooseFrom } from './support/combobox';
import { expectAccessible } from './support/page-checks';
import { expect, test } from './support/test';
import { untilHydrated } from './support/untouched';

const record = () =>
  readFileSync(path.join(process.env.E2E_DATA_DIR ?? '', 'data', 'feedback.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

async function fillIn(page: Page, batch: string) {
  await chooseFrom(page, 'Centre', 'clif', /Clifton/);
  await page.getByLabel('Student name').fill('Sara Ahmed');
  await page.getByLabel('Enrolment number').fill('Student1234567');
  await page.getByLabel('Faculty', { exact: true }).fill('Sir Asif');
  await page.getByLabel('Batch code').fill(batch);
}

test('the feedback form has eight questions with their scales, all starting at 1', async ({ page }) => {
  await page.goto('/feedback');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Feedback Form');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(/Home.*Feedback/);
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
  await expectAccessible(page, 'main');
});

test('feedback: sentences as specified, then thanks once the record is on disk', async ({ page }) => {
  await page.goto('/feedback');
  await untilHydrated(page);
  await page.locator('select[name="q4"]').selectOption('Select');
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  const summary = page.getByRole('group', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Centre: This field is required...',
    'Student name: This field is required...',
    'Enrolment number: This field is required...',
    'Faculty: This field is required...',
    'Batch code: This field is required...',
    'Question 4: Please select a value...',
  ]);
  await expect(page.getByLabel('Student name')).toHaveAccessibleDescription(
    'Error: This field is required...',
  );
  await expect(page.locator('select[name="q4"]')).toHaveAccessibleDescription(
    'Error: Please select a value...',
  );
  await expectAccessible(page, 'main');

  const batch = `E2E-${Date.now()}`;
  await fillIn(page, batch);
  await page.locator('select[name="q4"]').selectOption('Good');
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByText('Thank you. Your feedback is saved')).toBeVisible();
  expect(record().filter((line) => line.batchCode === batch)).toEqual([
    expect.objectContaining({
      centre: 'Clifton',
      studentName: 'Sara Ahmed',
      q1: 1,
      q3: { q3o1: 1, q3o2: 1, q3o3: 1, q3o4: 1 },
      q4: 2,
    }),
  ]);
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Give feedback on another class' }).click();
  await expect(page.getByLabel('Student name')).toHaveValue('');
});

test('feedback: a failure shows a message and loses nothing, a reload restores the draft, a retry saves it once', async ({
  page,
  allowErrors,
}) => {
  await page.goto('/feedback');
  await untilHydrated(page);
  const batch = `E2E-retry-${Date.now()}`;
  await fillIn(page, batch);
  // The server has stored it; the response is lost.
  await page.route('**/api/feedback', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your feedback was not saved' })).toBeVisible();
  await expect(page.getByLabel('Batch code')).toHaveValue(batch);
  await page.unroute('**/api/feedback');
  allowErrors(/ERR_FAILED .*\/api\/feedback/);
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByText('Thank you. Your feedback is saved')).toBeVisible();
  expect(record().filter((line) => line.batchCode === batch)).toHaveLength(1);

  await page.goto('/feedback');
  await untilHydrated(page);
  await page.getByLabel('Student name').fill('Half written');
  await page.reload();
  await expect(page.getByLabel('Student name')).toHaveValue('Half written');
});
