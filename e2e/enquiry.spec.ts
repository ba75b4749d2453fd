import type { Page } from '@playwright/test';
import { fillEnquiry, pressEnquire } from '@/tests/support/e2e/fill-enquiry';
import { untilHydrated, untilIdle } from '@/tests/support/e2e/hydration';
import { expectAccessible, expectNoOverflow } from '@/tests/support/e2e/page-checks';
import { expect, test } from '@/tests/support/e2e/test';

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Find the perfect career guidance' });
const goButton = (page: Page) => panelOf(page).getByRole('button', { name: 'Go' });
const doneButton = (page: Page) => panelOf(page).getByRole('button', { name: 'Done' });

async function openPanel(page: Page, path = '/about') {
  await page.goto(path);
  await pressEnquire(page);
  await expect(panelOf(page)).toBeVisible();
}

test('three steps, a greeting by name, and next steps; axe finds nothing', async ({ page }) => {
  await openPanel(page);
  const readWidth = () => panelOf(page).evaluate((dialog: HTMLElement) => dialog.offsetWidth);
  const readOverflow = () => panelOf(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  await expect.poll(async () => (await readWidth()) / 1280).toBeCloseTo(0.23, 2);
  await page.setViewportSize({ width: 961, height: 900 });
  await expect.poll(readWidth).toBe(221);
  await expect.poll(readOverflow).toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectAccessible(page, 'dialog');
  await panelOf(page).getByLabel('Mobile number').fill('03001112223');
  await panelOf(page).getByLabel('Name').fill('Ayesha Sample');
  await page.keyboard.press('Enter');
  await expect(panelOf(page).getByText('Step 2 of 3')).toBeVisible();
  await expect(panelOf(page).getByText('0300 1112223 · Ayesha Sample')).toBeVisible();
  await expectAccessible(page, 'dialog');
  await panelOf(page).getByLabel('Email').fill('ayesha@example.com');
  await panelOf(page).getByLabel('Program').selectOption('HDSE');
  await goButton(page).click();
  await expect(panelOf(page).getByText('Step 3 of 3')).toBeVisible();
  await panelOf(page).getByLabel('City').selectOption({ label: 'Karachi' });
  const centreSelect = panelOf(page).getByLabel('Nearest centre');
  await expect(centreSelect.getByRole('option', { name: 'Clifton' })).toBeAttached();
  const centreNames = (await centreSelect.getByRole('option').allTextContents()).slice(1);
  expect(centreNames).toEqual([...centreNames].sort((a, b) => a.localeCompare(b, 'en')));
  await centreSelect.selectOption({ label: 'Clifton' });
  await expectAccessible(page, 'dialog');

  const post = page.waitForRequest('**/api/inquiries');
  await doneButton(page).click();
  expect((await post).postDataJSON()).toMatchObject({ course: 'HDSE', uname: 'Ayesha Sample' });
  await expect(panelOf(page).getByRole('heading', { name: 'Thank you, Ayesha Sample' })).toBeFocused();
  await expect(panelOf(page).getByText("We'll get in touch with you soon")).toBeVisible();
  await expect(panelOf(page).getByRole('link', { name: 'Explore courses' })).toHaveAttribute(
    'href',
    '/courses',
  );
  await expectAccessible(page, 'dialog');
  // A click beside the panel closes it.
  await page.mouse.click(9, 9);
  await expect(panelOf(page)).toHaveCount(0);
  await expect(page).toHaveURL('/about');
});

test("the sidebar lists topics and contacts, fills a phone's screen, loads its code on opening, and Back closes it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/about');
  const scriptRequest = page.waitForRequest((request) => request.resourceType() === 'script');
  await pressEnquire(page);
  await scriptRequest;
  await expect(panelOf(page)).toBeVisible();
  await expect.poll(async () => (await panelOf(page).boundingBox())?.width).toBeCloseTo(360, 0);
  for (const [name, href] of [
    ['ACCP-AI', '/courses-adse'],
    ['Placement', '/placement'],
    ['Locations', '/centre-page'],
    ['View all courses', '/courses'],
  ] as const)
    await expect(panelOf(page).getByRole('link', { name })).toHaveAttribute('href', href);
  await expect(panelOf(page).getByText('ACN Pro')).toBeVisible();
  await expect(panelOf(page).getByRole('link', { name: 'ACN Pro' })).toHaveCount(0);
  await expect(panelOf(page).getByText(/Karachi 75400/)).toBeVisible();
  await expectNoOverflow(page);
  await page.goBack();
  await expect(panelOf(page)).toHaveCount(0);
  await expect(page).toHaveURL('/about');
  await pressEnquire(page);
  await panelOf(page).getByRole('link', { name: 'Placement' }).click();
  await expect(page).toHaveURL('/placement');
  await expect(panelOf(page)).toHaveCount(0);
});

test('on a phone the confirmation of the page /enquire is in view, below the header', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/enquire');
  const main = page.getByRole('main');
  await fillEnquiry(main, '0300 1112224');
  await main.getByRole('button', { name: 'Done' }).click();
  const title = main.getByRole('heading', { name: 'Thank you, Ayesha Sample' });
  await expect(title).toBeFocused();
  await untilIdle(page);
  const header = await page.getByRole('banner').boundingBox();
  expect((await title.boundingBox())?.y).toBeGreaterThan(header?.height ?? Infinity);
  await expect(title).toBeInViewport();
});

test.describe('before the scripts', () => {
  test.use({ untouched: true });
  test('the page /enquire asks in three steps, goes on before hydration, and lists all errors', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    await page.goto('/enquire?enquire=ENGLISH');
    await expect(page.getByLabel('Program')).toBeHidden();
    await main.getByRole('button', { name: 'Go' }).click();
    await expect(main.getByText('Step 2 of 3')).toBeVisible();
    await untilHydrated(page);
    await expect(panelOf(page)).toHaveCount(0);
    await expect(page.getByLabel('Program')).toHaveValue('ENGLISH');
    await expect(main.getByText('Mobile number and name: not filled in yet')).toHaveCSS(
      'color',
      'rgb(179, 38, 30)',
    );
    await page.getByLabel('Email').fill('hira@example.com');
    await page.keyboard.press('Enter');
    await expect(main.getByText('Step 3 of 3')).toBeVisible();
    await main.getByRole('button', { name: 'Done' }).click();
    const errorSummary = main.getByRole('group', { name: 'There is a problem' });
    await expect(errorSummary).toBeFocused();
    await expect(main.getByText('Step 1 of 3')).toBeVisible();
    await expectAccessible(page, 'main');
    await errorSummary.getByRole('link', { name: 'Name is required' }).click();
    await expect(page.getByLabel('Name')).toBeFocused();
  });
});
