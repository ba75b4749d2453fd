import { globSync, statSync } from 'node:fs';
import { collectedBatches } from '@/tests/support/e2e/batches';
import { expect, test } from '@/tests/support/e2e/test';

/** Pixels that editors may have added: 4 for each byte of content/ above its size when the budgets were last set. */
const added = Math.max(
  0,
  4 * (globSync('content/**/*.ts').reduce((sum, file) => sum + statSync(file).size, 0) - 249_000),
);

// Sizes of the HTML; the scripts do not change them.
test.use({ untouched: true });

test('on a phone of 360 px the footer is at most 560 px high and names no event, and pages keep their length budgets', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 404/);
  await page.setViewportSize({ width: 360, height: 780 });
  for (const [path, maxHeight] of [
    ['/', 4900],
    ['/batches?page=1', 4500],
    ['/faq', 3600],
    ['/short-courses', 3700],
    ['/locations', 2800],
    ['/courses-adse', 3830],
    ['/courses-hdse', 3830],
    ['/courses-details?id=0', 2600],
    ['/courses-sc', 3600],
    ['/courses-sp', 3900],
    ['/courses-lg', 3350],
    ['/aptech-vision-vistor', 2150],
    ['/aptech-vision-vip', 2600],
    ['/aptech-vision-conference-pass', 2650],
    ['/events', 2900],
    ['/FreeLancersAward', 2000],
    ['/VisionaryAwards', 2600],
    ['/partner', 4400],
    ['/placement', 5000],
    ['/no-such-page', 1250],
  ] as const) {
    await page.goto(path);
    const [height, footer] = await page.evaluate(() => [
      document.documentElement.scrollHeight,
      document.querySelector('footer')!.getBoundingClientRect().height,
    ]);
    expect.soft(height, path).toBeLessThanOrEqual(maxHeight + added);
    expect.soft(footer, `footer of ${path}`).toBeLessThanOrEqual(560);
    await expect.soft(page.locator('footer a[href*="vision"]')).toHaveCount(0);
  }
  await page.goto('/aptech-vision-vistor');
  for (const who of ['Professional', 'Student']) {
    await page.getByRole('radio', { name: who, exact: true }).check();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height, `the form of a ${who}`).toBeLessThanOrEqual(2300);
  }
  await page.goto('/enquire');
  const { y = 0, height = Infinity } = (await page.locator('main form').boundingBox()) ?? {};
  expect(y + height, 'end of the form of /enquire').toBeLessThanOrEqual(1700);
});

test('on a phone a class takes at most 100 px', async ({ page }) => {
  await collectedBatches(page.request);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/batches?page=1');
  const rows = page.locator('#classes li').filter({ has: page.locator('h4') });
  // A long name takes another line, and so does what a visitor must know before.
  const heights = await rows.evaluateAll((all) =>
    all
      .filter((row) => row.querySelector('h4')!.getBoundingClientRect().height < 30)
      .filter((row) => !row.querySelector('div.muted')?.textContent && !row.querySelector('details'))
      .map((row) => row.getBoundingClientRect().height),
  );
  expect(heights.length).toBeGreaterThan(2);
  expect(Math.max(...heights)).toBeLessThanOrEqual(100);
});
