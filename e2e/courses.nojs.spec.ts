import { expect, test } from '@/tests/support/e2e/test';

test('without JavaScript "Which course?" starts on home, continues on its page, and shows matching courses with classes nearby', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Matric', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Matric' })).toBeChecked();
  await page.getByText('Software', { exact: true }).click();
  await page.getByLabel('Where?').selectOption('karachi');
  await page.getByRole('button', { name: 'Show courses' }).click();
  await expect(page).toHaveURL('/which-course?done=matric&likes=software&city=karachi#courses');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('heading', { name: 'Two courses suit you' })).toBeInViewport();
  await expect(
    page.getByRole('heading', { name: 'HDSE plus intermediate equivalency', level: 3 }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Remove Software' }).click();
  await expect(page).toHaveURL('/which-course?done=matric&city=karachi#courses');
});

test('without JavaScript each chip of /short-courses shows as many rows as it says', async ({ page }) => {
  await page.goto('/short-courses');
  const rows = page.getByRole('main').locator('li[id]').filter({ visible: true });
  for (const chip of await page.locator('label[for^=show-]').all()) {
    const [, label = '', count = ''] = /^(.*) (\d+)$/.exec((await chip.textContent()) ?? '') ?? [];
    await chip.click();
    await expect(rows, label).toHaveCount(Number(count));
    if (/^[12] month/.test(label)) await expect(rows.filter({ hasText: label })).toHaveCount(Number(count));
  }
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator(':focus + label')).toHaveCSS('outline-style', 'solid');
});

test('without JavaScript the target of a fragment is up to 32 px below the header, 56 or 76 px high', async ({
  page,
}) => {
  for (const [width, header] of [
    [360, 56],
    [1280, 76],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/short-courses#autocad');
    expect((await page.locator('#autocad').boundingBox())?.y).toBeCloseTo(header + 16, 0);
    await page.goto('/alumni#star-alumni');
    expect((await page.locator('#star-alumni').boundingBox())?.y).toBeCloseTo(header + 32, 0);
  }
});
