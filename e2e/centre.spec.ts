import sharp from 'sharp';
import { getCentres } from '../lib/shared/content/centres';
import { expectAccessible, expectNoOverflow } from '@/tests/support/e2e/page-checks';
import { expect, test } from '@/tests/support/e2e/test';
import { invisibleControls } from '@/tests/support/e2e/visible-controls';

const idOf = (slug: string) => getCentres().find((centre) => centre.slug === slug)?.id ?? '';
const busyCentreId = idOf('gulshan-e-iqbal');

test("a centre's tabs open by keyboard, each with its list", async ({ page }) => {
  await page.goto(`/centre?id=${busyCentreId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Gulshan-e-Iqbal' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Upcoming Batch', selected: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Upcoming Batch' }).focus();
  for (const [name, words] of [
    ['Student of the Month', 'Batch code'],
    ['Project of the Month', 'Semester'],
    ['Placement', 'This Month Placement'],
    ['Event', 'Events'],
  ] as const) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name, selected: true })).toBeFocused();
    await expect(page.getByRole('tabpanel').getByText(words, { exact: true }).first()).toBeVisible();
  }
  await expect(page).toHaveURL(/#events$/);
  // Shows all lists at once, as in print.
  const panelSelector = '#batches, #students, #projects, #placements, #events';
  await page.locator(panelSelector).evaluateAll((all) => {
    for (const panel of all) for (const name of ['hidden', 'aria-hidden']) panel.removeAttribute(name);
  });
  await expectAccessible(page, panelSelector);
});

test('a photo whose request fails shows no broken-image icon', async ({ page, allowErrors }) => {
  allowErrors(/net::ERR_FAILED/);
  await page.route('**/pictures/person/**', (route) => route.abort());
  await page.goto(`/centre?id=${busyCentreId}#placements`);
  const photo = page.locator('#placements img').first();
  await photo.scrollIntoViewIfNeeded();
  await expect(photo).toHaveJSProperty('naturalWidth', 0);
  // The corner, where a broken-image icon would be, has a single colour.
  const cornerImage = sharp(await photo.screenshot()).extract({ left: 4, top: 4, width: 24, height: 24 });
  const { channels } = await sharp(await cornerImage.toBuffer()).stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeLessThan(1);
});

test('the map loads only on request, from an allowed host, and a centre can be saved to the address book', async ({
  page,
}) => {
  const requestedMaps: string[] = [];
  await page.route(/google\.com|openstreetmap\.org/, (route) => {
    requestedMaps.push(new URL(route.request().url()).hostname);
    return route.fulfill({ contentType: 'text/html', body: '<title>map</title>' });
  });
  await page.goto(`/centre?id=${busyCentreId}`);
  const showButton = page.getByRole('button', { name: 'Show map of Gulshan-e-Iqbal, Karachi' });
  await expect(showButton).toBeVisible();
  expect(requestedMaps).toEqual([]);
  await showButton.click();
  await expect(page.getByTitle('Map of Gulshan-e-Iqbal, Karachi')).toBeVisible();
  await expect.poll(() => requestedMaps).toEqual(['maps.google.com']);
  expect(await invisibleControls(page)).toEqual([]);
  await page.getByRole('button', { name: 'Hide the map' }).click();
  await expect(showButton).toBeFocused();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to contacts' }).click();
  expect((await download).suggestedFilename()).toBe('aptech-gulshan-e-iqbal.vcf');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true });

  test('every class is a row of at most 96 px that shows date, course, time, status and Ask; tabs are icons above their heading', async ({
    page,
  }) => {
    await page.goto(`/centre?id=${busyCentreId}`);
    const tab = page.getByRole('tab', { name: 'Student of the Month' });
    await expect(tab).toBeVisible();
    expect((await tab.getByText('Student of the Month').boundingBox())?.width).toBeLessThanOrEqual(1);
    await expect(page.getByRole('heading', { name: 'Upcoming Batch' })).toBeVisible();
    const rows = page.locator('#batches tbody tr');
    expect(await rows.count()).toBeGreaterThan(10);
    const wrongRows = await rows.evaluateAll((all) =>
      all
        .filter((row) => {
          const box = row.getBoundingClientRect();
          const [, date] = row.querySelectorAll('td');
          const isCut = date!.scrollWidth > date!.clientWidth;
          return !row.checkVisibility() || box.height > 96 || isCut;
        })
        .map((row) => row.textContent),
    );
    expect(wrongRows).toEqual([]);
    await expect(page.getByRole('navigation', { name: 'Pages of classes' })).toBeHidden();
    const batchesRegion = page.getByRole('region', { name: 'Upcoming batches' });
    await rows.first().evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const cellAt = (index: number) => rows.first().locator(':is(th, td)').nth(index);
    for (const index of [1, 2, 5, 6]) await expect(cellAt(index)).toBeInViewport({ ratio: 0.9 });
    const rowCount = await rows.count();
    await page.getByText(/^For beginners \d+$/).click();
    const beginners = rows.filter({ visible: true });
    await expect(beginners.filter({ hasText: /[Ff]or beginners/ })).toHaveCount(await beginners.count());
    expect(await beginners.count()).toBeLessThan(rowCount);
    await page.getByText(/^All classes \d+$/).click();
    await expect(beginners).toHaveCount(rowCount);
    await batchesRegion.focus();
    await batchesRegion.evaluate((element) => element.scrollTo({ left: 2_000, behavior: 'instant' }));
    for (const index of [2, 4]) await expect(cellAt(index)).toBeInViewport({ ratio: 0.9 });
    await expect(rows.first().getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`centre=${busyCentreId}`),
    );
    await expectAccessible(page, '#batches');
    await expectNoOverflow(page);
    await page.getByRole('tab', { name: 'Project of the Month' }).click();
    await expect(page.getByRole('link', { name: /^Detail/ }).first()).toHaveAttribute('href', '/');
  });
});
