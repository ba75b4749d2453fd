import { expectNoOverflow } from '@/tests/support/e2e/page-checks';
import { expect, test } from '@/tests/support/e2e/test';
import { oneOfEachFamily } from '@/tests/support/e2e/tested-addresses';

// Playwright's evaluate still works; only the page's scripts are disabled.
test('without JavaScript no text is hidden, no control needs a script, and every form has an action and a method', async ({
  page,
}) => {
  for (const path of oneOfEachFamily) {
    await page.goto(path);
    await expect(page.locator('h1'), path).toBeVisible();
    const faults = await page.evaluate(() => {
      const shortText = (element: Element) => (element.textContent ?? '').trim().slice(0, 60);
      const hiddenParts = [...document.querySelectorAll('main [hidden], main [role="tabpanel"]')]
        .filter((element) => shortText(element) !== '' && !element.checkVisibility())
        .map((element) => `${element.tagName.toLowerCase()}: ${shortText(element)}`);
      const uselessElements = [...document.querySelectorAll('.scriptOnly')]
        .filter((element) => element.checkVisibility())
        .map((element) => element.outerHTML.slice(0, 120));
      const formsWithoutAction = [...document.forms]
        .filter((form) => !form.getAttribute('action') || !form.getAttribute('method'))
        .map((form) => form.outerHTML.slice(0, 120));
      // The W3C's validator warns of both, html-validate does not.
      const doubtful = [
        ...document.querySelectorAll(
          'section:not([aria-label], :has(h1, h2, h3, h4, h5, h6)), a[href][aria-disabled]',
        ),
      ].map((element) => element.outerHTML.slice(0, 120));
      return { hiddenParts, uselessElements, formsWithoutAction, doubtful };
    });
    expect.soft(faults.hiddenParts, `texts of ${path} that only a script could show`).toEqual([]);
    expect.soft(faults.uselessElements, `controls of ${path} that only work with scripts`).toEqual([]);
    expect.soft(faults.formsWithoutAction, `forms of ${path} without action or method`).toEqual([]);
    expect.soft(faults.doubtful, `sections without heading and disabled links of ${path}`).toEqual([]);
    await expectNoOverflow(page);
  }
});
