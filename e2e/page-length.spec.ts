import { collectedBatches } from '@/tests/support/e2e/batches';
import { expect, test } from '@/tests/support/e2e/test';

// Sizes of the HTML; the scripts do not change them.
test.use({ untouched: true });

test('on a phone of 360 px the footer is at most 560 px high and names no event, and pages keep their length budgets', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 404/);
  await page.setViewportSize({ width: 360, height: 780 });
  for (const [path, most] of [
    ['/', 4900],
    ['/batches?page=1', 5000],
    ['/faq', 4500],
    ['/short-courses', 4000],
    ['/locations', 2900],
    ['/courses-adse', 4700],
    ['/courses-hdse', 4700],
    ['/courses-details?id=0', 3600],
    ['/courses-sc', 3900],
    ['/aptech-vision-vistor', 2300],
    ['/events', 3000],
    ['/FreeLancersAward', 3500],
    ['/VisionaryAwards', 4000],
    ['/partner', 4800],
    ['/placement', 5000],
    ['/no-such-page', 1400],
  ] as const) {
    await page.goto(path);
    const [height, footer] = await page.evaluate(() => [
      document.documentElement.scrollHeight,
      document.querySelector('footer')!.getBoundingClientRect().height,
    ]);
    expect.soft(height, path).toBeLessThanOrEqual(most);
    expect.soft(footer, `footer of ${path}`).toBeLessThanOrEqual(560);
    await expect.soft(page.locator('footer a[href*="vision"]')).toHaveCount(0);
  }
});

test('on a phone the strip above a title shows the whole motif, and a class takes at most 150 px', async ({
  page,
}) => {
  await collectedBatches(page.request);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/batches?page=1');
  // The drawing's three rows, which contain the motif, 13 columns wide.
  const strip = await page.locator('#first-view img').boundingBox();
  expect(strip?.width).toBe(360);
  expect(strip?.height).toBeCloseTo((360 * 3) / 13, 1);
  const rows = page.locator('#classes li').filter({ has: page.locator('h4') });
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  // A shared semester has two fees, and a long name takes two lines.
  expect(heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)]).toBeLessThanOrEqual(150);
});
