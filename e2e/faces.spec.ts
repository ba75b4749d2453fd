import { madeForOneRequest, walkedAddresses } from '@/tests/support/e2e/addresses';
import { brokenLines, expectLines, resize } from '@/tests/support/e2e/faces';
import { expect, test } from '@/tests/support/e2e/test';

// In the wide face (playwright.config.ts); walk.spec.ts visits the same pages in the narrow one. Scripts change no
// line.
test.use({ untouched: true });

/** Fitted faces, and the wide one itself, as on a device with a wide face that app/fonts.css does not fit. */
const faces = ['', 'sans-serif'];

const addresses = [...new Set([...walkedAddresses, '/batches?page=1', ...madeForOneRequest])];
const parts = 3;
for (let part = 0; part < parts; part += 1)
  test(`every page fits windows from 360 to 1920 px, and no tab, button or class breaks a line that fits, part ${part + 1} of ${parts}`, async ({
    page,
    allowErrors,
  }) => {
    // The missing page; pictures of pages that are left at once are busy.
    allowErrors(/status of (?:404|503)/);
    const devtools = await page.context().newCDPSession(page);
    for (const path of addresses.filter((_, index) => index % parts === part)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => document.fonts.ready);
      await expectLines(page, devtools, faces);
    }
  });

test('the header has one line from 961 px on, with text of up to 125% and saved items', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await page.goto('/');
  await page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLElement>('header [href^="/saved"]')) link.hidden = false;
  });
  for (const standard of [16, 18, 20]) {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } });
    // The row of entries begins above 67.5rem.
    for (const width of [961, 1081, 1216, 1351, 1440, 1920]) {
      await resize(devtools, width);
      const found = await brokenLines(page, faces);
      // A class of larger text may break.
      expect
        .soft(
          found.filter((fault) => !fault.startsWith('broken')),
          `text of ${standard} px`,
        )
        .toEqual([]);
    }
  }
});

test('control: a wide page, a header of two lines and a broken button are found', async ({ page }) => {
  await page.setContent(`<header><ul><li><a>One</a><li><a>Two</a></ul></header>
    <div style="width: 2000px"><button style="width: 60px; border-radius: 999px">Two words</button></div>`);
  expect(await brokenLines(page)).toEqual([
    '2008 px wide at 1280 px ',
    'header of two lines at 1280 px ',
    'broken: Two words at 1280 px ',
  ]);
});
