import { notices } from '../content/notices';
import { getNotices } from '../lib/server/catalogue/notices';
import { getOpeningHours } from '../lib/server/catalogue/opening-hours';
import { getCentres } from '../lib/shared/content/centres';
import { startOf } from '../lib/shared/util/time';
import { ownSite } from '@/tests/support/e2e/own-site';
import { expectAccessible, expectNoOverflow, printedSheets } from '@/tests/support/e2e/page-checks';
import { expect, test } from '@/tests/support/e2e/test';

const centre = getCentres().find(({ slug }) => getOpeningHours(slug));
if (!centre) throw new Error('no centre has opening hours');
const address = `/centre?id=${centre.id}`;

test.describe('before and after React', () => {
  test.use({ viewport: { width: 360, height: 800 }, untouched: true });

  test('a centre shows whether it is open and how old its lists are, its tabs fit one line, and it prints on two sheets', async ({
    page,
  }) => {
    await page.goto(address);
    const section = page.getByRole('region', { name: 'Opening hours' });
    const main = page.getByRole('main');
    await section.locator('summary').click();
    await expect(section.getByRole('rowheader').first()).toBeVisible();
    const updatedTime = page.locator('#batches time');
    await expect(updatedTime).toHaveText(/^(\d+ (minute|hour)s? ago|\d+ \w+ \d{4}, \d+(:\d\d)? [ap]m)$/);
    const tabs = page.locator('[data-tab]');
    await expect(tabs).toHaveCount(5);
    const expectOneLine = async () => {
      await expectNoOverflow(page);
      const tabTops = await tabs.evaluateAll((all: HTMLElement[]) => all.map((tab) => tab.offsetTop));
      expect(new Set(tabTops).size, 'all tabs in one line').toBe(1);
    };
    await expectOneLine();

    const expectPrint = async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('#batches table')).toBeVisible();
      for (const id of ['students', 'projects', 'placements', 'events'])
        await expect(page.locator(`#${id} > *`).filter({ visible: true })).toHaveCount(0);
      await expect(page.locator('main').getByRole('img').filter({ visible: true })).toHaveCount(0);
      await expect(page.getByText(/^Page \d+ of/)).toBeHidden();
      await expect(main.getByText(/^(Open|Closed) now/)).toBeHidden();
      await page.emulateMedia({ media: null });
      expect(await printedSheets(page)).toBeLessThanOrEqual(2);
    };
    await expectPrint();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectOneLine();

    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab', { name: 'Student of the Month' })).toBeVisible();
    await expect(main.getByText(/^(Open|Closed) now/)).toBeVisible();
    await expectPrint();
  });
});

const [notice] = notices;
test('a notice appears on pages at its time, also on missing ones, and pages stay cacheable', async ({
  page,
  allowErrors,
}) => {
  // The backend of an own site is another process, without the sample videos.
  allowErrors(/centre\.mp4/);
  test.skip(!notice || getNotices(new Date()).length > 0, 'content has no notice of another time');
  const beginsMs = startOf(notice?.from ?? '');
  const noticeBar = page.getByRole('region', { name: 'Notices' });
  const html = await (await page.request.get('/faq')).text();
  expect(html).not.toContain(notice?.text);
  const devtools = await page.context().newCDPSession(page);
  const site = await ownSite({ SITE_NOW: new Date(beginsMs).toISOString() });
  try {
    for (const path of ['/', address]) {
      await page.goto(site.origin + path);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(noticeBar).toContainText(notice?.text ?? '');
        await expect(noticeBar).toBeVisible();
        await expectNoOverflow(page);
      }
    }
    await expectAccessible(page, '[aria-label=Notices]');
    // The hours of Ramazan fit the window in a wide face, also at twice the size.
    await expect(page.getByRole('table', { name: 'Ramazan' })).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('--font-text', 'DejaVu Sans'));
    for (const standard of [16, 32]) {
      await devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } });
      await expectNoOverflow(page);
    }
    const missingPage = await page.request.get(`${site.origin}/no-such-page`);
    expect(missingPage.status()).toBe(404);
    expect(await missingPage.text()).toContain(notice?.text);
    const response = await page.request.get(`${site.origin}/faq`);
    expect(response.headers()['cache-control']).toContain('s-maxage');
    expect(response.headers()['content-security-policy']).toContain('sha256-');
    expect(await response.text()).toContain('data-loader');
    await page.close();
  } finally {
    await site.end();
  }
});
