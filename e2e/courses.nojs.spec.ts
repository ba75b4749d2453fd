import { expect, test } from './support/test';
import { getShortCourseCards } from '../lib/server/content/courses';

test('without JavaScript /courses shows all six categories, with tabs as links', async ({ page }) => {
  await page.goto('/courses');
  for (const tagline of [
    'Career Courses For Matric & Intermediate student',
    'Aptech Certified NXT Generation Professional',
    'ProTrack your skills with SMART PRO Programming',
    'Quick Skills LIFELONG IMPACT',
    'Your Pathway to Communication EXCELLENCE',
    'Future-Ready Careers Begin',
  ])
    await expect(page.getByRole('heading', { name: tagline })).toBeVisible();
  await page.getByRole('link', { name: 'English Language', exact: true }).first().click();
  await expect(page).toHaveURL(/#english$/);
  await expect(
    page.getByRole('heading', { name: 'Your Pathway to Communication EXCELLENCE' }),
  ).toBeInViewport();
});

test('without JavaScript "Which course?" starts on home, continues on its page, and shows matching courses with classes nearby', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Matric', exact: true }).click();
  await expect(page.getByLabel('What have you studied so far?')).toHaveValue('matric');
  await page.getByLabel('What do you like?').selectOption('software');
  await page.getByLabel('Where?').selectOption('karachi');
  await page.getByRole('button', { name: 'Show what fits' }).click();
  await expect(page).toHaveURL('/which-course?done=matric&likes=software&length=&when=&city=karachi');
  await expect(page.getByLabel('What have you studied so far?')).toHaveValue('matric');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  for (const name of ['HDSE plus intermediate equivalency', 'ADSE'])
    await expect(page.getByRole('heading', { name, level: 3 })).toBeVisible();
  await expect(page.getByText(/^For beginners/).first()).toBeVisible();
  await page.getByRole('link', { name: 'See the course' }).first().click();
  await expect(page).toHaveURL('/courses-hdse');
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
