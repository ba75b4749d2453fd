import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/page-checks';
import { expect, test } from './support/test';
import {
  type FamilySlug,
  getCoursesOf,
  getShortCourseCards,
  getStandAloneCourses,
} from '../lib/content/courses';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
/** The cards of the panel that is shown; the lists of next classes in them are no cards. */
const cardsOf = (page: Page) =>
  page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('/courses shows one category at a time, by press and by keyboard, each with its cards', async ({
  page,
}) => {
  await page.goto('/courses');
  await expect(tab(page, 'Career Program')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab')).toHaveCount(6);
  const expected: readonly [string, string, FamilySlug][] = [
    ['Career Program', 'Career Courses For Matric & Intermediate student', 'career'],
    ['ACN-Pro', 'Aptech Certified NXT Generation Professional', 'acn-pro'],
    ['Smart Pro', 'ProTrack your skills with SMART PRO Programming', 'smart-pro'],
    ['Short Course', 'Quick Skills LIFELONG IMPACT', 'short-course'],
    ['English Language', 'Your Pathway to Communication EXCELLENCE', 'english'],
    ['Summer Camp', 'Future-Ready Careers Begin', 'summer-camp'],
  ];
  await tab(page, 'Career Program').focus();
  for (const [name, tagline, family] of expected) {
    const count = getCoursesOf(family).length;
    const panel = page.getByRole('tabpanel', { name });
    await expect(panel.getByRole('heading', { level: 2, name: tagline })).toBeVisible();
    await expect(cardsOf(page)).toHaveCount(count);
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    const grid = await panel.getByRole('list').first().boundingBox();
    expect(grid?.width).toBeLessThanOrEqual(count > 2 ? 1400 : 1000);
    await expect(cardsOf(page).first().locator('img')).toHaveCSS('height', count > 2 ? '200px' : '300px');
    await expectAccessible(page, '[role=tabpanel]:not([hidden])');
    await page.keyboard.press('ArrowRight');
  }
  await expect(tab(page, 'Career Program')).toBeFocused();
});

test('the Summer Camp tab is yellow whether selected or not, and selection shows apart from the colour', async ({
  page,
}) => {
  await page.goto('/courses');
  const yellow = 'rgb(255, 196, 46)';
  const camp = tab(page, 'Summer Camp');
  await expect(camp).toHaveCSS('background-color', yellow);
  await expect(camp).toHaveCSS('box-shadow', 'none');
  await expect(tab(page, 'ACN-Pro')).not.toHaveCSS('background-color', yellow);
  await camp.click();
  await expect(camp).toHaveCSS('background-color', yellow);
  await expect(camp).not.toHaveCSS('box-shadow', 'none');
});

test('a card is a link only where there is a page; each shows its own hours and one action', async ({
  page,
}) => {
  await page.goto('/courses#smart-pro');
  const php = card(page, 'PHP Laravel MySQL');
  await expect(php).toContainText('2 hrs per session, 3 days a week');
  await expect(php).toContainText('158 Hrs');
  await expect(card(page, 'Digital Marketing & SEO')).toContainText('124 Hrs');
  await expect(php.getByRole('link', { name: 'Details' })).toHaveText('Details: PHP Laravel MySQL');
  await expect(php.getByRole('paragraph').first()).toHaveText(/^.{130,150}\w…$/);
  await expect(php.locator('[class*="arrow"]')).toHaveCount(0);

  await tab(page, 'Career Program').click();
  const adse = card(page, 'ADSE');
  const arrow = adse.locator('[class*="arrow"]');
  await expect(arrow).toHaveCSS('opacity', '0');
  await adse.hover();
  await expect(arrow).toHaveCSS('opacity', '1');
  await adse.getByRole('link', { name: 'ADSE', exact: true }).click();
  await expect(page).toHaveURL('/courses-adse');

  await page.goto('/courses#data-science');
  await expect(tab(page, 'ACN-Pro')).toHaveAttribute('aria-selected', 'true');
  await expect(card(page, 'Data Science')).toBeInViewport();
  await expect(card(page, 'Data Science').getByRole('link', { name: /^Ask/ })).toHaveAttribute(
    'href',
    '/enquire?enquire=ACCP-AI&topic=data-science',
  );
});

test('a phone shows cards in two columns', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/courses#smart-pro');
  const cards = cardsOf(page);
  const count = getCoursesOf('smart-pro').length;
  await expect(cards).toHaveCount(count);
  const tops = await cards.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().top)),
  );
  expect(new Set(tops).size).toBe(Math.ceil(count / 2));
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoOverflow(page);
});

