import type { Page } from '@playwright/test';
import { globSync, readFileSync } from 'node:fs';
import { expectUnbrokenLines, resizeWindow } from '@/tests/support/e2e/faces';
import { unknownDesignKinds, unreadableTexts } from '@/tests/support/e2e/layout';
import { expectAccessible, expectNoOverflow, expectTextFits } from '@/tests/support/e2e/page-checks';
import { expect, test } from '@/tests/support/e2e/test';
import { writeKinds } from '@/tests/support/kinds/write';

// Each kind of components in states that pages rarely show, with the longest texts, on one page (npm run kinds).
test.describe.configure({ mode: 'default' });
test.use({ untouched: true });

let address = '';
test.beforeAll(async () => {
  address = await writeKinds();
});

/** Controls without a focus ring, or whose ring a box around them cuts off. */
const hiddenFocus = (page: Page): Promise<string[]> =>
  page.locator('a, button, input, select, textarea, summary').evaluateAll((controls: HTMLElement[]) =>
    controls.flatMap((control) => {
      control.focus({ preventScroll: true });
      if (document.activeElement !== control || control.tabIndex < 0) return [];
      const name = control.textContent.trim() || control.id;
      // The ring of a hidden input is around its chip or label, that of a card's link around the card.
      const { nextElementSibling: next } = control;
      const ring = [control, next, control.closest('label'), control.closest('li')].find(
        (element) => element && getComputedStyle(element).outlineStyle === 'solid',
      );
      if (!ring) return [`no ring: ${name}`];
      const { outlineOffset, outlineWidth } = getComputedStyle(ring);
      const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth) - 1;
      const box = ring.getBoundingClientRect();
      for (let around = ring.parentElement; around; around = around.parentElement) {
        const { left, right, top, bottom } = around.getBoundingClientRect();
        const room = Math.min(box.left - left, right - box.right, box.top - top, bottom - box.bottom);
        if (room < reach && getComputedStyle(around).overflow !== 'visible') return [`cut ring: ${name}`];
      }
      return [];
    }),
  );

const kindsWithEdge =
  '.Button_button, .Chip_chip, .Input_input, .Input_frame, .StatusTag_tag, .Notice_notice';
const edgeless = (page: Page): Promise<string[]> =>
  page.locator(kindsWithEdge).evaluateAll((elements) => {
    const styles = elements.map((element) => getComputedStyle(element));
    const hasEdge = styles.map((style) => style.borderTopStyle !== 'none' || style.outlineStyle !== 'none');
    return elements.filter((_, index) => !hasEdge[index]).map(({ className }) => className);
  });

test('each kind fits every window, also with large text, with known sizes, contrast and names', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  for (const width of [360, 768, 1280]) {
    await resizeWindow(devtools, width);
    await expectTextFits(page);
    expect.soft(await unreadableTexts(page), `${width} px`).toEqual([]);
    if (width === 768) continue;
    expect.soft(await unknownDesignKinds(page), `${width} px`).toEqual([]);
    await expectAccessible(page);
  }
  await expectUnbrokenLines(page, devtools);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const width of [360, 1280]) {
    await resizeWindow(devtools, width);
    await expectNoOverflow(page);
    expect.soft(await unreadableTexts(page), `large text at ${width} px`).toEqual([]);
  }
});

test('each control shows its focus, and each kind an edge in forced colours', async ({ page }) => {
  await page.goto(address);
  await page.keyboard.press('Tab');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await hiddenFocus(page), `${width} px`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await edgeless(page)).toEqual([]);
});

test('control: missing and cut rings, missing edges and unseen text are found', async ({ page }) => {
  await page.setContent(`<style>:focus-visible { outline: 3px solid } [style]:focus-visible { outline: 0 }</style>
    <button>Seen</button><button style>Unseen</button>
    <div style="overflow: hidden; display: inline-flex"><a href="#" class="Button_button">Cut</a></div>`);
  await page.keyboard.press('Tab');
  expect(await hiddenFocus(page)).toEqual(['no ring: Unseen', 'cut ring: Cut']);
  await page.evaluate(() => document.querySelector('a')?.blur());
  expect(await edgeless(page)).toEqual(['Button_button']);
  await page.setContent('<p style="background: white; color: white">Unseen</p>');
  await expect(expectAccessible(page)).rejects.toThrow('color-contrast');
});

/** Components that are not shown by themselves, by the reason. `parts` are shown as parts of others. */
const exceptions = {
  parts: `Actions AllClassesLink Art AskLink Breadcrumbs BrandIcon Buttons Card CardArrow CardBody CardPicture Cards
    CityRows CoverLink ErrorSummary Field Figures ItemPicture Link LoopVideo NoClasses NumberedSteps People Points
    Portrait Quote QuoteCard SafeImage Section Table TileShape Timeline`,
  'whole pages, and what is not visible': 'Page InformationPage NotFoundShell JsonLd FormContext',
  'the parts of others, or a line':
    'CentreOpenNow ClassesByCity CoverButton Logo OfficeHours OpenNow SavePictureHint',
};

test('the page shows each component that several pages share', () => {
  const namesIn = (file: string, pattern: RegExp) =>
    Array.from(readFileSync(file, 'utf8').matchAll(pattern), ([, names = '']) => names.split(', ')).flat();
  const exported = globSync('components/{art,blocks,forms,next-classes,ui}/*.tsx')
    .filter((file) => !file.endsWith('.test.tsx'))
    .flatMap((file) => namesIn(file, /^export (?:const|function) ([A-Z]\w+)/gm));
  const shown = namesIn('tests/support/kinds/KindsPage.tsx', /^import \{ (.+) \} from '@\/components/gm);
  const known = shown.concat(Object.values(exceptions).join(' ').split(/\s+/));
  expect(exported.filter((name) => !known.includes(name))).toEqual([]);
});
