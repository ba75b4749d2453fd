import { expect, test } from '@/tests/support/e2e/test';
import { getShortCourseCards } from '../lib/server/content/courses';

test('without JavaScript "Which course?" starts on home, continues on its page, and shows matching courses with classes nearby', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Matric', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Matric' })).toBeChecked();
  await page.getByText('Software', { exact: true }).click();
  await page.getByLabel('Where?').selectOption('karachi');
  await page.getByRole('button', { name: 'Show courses' }).click();
  await expect(page).toHaveURL('/which-course?done=matric&likes=software&city=karachi#courses');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('heading', { name: 'Two courses suit you' })).toBeInViewport();
  await expect(
    page.getByRole('heading', { name: 'HDSE plus intermediate equivalency', level: 3 }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Remove Software' }).click();
  await expect(page).toHaveURL('/which-course?done=matric&city=karachi#courses');
});

test('without JavaScript the chips of /short-courses filter by length', async ({ page }) => {
  await page.goto('/short-courses');
  const rows = page.getByRole('main').locator('li[id]').filter({ visible: true });
  await expect(rows).toHaveCount(getShortCourseCards().length);
  const chip = page.getByText(/^1 month \d+$/);
  const count = Number((await chip.textContent())?.match(/\d+$/)?.[0]);
  await chip.click();
  await expect(rows).toHaveCount(count);
  await expect(rows.filter({ hasText: '1 month' })).toHaveCount(count);
});
