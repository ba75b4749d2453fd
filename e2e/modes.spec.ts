import sharp from 'sharp';

import { expect, test } from '@/tests/support/e2e/test';

test.describe("text at twice its size, by the browser's setting", () => {
  test.use({ untouched: true });

  test('menu, search and Enquire stay in view on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await page.goto('/about');
    // Enquire is a button of 40 px, as in every row; WCAG 2.2 AA wants 24.
    for (const [name, min] of [
      ['Navigation', 44],
      ['Search', 44],
      ['Enquire', 40],
    ] as const) {
      const control = page.getByRole('banner').getByRole('link', { name }).first();
      const { x = -1, y = -1, width = 0, height = 0 } = (await control.boundingBox()) ?? {};
      expect(Math.min(x, y, width - min, height - min), name).toBeGreaterThanOrEqual(0);
      expect(x + width, name).toBeLessThanOrEqual(360);
    }
  });
});

test('selections are visible in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const readOutlines = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((elements) =>
        elements.map((element) => getComputedStyle(element).outlineStyle === 'solid'),
      );
  await page.goto('/courses');
  await expect.poll(() => readOutlines('[role=tab][aria-selected=true]')).toEqual([true]);
  await expect.poll(() => readOutlines('[role=tab][aria-selected=false]')).not.toContain(true);
  await page.goto('/courses-adse');
  await page
    .getByRole('button', { name: /^Save ?: ADSE/ })
    .first()
    .click();
  await expect.poll(() => readOutlines('[aria-pressed=true]')).toContain(true);
  // Network marks are masks, so their colour is a background.
  const colours = await page
    .locator('footer a svg, body')
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).backgroundColor));
  expect(colours.slice(1)).not.toContain(colours[0]);
});

test('a browser that darkens pages does not change this one', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/faq');
  const readBrightness = async () => {
    const { channels } = await sharp(await page.screenshot()).stats();
    return Math.max(...channels.slice(0, 3).map(({ mean }) => mean));
  };
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  await page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'light'));
  await expect.poll(readBrightness, 'without `only`').toBeLessThan(120);
  await page.evaluate(() => document.documentElement.style.removeProperty('color-scheme'));
  await expect.poll(readBrightness).toBeGreaterThan(180);
});

test('the right edge of a drawing has no sliver of the next tile', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/courses');
  const { right, top } = await page
    .locator('#first-view')
    .evaluate((front) => front.getBoundingClientRect().toJSON() as DOMRect);
  const edgeArea = { x: right - 1, y: top + 20, width: 1, height: 240 };
  const { channels } = await sharp(await page.screenshot({ clip: edgeArea })).stats();
  expect(channels.map(({ min, max }) => max - min)).toEqual([0, 0, 0]);
});
