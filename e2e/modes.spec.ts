import sharp from 'sharp';

import { oneOfEach } from '@/tests/support/e2e/addresses';
import { expectNoOverflow } from '@/tests/support/e2e/page-checks';
import { expect, test } from '@/tests/support/e2e/test';

test.describe("text at twice its size, by the browser's setting", () => {
  test.use({ untouched: true });

  /** Words that are cut off: a box hides content wider or higher than itself and cannot be scrolled. */
  const cutOff = () =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        return (
          element.checkVisibility() &&
          element.clientWidth > 2 &&
          textOverflow !== 'ellipsis' &&
          [...element.childNodes].some(
            ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
          ) &&
          ((hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
            (hides(overflowY) && element.scrollHeight > element.clientHeight + 1))
        );
      })
      .map((element) => `${element.className}: ${element.textContent.slice(0, 40)}`);

  /** Short words (except URLs) broken over two lines, and overlapping texts. */
  const unreadable = () => {
    const found: string[] = [];
    const lines: { box: DOMRect; element: Element; text: string }[] = [];
    const range = document.createRange();
    /** The part of a box that no ancestor cuts off. */
    const visibleBox = (box: DOMRect, element: Element) => {
      let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
      for (let one: Element | null = element; one; one = one.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(one);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const cut = one.getBoundingClientRect();
        [left, top] = [Math.max(left, cut.left), Math.max(top, cut.top)];
        [right, bottom] = [Math.min(right, cut.right), Math.min(bottom, cut.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element?.checkVisibility({ opacityProperty: true }) || element.closest('script, option, header'))
        continue;
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].map((box) => visibleBox(box, element));
      const seen = boxes.filter(({ width, height }) => width > 4 && height > 4);
      lines.push(...seen.map((box) => ({ box, element, text: text.textContent ?? '' })));
      for (const { index, 0: word } of (text.textContent ?? '').matchAll(/(?<![@.\p{L}])[\p{L}\p{N}]+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const rows = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (seen.length > 0 && rows.size > 1 && word.length <= 8) found.push(`broken: ${word}`);
      }
    }
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (width > 4 && height > one.box.height / 2) found.push(`overlap: ${one.text} / ${other.text}`);
      }
    return found;
  };

  for (const part of [0, 1])
    test(`at 360 and 1280 px no page is wider than the window, cuts off or breaks short words, or overlaps, part ${part + 1} of 2`, async ({
      page,
    }) => {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Page.enable');
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      for (const path of oneOfEach.filter((_, index) => index % 2 === part)) {
        await page.goto(path);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          await expectNoOverflow(page);
          expect.soft(await page.evaluate(cutOff), `${path} at ${width} px`).toEqual([]);
          expect.soft(await page.evaluate(unreadable), `${path} at ${width} px`).toEqual([]);
        }
      }
    });

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
  const outlines = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).outlineStyle === 'solid'));
  await page.goto('/courses');
  await expect.poll(() => outlines('[role=tab][aria-selected=true]')).toEqual([true]);
  await expect.poll(() => outlines('[role=tab][aria-selected=false]')).not.toContain(true);
  await page.goto('/courses-adse');
  await page
    .getByRole('button', { name: /^Save ?: ADSE/ })
    .first()
    .click();
  await expect.poll(() => outlines('[aria-pressed=true]')).toContain(true);
  // Network marks are masks, so their colour is a background.
  const colours = await page
    .locator('footer a svg, body')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  expect(colours.slice(1)).not.toContain(colours[0]);
});

test('a browser that darkens pages does not change this one', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/faq');
  const brightness = async () => {
    const { channels } = await sharp(await page.screenshot()).stats();
    return Math.max(...channels.slice(0, 3).map(({ mean }) => mean));
  };
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  await page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'light'));
  await expect.poll(brightness, 'without `only`').toBeLessThan(120);
  await page.evaluate(() => document.documentElement.style.removeProperty('color-scheme'));
  await expect.poll(brightness).toBeGreaterThan(180);
});
