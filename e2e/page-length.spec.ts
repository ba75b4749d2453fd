import { collectedBatches } from '@/tests/support/e2e/listed-batches';
import { expect, test } from '@/tests/support/e2e/test';

// The heights are measured without scripts, which do not change them. Whole pages: tests/support/e2e/lengths.ts.
test.use({ untouched: true, viewport: { width: 360, height: 780 } });

test('the parts of a long form are not longer than needed', async ({ page }) => {
  await page.goto('/aptech-vision-vistor');
  for (const userType of ['Professional', 'Student']) {
    await page.getByRole('radio', { name: userType, exact: true }).check();
    const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(pageHeight, `the form of a ${userType}`).toBeLessThanOrEqual(2300);
  }
  await page.goto('/enquire');
  const { y = 0, height = Infinity } = (await page.locator('main form').boundingBox()) ?? {};
  expect(y + height, 'end of the form of /enquire').toBeLessThanOrEqual(1700);
});

test('on a phone a class takes at most 100 px, with WhatsApp and Save', async ({ page }) => {
  await collectedBatches(page.request);
  const heights: number[] = [];
  for (const pageNumber of [1, 2, 3]) {
    await page.goto(`/batches?page=${pageNumber}`);
    const rows = page.locator('#classes li').filter({ has: page.locator('h4') });
    // Leaves out rows with another line: of a long name, a second fee, a status or a note.
    const rowHeights = await rows.evaluateAll((all) =>
      all
        .filter((row) => row.querySelector('h4')!.getBoundingClientRect().height < 30)
        .filter((row) => !row.querySelector('details, [class$=_price] p + p'))
        .filter((row) =>
          [...row.querySelectorAll('div.muted, [class$=_status]')].every((note) => !note.textContent),
        )
        .map((row) => row.getBoundingClientRect().height),
    );
    heights.push(...rowHeights);
    const tools = rows.filter({ hasNot: page.locator('details') }).locator('[data-save], a[href*="wa.me"]');
    for (const tool of await tools.all()) {
      await expect(tool).toBeVisible();
      expect((await tool.boundingBox())?.width).toBeGreaterThanOrEqual(40);
    }
  }
  expect(heights.length).toBeGreaterThan(2);
  expect(Math.max(...heights)).toBeLessThanOrEqual(100);
});
