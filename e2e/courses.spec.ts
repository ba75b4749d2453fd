import type { Locator, Page } from '@playwright/test';
import type { CategorySlug } from '../content/schema/courses';
import { getCoursesOf, getShortCourseCards } from '../lib/server/catalogue/courses';
import { expectAccessible, expectNoOverflow } from '@/tests/support/e2e/page-checks';
import { expect, test } from '@/tests/support/e2e/test';

const tabNamed = (page: Page, name: string) => page.getByRole('tab', { name });
/** Cards of the visible panel; the lists of next classes in them are not cards. */
const cardsOf = (page: Page) =>
  page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
const cardNamed = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('/courses shows one category at a time, by press and by keyboard; cards of courses with a page are links', async ({
  page,
}) => {
  await page.goto('/courses');
  await expect(tabNamed(page, 'Career Program')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab')).toHaveCount(6);
  const expectedFamilies: readonly [string, string, CategorySlug][] = [
    ['Career Program', 'Career Courses For Matric & Intermediate student', 'career'],
    ['ACN-Pro', 'Aptech Certified NXT Generation Professional', 'acn-pro'],
    ['Smart Pro', 'ProTrack your skills with SMART PRO Programming', 'smart-pro'],
    ['Short Course', 'Quick Skills LIFELONG IMPACT', 'short-course'],
    ['English Language', 'Your Pathway to Communication EXCELLENCE', 'english'],
    ['Summer Camp', 'Future-Ready Careers Begin', 'summer-camp'],
  ];
  // The camp's tab is always yellow, so a box shadow shows which tab is selected.
  const yellowPattern = /rgb\(255, 196, 46\)/;
  const campTab = tabNamed(page, 'Summer Camp');
  const marker = (tab: Locator) =>
    tab.evaluate((element) => getComputedStyle(element.querySelector('span')!, '::before').backgroundColor);
  expect(await marker(campTab)).toMatch(yellowPattern);
  await expect(campTab).toHaveCSS('box-shadow', 'none');
  expect(await marker(tabNamed(page, 'ACN-Pro'))).not.toMatch(yellowPattern);
  await tabNamed(page, 'Career Program').focus();
  for (const [name, tagline, family] of expectedFamilies) {
    const count = getCoursesOf(family).length;
    const panel = page.getByRole('tabpanel', { name });
    await expect(panel.getByRole('heading', { level: 2, name: tagline })).toBeVisible();
    await expect(cardsOf(page)).toHaveCount(count);
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    const listBox = await panel.getByRole('list').first().boundingBox();
    expect(listBox?.width).toBeLessThanOrEqual(count > 2 ? 1400 : 1000);
    await expect(cardsOf(page).first().locator('img')).toHaveCSS('height', count > 2 ? '200px' : '300px');
    if (name === 'Summer Camp') {
      await expect(campTab).toHaveCSS('background-color', yellowPattern);
      await expect(campTab).not.toHaveCSS('box-shadow', 'none');
      await expectAccessible(page, '[role=tabpanel]:not([hidden])');
    }
    await page.keyboard.press('ArrowRight');
  }
  await expect(tabNamed(page, 'Career Program')).toBeFocused();

  await tabNamed(page, 'Smart Pro').click();
  const phpCard = cardNamed(page, 'PHP Laravel MySQL');
  await expect(phpCard.getByRole('paragraph').first()).toHaveText(/^.{100,150}\.$/);
  await expect(phpCard.getByText('PKR 6,500–\u20609,000 a month')).toBeVisible();
  const arrowSelector = '[class*="arrow"] svg';
  await expect(phpCard.locator(arrowSelector)).toHaveCount(0);
  await tabNamed(page, 'Career Program').click();
  const adseCard = cardNamed(page, 'ADSE');
  const arrow = adseCard.locator(arrowSelector);
  await expect(arrow).toBeHidden();
  await adseCard.hover();
  await expect(arrow).toBeVisible();
  await adseCard.getByRole('link', { name: 'ADSE', exact: true }).click();
  await expect(page).toHaveURL('/courses-adse');
});

test("a fragment of /courses opens its card's category and shows the card; two columns of cards at 768 px", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/courses#data-science');
  await expect(tabNamed(page, 'ACN-Pro')).toHaveAttribute('aria-selected', 'true');
  await expect(cardNamed(page, 'Data Science')).toBeInViewport();
  await tabNamed(page, 'Smart Pro').click();
  const cards = cardsOf(page);
  const count = getCoursesOf('smart-pro').length;
  await expect(cards).toHaveCount(count);
  const tops = await cards.evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().top)),
  );
  expect(new Set(tops).size).toBe(Math.ceil(count / 2));
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoOverflow(page);
});

