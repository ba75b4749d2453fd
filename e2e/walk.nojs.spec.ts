import { oneOfEach } from '@/tests/support/e2e/addresses';
import { expectNoOverflow } from '@/tests/support/e2e/page-checks';
import { expect, test } from '@/tests/support/e2e/test';

/** Elements that ARIA does not allow to name (ARIA in HTML, 4). */
const nameless = 'div, span, p, em, strong, b, i, u, s, small, mark, code, del, ins, sub, sup, abbr, caption';

// Playwright's evaluate still works; only the page's scripts are disabled.
test('without JavaScript no text is hidden, no control needs a script, and every form has an action and a method', async ({
  page,
}) => {
  for (const path of oneOfEach) {
    await page.goto(path);
    await expect(page.locator('h1'), path).toBeVisible();
    const found = await page.evaluate((nameless) => {
      const words = (element: Element) => (element.textContent ?? '').trim().slice(0, 60);
      const waiting = [...document.querySelectorAll('main [hidden], main [role="tabpanel"]')]
        .filter((element) => words(element) !== '' && !element.checkVisibility())
        .map((element) => `${element.tagName.toLowerCase()}: ${words(element)}`);
      const useless = [...document.querySelectorAll('.scriptOnly')]
        .filter((element) => element.checkVisibility())
        .map((element) => element.outerHTML.slice(0, 120));
      const lost = [...document.forms]
        .filter((form) => !form.getAttribute('action') || !form.getAttribute('method'))
        .map((form) => form.outerHTML.slice(0, 120));
      const invalid = [
        ...document.querySelectorAll(
          `address :is(h1, h2, h3, h4, h5, h6), :is(${nameless}):not([role]):is([aria-label], [aria-labelledby])`,
        ),
      ].map((element) => element.outerHTML.slice(0, 120));
      return { waiting, useless, lost, invalid };
    }, nameless);
    expect.soft(found.waiting, `texts of ${path} that only a script could show`).toEqual([]);
    expect.soft(found.useless, `controls of ${path} that only work with scripts`).toEqual([]);
    expect.soft(found.lost, `forms of ${path} without action or method`).toEqual([]);
    expect.soft(found.invalid, `invalid HTML of ${path}`).toEqual([]);
    await expectNoOverflow(page);
  }
});
