import { expect, test } from './support/test';

test('on a phone of 360 px the footer is at most 560 px high and names no event, and pages are as short as they should be', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 404/);
  await page.setViewportSize({ width: 360, height: 780 });
  for (const [path, most] of [
    ['/', 6500],
    ['/batches?page=1', 6500],
    ['/faq', 4500],
    ['/short-courses', 6500],
    ['/locations', 4500],
    ['/courses-adse', 5500],
    ['/courses-hdse', 5500],
    ['/FreeLancersAward', 5500],
    ['/VisionaryAwards', 5500],
    ['/partner', 7000],
    ['/no-such-page', 3000],
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
