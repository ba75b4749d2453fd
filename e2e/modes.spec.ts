import { oneOfEach } from './support/addresses';
import { expectNoOverflow } from './support/page-checks';
import { expect, test } from './support/test';

test.describe('text at twice its size, by the browser’s own setting', () => {
  test.use({ untouched: true });

  /** Words that are cut off: a box that hides what is wider or higher than itself, and cannot be scrolled. */
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

  for (const width of [360, 1280])
    test(`at ${width} px no page is wider than the window or cuts off words`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Page.enable');
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      for (const path of oneOfEach) {
        await page.goto(path);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
        await expectNoOverflow(page);
        expect(await page.evaluate(cutOff), path).toEqual([]);
      }
    });
});

test('forced colours show what is chosen', async ({ page }) => {
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
});
