import type { Page } from '@playwright/test';
import { collectedBatches, listedBatches } from '@/tests/support/e2e/listed-batches';
import { expectAccessible } from '@/tests/support/e2e/page-checks';
import { expect, test } from '@/tests/support/e2e/test';

const rowsOf = (page: Page) => page.locator('#classes h4');
const countLine = (page: Page) => page.locator('#classes p').first();
const liveCount = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: /class/ });
const markDocument = (page: Page) => page.evaluate(() => Reflect.set(window, 'marked', true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'marked') === true);

test('a filter applies without a reload, its URL can be shared, Back undoes it, and "Ask" opens the enquiry sidebar', async ({
  page,
}) => {
  const { total, choices } = await collectedBatches(page.request);
  const course = choices.course.find(({ count }) => count > 0);
  const eveningsPath = `/batches?course=${course?.value}&time=evening`;
  const { total: eveningCount } = await listedBatches(page.request, eveningsPath);
  await page.goto('/batches?page=1');
  await markDocument(page);
  await expect(countLine(page)).toContainText(`${total} classes`);
  await expect(rowsOf(page)).toHaveCount(18);
  await page.getByRole('combobox', { name: 'Course', exact: true }).selectOption(course?.value ?? '');
  await expect(countLine(page)).toContainText(new RegExp(`^${course?.count} class`));
  await expect(page).toHaveURL(`/batches?course=${course?.value}`);
  await page.locator('label', { hasText: 'Evening' }).click();
  await expect(page).toHaveURL(`/batches?course=${course?.value}&time=evening`);
  expect(await isMarked(page)).toBe(true);
  await expect(page.getByRole('checkbox', { name: /^Evening/ })).toBeChecked();
  const eveningCountText = new RegExp(`^${eveningCount} class`);
  await expect(countLine(page)).toHaveText(eveningCountText);
  await expect(liveCount(page)).toHaveText(eveningCountText);
  await expect(page.getByRole('checkbox', { name: /^Evening/ })).toBeFocused();
  await expectAccessible(page, 'main');

  await page.goBack();
  await expect(page.getByRole('checkbox', { name: /^Evening/ })).not.toBeChecked();
  await expect(countLine(page)).toContainText(new RegExp(`^${course?.count} class`));
  await page.getByRole('link', { name: /^Remove / }).click();
  await expect(countLine(page)).toContainText(`${total} classes`);
  await expect(page.locator('#classes')).toBeFocused();
  await page.locator('#classes summary').first().click();
  const askLink = page.getByRole('link', { name: /^Ask about this class/ }).first();
  const [centre] = /centre=[^&]+/.exec((await askLink.getAttribute('href')) ?? '') ?? [];
  await askLink.click();
  await expect(page).toHaveURL(new RegExp(`enquire=.*${centre}`));
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('pages and filters work by keyboard, and focus moves to the classes of the new page', async ({
  page,
}) => {
  await collectedBatches(page.request);
  await page.goto('/batches?page=1');
  const firstRows = (await rowsOf(page).allTextContents()).join();
  await page.getByRole('link', { name: 'Page 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/batches?page=2#classes');
  await expect(page.locator('#classes')).toBeFocused();
  await expect(countLine(page)).toContainText('page 2 of');
  await expect.poll(async () => (await rowsOf(page).allTextContents()).join()).not.toBe(firstRows);
  await page.getByRole('combobox', { name: 'Course', exact: true }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('label', { hasText: 'Morning' })).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/batches?time=morning');
});

test('on a phone the first chip moves neither the form nor the classes, whose first is in view', async ({
  page,
}) => {
  await collectedBatches(page.request);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/batches?page=1');
  const readTops = () =>
    page
      .locator('#filters form, #classes h3:first-of-type')
      .evaluateAll((parts) => parts.slice(0, 2).map((part) => part.getBoundingClientRect().top + scrollY));
  const topsBefore = await readTops();
  await page.locator('label', { hasText: 'Afternoon' }).click();
  await expect(page.getByRole('link', { name: 'Remove Afternoon' })).toBeVisible();
  expect(await readTops()).toEqual(topsBefore);
  await expect(rowsOf(page).first()).toBeInViewport({ ratio: 1 });
});

test('on a phone neither a choice nor "Cheapest first" folds the form', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/batches');
  const form = page.getByRole('search', { name: 'Classes' });
  await form.getByText('Evening').click();
  await expect(page).toHaveURL('/batches?time=evening');
  await expect(form).toBeVisible();
  await page.getByRole('link', { name: 'Cheapest first' }).click();
  await expect(page).toHaveURL(/order=fee/);
  await expect(form).toBeVisible();
});

test('only /batches is indexed: filtered URLs have it as canonical', async ({ request: client }) => {
  const fetchHtml = async (address: string) => (await client.get(address)).text();
  const canonical = '<link rel="canonical" href="http://localhost:3000/batches"/>';
  for (const address of ['/batches?course=adse', '/batches?page=2', '/batches?centre=no-such']) {
    expect(await fetchHtml(address), address).toContain(canonical);
    expect(await fetchHtml(address), address).toContain('<meta name="robots" content="noindex, follow"/>');
  }
});

test("a course's page and card show its next three classes and link to all of them", async ({
  page,
  request,
}) => {
  const { choices } = await collectedBatches(request);
  const count = choices.course.find(({ value }) => value === 'adse')?.count;
  for (const [address, text] of [
    ['/courses-adse', `All ${count} classes`],
    ['/courses', 'Next classes of ADSE and HDSE'],
    ['/courses-sp', 'Next classes'],
  ] as const)
    expect(await (await request.get(address)).text(), address).toContain(text);
  // This works right after a start too: a page rendered before the classes were collected is rendered again.
  await page.goto('/courses-adse');
  const nextClasses = page.getByRole('group', { name: 'Next classes for beginners' });
  await expect(nextClasses.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page, 'main');
  await nextClasses.getByRole('link', { name: `All ${count} classes` }).click();
  await expect(page).toHaveURL('/batches?course=adse');
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toContainText('ADSE');
  await expect(page.locator('#classes p').first()).toContainText(`${count} classes`);
});
