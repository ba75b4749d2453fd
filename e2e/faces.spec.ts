import type { CDPSession, Page } from '@playwright/test';
import { madeForOneRequest, walkedAddresses } from '@/tests/support/e2e/addresses';
import { expect, test } from '@/tests/support/e2e/test';

// In the narrow and in the wide face (playwright.config.ts). Scripts change no line.
test.use({ untouched: true });

/** Also the wide face itself, as on a device with a wide face that app/fonts.css does not fit. */
const facesOf = (project: string) => (project === 'wide' ? ['', 'sans-serif'] : ['']);

/** What is wider than the window, and lines that break although they need not, in each face. */
const faults = (page: Page, faces: readonly string[]): Promise<string[]> =>
  page.evaluate((all) => {
    const range = document.createRange();
    /** True if a text in an element is on more than one line. */
    function breaks(element: Element): boolean {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if ((text.parentElement?.getBoundingClientRect().width ?? 0) < 3) continue;
        range.selectNodeContents(text);
        if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1) return true;
      }
      return false;
    }
    /** True if a phone has no more room for an element: a cell of a grid, or a button as wide as what is around it. */
    function isFull(element: Element): boolean {
      const around = element.parentElement!;
      const room = around.getBoundingClientRect().width - 1;
      return (
        innerWidth < 768 &&
        (getComputedStyle(around).display === 'grid' || element.getBoundingClientRect().width >= room)
      );
    }
    const root = document.documentElement;
    const found: string[] = [];
    for (const face of all) {
      root.style.setProperty('--font-text', face);
      const report = (what: string) => found.push(`${what} at ${innerWidth} px ${face}`);
      if (root.scrollWidth > root.clientWidth) report(`${root.scrollWidth} px wide`);
      const header = document.querySelector('body > header')!;
      const links = [...header.querySelectorAll('li > a')].filter((link) => link.checkVisibility());
      const bar = header.getBoundingClientRect().height / parseFloat(getComputedStyle(root).fontSize);
      if (new Set(links.map((link) => link.getBoundingClientRect().top)).size > 1 || bar > 5)
        report('header of two lines');
      // Words of a face that is not fitted may break.
      if (face) continue;
      for (const element of document.querySelectorAll('a, button, label, summary, li p')) {
        // In a wide list the time of a class is a column, which may have two lines.
        const row = innerWidth < 768 ? '[class$=_when], [class$=_status]' : '[class$=_status]';
        const isKnown = element.matches(`header a, [role=tab], [class$=_tab], li :is(${row})`);
        const isPill = parseFloat(getComputedStyle(element).borderTopLeftRadius) > 99;
        if (!(isKnown || isPill) || !element.checkVisibility()) continue;
        if (breaks(element) && !isFull(element)) report(`broken: ${element.textContent.trim().slice(0, 40)}`);
      }
    }
    root.style.removeProperty('--font-text');
    return found;
  }, faces);

/** Resizes the window, several times as fast as Playwright does. */
const resize = (devtools: CDPSession, width: number) =>
  devtools.send('Emulation.setDeviceMetricsOverride', {
    width,
    height: 900,
    deviceScaleFactor: 1,
    mobile: false,
  });

const addresses = [...new Set([...walkedAddresses, '/batches?page=1', ...madeForOneRequest])];
const parts = 3;
for (let part = 0; part < parts; part += 1)
  test(`every page fits windows from 360 to 1920 px, and no tab, button or class breaks a line that fits, part ${part + 1} of ${parts}`, async ({
    page,
    allowErrors,
  }, { project }) => {
    // The missing page; pictures of pages that are left at once are busy.
    allowErrors(/status of (?:404|503)/);
    const devtools = await page.context().newCDPSession(page);
    for (const path of addresses.filter((_, index) => index % parts === part)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => document.fonts.ready);
      for (const width of [360, 768, 1024, 1280, 1366, 1920]) {
        await resize(devtools, width);
        expect.soft(await faults(page, facesOf(project.name)), path).toEqual([]);
      }
    }
  });

test('the header has one line from 961 px on, with text of up to 125% and saved items', async ({ page }, {
  project,
}) => {
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
      const found = await faults(page, facesOf(project.name));
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
  expect(await faults(page, [''])).toEqual([
    '2008 px wide at 1280 px ',
    'header of two lines at 1280 px ',
    'broken: Two words at 1280 px ',
  ]);
});