test.describe('family pages', () => {
  for (const [path, family, title, slug, hours] of [
    ['/courses-sp', 'smart-pro', 'MERN Stack Development', 'mern-stack', '158 Hrs'],
    ['/courses-sc', 'short-course', 'Tableau', 'tableau', '40 Hrs'],
    ['/courses-lg', 'english', 'Upper Intermediate', 'upper-intermediate', '48 Hrs'],
  ] as const)
    test(`${path}: a card shows its course below and scrolls there; the address names it`, async ({
      page,
    }) => {
      await page.goto(path);
      const cards = page
        .getByRole('main')
        .getByRole('navigation')
        .filter({ hasText: title })
        .getByRole('link');
      await expect(cards).toHaveCount(getCoursesOf(family).length);
      await expect(page.getByRole('article')).toHaveCount(0);
      await cards.filter({ hasText: title }).last().click();
      const detail = page.getByRole('article', { name: title });
      await expect(detail).toBeInViewport();
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(detail.getByText('2 hrs, 3 days a week')).toBeVisible();
      await expect(detail.getByText(hours)).toBeVisible();
      await expect(detail.getByRole('heading', { name: title })).toBeFocused();
      await expect(page).toHaveURL(`${path}#${slug}`);
      await expectAccessible(page, 'article');
      await cards.first().click();
      await expect(detail).toBeHidden();
      await page.goBack();
      await expect(detail).toBeVisible();
    });

  test('a deep link opens its course, and a link from another page does too', async ({ page }) => {
    await page.goto('/courses-sp#data-analytics');
    await expect(page.getByRole('article', { name: 'Data Analytics with Power BI' })).toBeInViewport();
    await page.goto('/courses#smart-pro');
    await card(page, 'Mobile Apps with Flutter').getByRole('link').click();
    await expect(page.getByRole('article', { name: 'Mobile Apps with Flutter' })).toBeInViewport();
    await page.getByRole('article').getByRole('link', { name: 'MERN Stack Development' }).click();
    await expect(page.getByRole('article', { name: 'MERN Stack Development' })).toBeInViewport();
  });

  test('a fragment that matches no course leaves the page as it is', async ({ page }) => {
    await page.goto('/courses-sp#%E0%A4%A');
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByText('Choose a course above')).toBeVisible();
  });
});

test.describe('diploma pages', () => {
  for (const [path, labels] of [
    ['/courses-adse', ['CPISM', 'DISM', 'HDSE I', 'HDSE II', 'ADSE I', 'ADSE II']],
    ['/courses-hdse', ['CPISM', 'DISM', 'HDSE I', 'HDSE II', 'HDSE III', 'HDSE IV']],
  ] as const)
    test(`${path}: six semesters with objectives, modules, job profiles, workshops and technologies`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.getByRole('tab')).toHaveText([...labels]);
      for (const label of labels) {
        await page.getByRole('tab', { name: label, exact: true }).click();
        const panel = page.getByRole('tabpanel', { name: label, exact: true });
        for (const part of ['Objectives', 'Modules', 'Job profiles', 'Workshops', 'Technologies'])
          await expect(panel.getByRole('heading', { name: part, exact: true })).toBeVisible();
      }
      await expectAccessible(page, '[role=tabpanel]:not([hidden])');
      await page.reload();
      await expect(page.getByRole('tab', { name: labels[5], exact: true })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    });

  test('the last HDSE semester holds the bridge subjects', async ({ page }) => {
    await page.goto('/courses-hdse#hdse-4');
    for (const subject of ['Islamiat and Pakistan Studies', 'Applied Mathematics', 'Physics', 'Chemistry'])
      await expect(page.getByRole('tabpanel').getByRole('heading', { name: subject })).toBeVisible();
  });
});

test('/courses-details shows a course by its id, an index without one, and a real 404 for any other', async ({
  page,
  request,
}) => {
  for (const [id, title] of [
    'Python',
    'Website Designing',
    'UI/UX Design',
    'Website Development',
    'Angular',
    'React',
  ].entries()) {
    const html = await (await request.get(`/courses-details?id=${id}`)).text();
    expect(html).toContain(`>${title}</h1>`);
    expect(html).toContain(`/courses-details?id=${id}"/>`);
  }
  await page.goto('/courses-details?id=0');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(/Home.*Courses.*Python/);
  for (const part of ['Objectives', 'Modules'])
    await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pause the video/ })).toBeVisible();
  await page.getByRole('button', { name: /^Pause the video/ }).click();
  await expect(page.getByRole('button', { name: /^Play the video/ })).toBeVisible();

  await page.goto('/courses-details');
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') }),
  ).toHaveCount(getStandAloneCourses().length);
  for (const id of [String(getStandAloneCourses().length), '-1', '00', 'abc', '%2e%2e%2f', '1'.repeat(5000)])
    expect((await request.get(`/courses-details?id=${id}`)).status(), id.slice(0, 20)).toBe(404);
});

test('/short-courses: every card, a banner of 510 px (150 on a phone), Apply Now leads home to the enquiry', async ({
  page,
}) => {
  await page.goto('/short-courses');
  await expect(
    page.getByRole('heading', { level: 2 }).filter({ hasNotText: /^(Courses|Institute|Help|Talk to us)$/ }),
  ).toHaveCount(getShortCourseCards().length);
  const banner = page.locator('video, img[loading="eager"]').first();
  const height = async () => (await banner.boundingBox())?.height;
  await expect.poll(height).toBeCloseTo(510, 0);
  expect(await page.getByRole('main').innerText()).not.toMatch(/\d months?/);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect.poll(height).toBeCloseTo(150, 0);
  const apply = page.getByRole('link', { name: /^Apply Now/ });
  await expect(apply).toHaveCount(getShortCourseCards().length);
  await apply.nth(1).click();
  await expect(page).toHaveURL(/\/(\?enquire=STC&topic=power-bi.*)?$/);
});

test('nothing moves by itself under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/courses-details?id=1');
  await expect(page.getByRole('button', { name: /^Play the video/ })).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
});
