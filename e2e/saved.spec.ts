import type { Page } from '@playwright/test';
import { formatMonth, monthAfter, currentMonth } from '@/lib/shared/util/time';
import { scriptCount } from '@/tests/support/e2e/hydration';
import { collectedBatches } from '@/tests/support/e2e/listed-batches';
import { expectAccessible, expectNoOverflow, printedSheets } from '@/tests/support/e2e/page-checks';
import { expect, test } from '@/tests/support/e2e/test';

async function save(page: Page, namePattern: RegExp): Promise<void> {
  const main = page.getByRole('main');
  const savedButtons = main.getByRole('button', { pressed: true });
  const countBefore = await savedButtons.count();
  await main.getByRole('button', { name: namePattern }).first().click();
  await expect(savedButtons).toHaveCount(countBefore + 1);
}

test('save a course from its card, a class and a centre, and compare them on /saved', async ({ page }) => {
  await collectedBatches(page.request);
  await page.goto('/courses');
  await save(page, /^Save ?: ADSE/);
  // The button does not follow the link that covers the card.
  await expect(page).toHaveURL('/courses');
  await page.goto('/batches?page=1');
  await save(page, /^Save ?:/);
  await page.goto('/centre?id=9aecaf6f-859d-50a6-a1d7-6b7cbfc2d393');
  await save(page, /^Save ?: Clifton/);
  const main = page.getByRole('main');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Saved/ })
    .click();
  await expect(page).toHaveURL(/\/saved\?courses=adse&classes=[^&]+&centres=clifton&own=1$/);
  await expect(main.getByRole('columnheader', { name: /ADSE/ })).toBeVisible();
  await expect(main.getByRole('rowheader', { name: 'Next class' }).first()).toBeVisible();
  // The earliest class may be closed.
  await expect(main.getByRole('link', { name: /^Ask (?:about this class|for the next one)/ })).toHaveCount(1);
  const shareLink = main.getByRole('link', { name: /Send on WhatsApp/ });
  await expect(shareLink).toHaveAttribute('href', /wa\.me\/\?text=.*saved(?!.*own)/);
  await expectAccessible(page, 'main');
  await main.getByRole('link', { name: 'Ask about all of these' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('what is removed leaves the device too; after Back the list can be saved again', async ({ page }) => {
  await page.goto('/saved?courses=adse,python&centres=clifton');
  const main = page.getByRole('main');
  const savedLink = page.getByRole('banner').getByRole('link', { name: /^Saved/ });
  await main.getByRole('button', { name: 'Save on this device' }).click();
  await expect(savedLink).toContainText('3');
  await main.getByRole('button', { name: 'Remove ADSE' }).click();
  await expect(page).toHaveURL('/saved?courses=python&centres=clifton');
  await expect(savedLink).toContainText('2');
  await page.goBack();
  await main.getByRole('button', { name: 'Save on this device' }).click();
  await expect(savedLink).toContainText('3');
});

test('a diploma leads to both compared: what differs, who should take neither', async ({ page }) => {
  await page.goto('/courses-hdse');
  await page.getByRole('link', { name: 'ADSE or HDSE?' }).click();
  await expect(page).toHaveURL(/\/saved\?courses=adse(?:,|%2C)hdse$/);
  await expect(page.getByRole('heading', { level: 1, name: 'ADSE, HDSE or neither?' })).toBeVisible();
  await expect(page).toHaveTitle(/^ADSE, HDSE or neither/);
  await expect(page.getByRole('row', { name: /^Fee ADSE costs PKR [\d,]+ more in all\.$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Take neither' })).toHaveAttribute('href', '/which-course');
  await expectAccessible(page, 'main');
});

test.describe('before the scripts', () => {
  test.use({ untouched: true });
  const visitWithSaved = async (page: Page, saved: object) => {
    await page.addInitScript((list) => localStorage.setItem('saved', list), JSON.stringify(saved));
    await page.goto('/saved');
  };

  test("the URL without a list opens the device's list", async ({ page }) => {
    await visitWithSaved(page, { courses: ['adse', 'hdse'] });
    await expect(page).toHaveURL(/\/saved\?courses=adse(?:,|%2C)hdse&own=1$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Saved' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: /ADSE/ })).toBeVisible();
  });

  test('control: with an empty list it stays and explains how to save', async ({ page }) => {
    await visitWithSaved(page, { courses: [] });
    await expect(page.getByText('You have not saved anything yet')).toBeVisible();
    await expect(page).toHaveURL('/saved');
    expect(await scriptCount(page)).toBe(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });
  test('a diploma page leads to its total for a chosen city and month, which prints on one sheet', async ({
    page,
  }) => {
    await page.goto('/courses-adse');
    await page.getByRole('link', { name: 'Other city or start' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your total' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('ADSE');
    expect(await page.locator('main').innerText()).toMatch(/ in all.*Ask about this/s);
    const start = monthAfter(currentMonth(), 4);
    await page.getByLabel('City').selectOption('Larkana');
    await page.getByLabel('Start').selectOption(formatMonth(start));
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(new RegExp(`courses=adse&city=larkana&start=${start}#total$`));
    const monthTexts = [start, monthAfter(start, 35)].map((month) => formatMonth(month, 'long'));
    await expect(page.getByText(`from ${monthTexts.join(', last payment ')}.`)).toBeInViewport();
    await expect(page.getByLabel('City')).toHaveValue('larkana');
    await expect(page.getByRole('listitem').filter({ hasText: /^Semester 2/ })).toContainText(
      'CPISM and DISM',
    );
    await expectNoOverflow(page);
    expect(await printedSheets(page)).toBe(1);
  });

  test('the list in the URL is shown, and a link removes an item', async ({ page }) => {
    await page.goto('/saved?courses=adse,php-laravel-mysql,gone&centres=clifton&city=lahore&start=');
    await expect(page.getByText('1 item on your list is no longer offered.')).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveCount(5);
    await expect(page.getByText('158 hours')).toBeVisible();
    await page.getByRole('link', { name: 'Remove ADSE' }).click();
    await expect(page).toHaveURL(
      /\/saved\?courses=php-laravel-mysql,gone&centres=clifton&city=lahore&start=$/,
    );
    await expect(page.getByRole('columnheader', { name: /ADSE/ })).toHaveCount(0);
  });
});
