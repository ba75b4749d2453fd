import { expect, test } from './support/test';
import { getCoursesOf, getShortCourseCards } from '../lib/server/content/courses';

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

test('without JavaScript a family page shows all details, and a card links to its own', async ({ page }) => {
  await page.goto('/courses-lg');
  await expect(page.getByRole('article')).toHaveCount(getCoursesOf('english').length);
  await page.goto('/courses-sc');
  await expect(page.getByRole('article')).toHaveCount(getCoursesOf('short-course').length);
  await page
    .getByRole('link', { name: /^Advanced Excel/ })
    .first()
    .click();
  await expect(page.getByRole('article', { name: 'Advanced Excel' })).toBeInViewport();
});

test('without JavaScript a diploma shows all six semesters, each with its five parts', async ({ page }) => {
  for (const [path, labels] of [
    ['/courses-adse', ['CPISM', 'DISM', 'HDSE I', 'HDSE II', 'ADSE I', 'ADSE II']],
    ['/courses-hdse', ['CPISM', 'DISM', 'HDSE I', 'HDSE II', 'HDSE III', 'HDSE IV']],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('[data-tab]')).toHaveText(
      labels.map((label, index) => `Semester ${index + 1} ${label}`),
    );
    for (const part of ['Objectives', 'Modules', 'Job profiles', 'Workshops', 'Technologies'])
      await expect(page.getByRole('heading', { name: part, exact: true })).toHaveCount(6);
  }
  for (const title of ['Foundations: the web page', 'Bridge subjects for intermediate equivalency'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
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
  await expect(page.getByText(/^Semester 1, for beginners/).first()).toBeVisible();
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