test('a course of a family page opens by URL, card, Back and from another page, and is scrolled into view', async ({
  page,
}) => {
  await page.goto('/courses-sp#data-analytics');
  await expect(page.getByRole('article', { name: 'Data Analytics' })).toBeInViewport();
  const title = 'MERN Stack Development';
  const cards = page.getByRole('main').getByRole('navigation').filter({ hasText: title }).getByRole('link');
  await expect(cards).toHaveCount(getCoursesOf('smart-pro').length);
  await cards.filter({ hasText: title }).last().click();
  const courseArticle = page.getByRole('article', { name: title });
  await expect(courseArticle).toBeInViewport();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(courseArticle.getByRole('heading', { name: title })).toBeFocused();
  await expect(page).toHaveURL('/courses-sp#mern-stack');
  await expectAccessible(page, 'article');
  await cards.first().click();
  await expect(courseArticle).toBeHidden();
  await page.goBack();
  await expect(courseArticle).toBeVisible();

  await page.goto('/courses#smart-pro');
  await cardNamed(page, 'Mobile Apps with Flutter').getByRole('link').click();
  await expect(page.getByRole('article', { name: 'Mobile Apps with Flutter' })).toBeInViewport();
  // On a page loaded with a fragment, a link to another fragment replaces the fragment.
  await page.reload();
  await page.getByRole('article').getByRole('link', { name: title }).click();
  await expect(page).toHaveURL('/courses-sp#mern-stack');
  await expect(page.getByRole('article', { name: title })).toBeInViewport();
});

test("a diploma opens the semester in its URL (HDSE's last with bridge subjects); a chosen one survives a reload", async ({
  page,
}) => {
  await page.goto('/courses-hdse#hdse-4');
  for (const subject of ['Islamiat and Pakistan Studies', 'Applied Mathematics', 'Physics', 'Chemistry'])
    await expect(page.getByRole('tabpanel').getByRole('heading', { name: subject })).toBeVisible();
  await page.getByRole('tab', { name: 'Semester 5 HDSE III' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Semester 5 HDSE III' });
  for (const part of ['Objectives', 'Modules', 'Job profiles', 'Workshops', 'Technologies'])
    await expect(panel.getByRole('heading', { name: part, exact: true })).toBeVisible();
  await expectAccessible(page, '[role=tabpanel]:not([hidden])');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Semester 5 HDSE III' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('/short-courses: all cards, a banner of 510 px (150 at 768 px), Apply Now opens the enquiry over the list', async ({
  page,
}) => {
  await page.goto('/short-courses');
  await expect(
    page.getByRole('heading', { level: 2 }).filter({ hasNotText: /^(Courses|Institute|Help|Talk to us)$/ }),
  ).toHaveCount(getShortCourseCards().length);
  const banner = page.locator('#first-view [class$=_frame]');
  const readHeight = async () => (await banner.boundingBox())?.height;
  await expect.poll(readHeight).toBeCloseTo(510, 0);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect.poll(readHeight).toBeCloseTo(150, 0);
  const applyLinks = page.getByRole('link', { name: /^Apply Now/ });
  await expect(applyLinks).toHaveCount(getShortCourseCards().length);
  await expect(applyLinks.nth(1)).toHaveAttribute('href', /^\/\?enquire=STC&topic=power-bi/);
  await applyLinks.nth(1).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/short-courses\?enquire=STC&topic=power-bi/);
});
