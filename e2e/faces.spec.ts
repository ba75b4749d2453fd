import { brokenLines, expectUnbrokenLines, resizeWindow, showFrame } from '@/tests/support/e2e/faces';
import { unknownDesignKinds } from '@/tests/support/e2e/layout';
import { expectLength } from '@/tests/support/e2e/lengths';
import { collectedBatches } from '@/tests/support/e2e/listed-batches';
import { expect, test } from '@/tests/support/e2e/test';
import { renderedPerRequest, oneOfEachFamily, walkedAddresses } from '@/tests/support/e2e/tested-addresses';

// The pages whose lines walk.spec.ts does not check, without their scripts, which change no line.
test.use({ untouched: true });

const addresses = [...walkedAddresses, '/batches?page=1', ...renderedPerRequest];
const parts = 2;
for (let part = 0; part < parts; part += 1)
  test(`every other page fits windows from 360 to 1920 px, has the known kinds, and no tab, button or class breaks a line that fits, part ${part + 1} of ${parts}`, async ({
    page,
    allowErrors,
  }) => {
    // Missing pages respond 404, and pictures that a page still requests when it is left get a 503.
    allowErrors(/status of (?:404|503)/);
    await collectedBatches(page.request);
    const devtools = await page.context().newCDPSession(page);
    const otherPaths = [...new Set(addresses)].filter((path) => !oneOfEachFamily.includes(path));
    for (const path of otherPaths.filter((_, index) => index % parts === part)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => document.fonts.ready);
      for (const width of [1280, 360]) {
        await resizeWindow(devtools, width);
        expect.soft(await unknownDesignKinds(page), `kinds on ${path} at ${width} px`).toEqual([]);
      }
      await expectLength(page, path);
      await showFrame(page, false);
      await expectUnbrokenLines(page, devtools);
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
    // Just above 67.5rem, which is 1080, 1215 or 1350 px, the menu becomes a row.
    for (const width of [961, 1081, 1216, 1351, 1440, 1920]) {
      await resizeWindow(devtools, width);
      // With larger text lines may break, but nothing may be wider than the window.
      const found = (await brokenLines(page)).filter((fault) => !fault.startsWith('broken'));
      expect.soft(found, `text of ${standard} px`).toEqual([]);
    }
  }
});

test('control: a wide page, a header of two lines and a broken button are found', async ({ page }) => {
  await page.setContent(`<header><ul><li><a>One</a><li><a>Two</a></ul></header>
    <div style="width: 2000px"><button style="width: 60px; border-radius: 999px">Two words</button></div>`);
  expect(await brokenLines(page)).toEqual([
    ...['2008 px wide', 'header of two lines'].map((what) => `${what} at 1280 px in a wide face`),
    ...['a fitted wide face', 'Roboto'].flatMap((face) =>
      ['2008 px wide', 'header of two lines', 'broken: Two words'].map(
        (what) => `${what} at 1280 px in ${face}`,
      ),
    ),
  ]);
});

test('control: the class names by which lines of classes are known exist', async ({ page }) => {
  await collectedBatches(page.request);
  await page.goto('/batches?status=closed');
  for (const name of ['when', 'status'])
    await expect(page.locator(`li p[class$=_${name}]`), name).not.toHaveCount(0);
});
