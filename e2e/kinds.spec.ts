import type { Page } from '@playwright/test';
import { walkedAddresses } from '@/tests/support/e2e/addresses';
import { expect, test } from '@/tests/support/e2e/test';

// One visual language: the sizes of headings, heights of buttons and radii that pages use, counted on every page. A new kind is a
// mistake, or a new token of app/tokens.css and a new line here.

const phone = {
  size: { width: 360, height: 780 },
  headings: [38, 34, 24, 18, 16],
};
const desk = {
  size: { width: 1280, height: 900 },
  headings: [88, 64, 42, 24, 17],
};
const buttonHeights = [48, 40];
/** 14, 8, the pill, and the cut corner of the semester project; circles and quarter circles are drawings. */
const radii = ['14px', '8px', '999px', '56px'];

type Kinds = { headings: string[]; buttons: string[]; radii: string[] };

/** The kinds on a page, each with an example. */
const kindsOf = (page: Page): Promise<Kinds> =>
  page.evaluate(() => {
    const seen = {
      headings: new Map<string, string>(),
      buttons: new Map<string, string>(),
      radii: new Map<string, string>(),
    };
    const note = (map: Map<string, string>, kind: string, element: Element) =>
      map.set(kind, `${kind}: ${element.tagName} ${element.textContent?.trim().slice(0, 30)}`);
    for (const element of document.querySelectorAll('body *')) {
      if (!element.checkVisibility() || element.closest('svg')) continue;
      const style = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      if (width < 2) continue;
      if (element.matches('h1, h2, h3, h4, legend') && /display|Fitted/.test(style.fontFamily))
        note(seen.headings, `${Math.round(parseFloat(style.fontSize) * 10) / 10}`, element);
      const isPill = parseFloat(style.borderTopLeftRadius) > 99 && width > height + 8;
      // A text of three lines makes a button higher.
      const isLine = height < 1.7 * parseFloat(style.lineHeight) + 30;
      if (element.matches('a, button, label, summary') && isPill && isLine)
        note(seen.buttons, `${Math.round(height)}`, element);
      for (const corner of ['TopLeft', 'TopRight', 'BottomRight', 'BottomLeft'] as const) {
        const radius = style[`border${corner}Radius`];
        if (!/%|^0px$/.test(radius)) note(seen.radii, radius, element);
      }
    }
    const texts = (map: Map<string, string>) => [...map.values()];
    return {
      headings: texts(seen.headings),
      buttons: texts(seen.buttons),
      radii: texts(seen.radii),
    };
  });

const unknown = (found: readonly string[], known: readonly (string | number)[]) =>
  found.filter((one) => !known.map(String).includes(one.split(':')[0] ?? ''));

// The kinds of the HTML; the scripts add none.
test.use({ untouched: true });

test('every page uses only the known sizes of headings, heights of buttons and radii at 360 and 1280 px', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 404/);
  for (const path of [...walkedAddresses, '/no-such-page']) {
    await page.goto(path);
    for (const { size, headings } of [phone, desk]) {
      await page.setViewportSize(size);
      const kinds = await kindsOf(page);
      const where = `${path} at ${size.width} px`;
      expect.soft(unknown(kinds.headings, headings), `headings of ${where}`).toEqual([]);
      expect.soft(unknown(kinds.buttons, buttonHeights), `buttons of ${where}`).toEqual([]);
      expect.soft(unknown(kinds.radii, radii), `radii of ${where}`).toEqual([]);
    }
  }
});

test('control: a seventh size, a third height and another radius are found', async ({ page }) => {
  await page.setContent(`<h2 style="font: 21px display">Heading</h2>
    <a style="display: inline-block; padding: 12px 40px; border-radius: 999px; line-height: 20px">Button</a>
    <p style="border-radius: 11px">Box</p>`);
  const { headings, buttons, radii: found } = await kindsOf(page);
  expect(unknown(headings, phone.headings)).toEqual([expect.stringContaining('21: ')]);
  expect(unknown(buttons, buttonHeights)).toEqual([expect.stringContaining('44: ')]);
  expect(unknown(found, radii)).toEqual([expect.stringContaining('11px: ')]);
});
