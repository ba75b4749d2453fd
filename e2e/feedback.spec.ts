import type { Page } from '@playwright/test';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expectAccessible } from '@/tests/support/e2e/page-checks';
import { expect, test } from '@/tests/support/e2e/test';

function storedRecords(): Record<string, unknown>[] {
  const databaseFile = path.join(process.env.E2E_DATA_DIR ?? '', 'data', 'ledger.db');
  const db = new DatabaseSync(databaseFile, { readOnly: true });
  const rows = db.prepare('SELECT record FROM feedback').all();
  db.close();
  return rows.map((row) => JSON.parse(String(row.record)) as Record<string, unknown>);
}

async function fillIn(page: Page, batchCode: string) {
  const centreSelect = page.getByLabel('Centre', { exact: true });
  await centreSelect.selectOption({
    label: (await centreSelect.locator('option', { hasText: 'Clifton' }).textContent()) ?? '',
  });
  await page.getByLabel('Student name').fill('Sara Ahmed');
  await page.getByLabel('Enrolment number').fill('Student1234567');
  await page.getByLabel('Faculty', { exact: true }).fill('Sir Asif');
  await page.getByLabel('Batch code').fill(batchCode);
}

test('feedback: messages as specified, then thanks once the record is on disk; then of another class', async ({
  page,
}) => {
  await page.goto('/feedback');
  await page.locator('select[name="q4"]').selectOption('Select');
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  const errorSummary = page.getByRole('group', { name: 'There is a problem' });
  await expect(errorSummary).toBeFocused();
  await expect(errorSummary.getByRole('link')).toHaveText([
    'Centre: This field is required...',
    'Student name: This field is required...',
    'Enrolment number: This field is required...',
    'Faculty: This field is required...',
    'Batch code: This field is required...',
    'Question 4: Please select a value...',
  ]);
  await expectAccessible(page, 'main');

  const batchCode = `E2E-${Date.now()}`;
  await fillIn(page, batchCode);
  await page.locator('select[name="q4"]').selectOption('Good');
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByText('Thank you. Your feedback is saved')).toBeVisible();
  expect(storedRecords().filter((line) => line.batchCode === batchCode)).toEqual([
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
  await expect(page.getByLabel('Centre', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Batch code')).toHaveValue('');
  await fillIn(page, `${batchCode}-2`);
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByText('Thank you. Your feedback is saved')).toBeVisible();
  expect(storedRecords().filter((line) => String(line.batchCode).startsWith(batchCode))).toEqual([
    expect.objectContaining({ q4: 2 }),
    expect.objectContaining({ q4: 1 }),
  ]);
});
