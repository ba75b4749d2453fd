import { walkedAddresses } from './support/addresses';
import { expectNoOverflow } from './support/page-checks';
import { expect, test } from './support/test';

// Playwright's evaluate still works; only the page's scripts are disabled.
test('without JavaScript no text waits for a script, and every form has somewhere to go', async ({
  page,
}) => {
  for (const path of walkedAddresses) {
    await page.goto(path);
    await expect(page.locator('h1'), path).toBeVisible();
    const found = await page.evaluate(() => {
      const words = (element: Element) => (element.textContent ?? '').trim().slice(0, 60);
      const waiting = [...document.querySelectorAll('main [hidden], main [role="tabpanel"]')]
        .filter((element) => words(element) !== '' && !element.checkVisibility())
        .map((element) => `${element.tagName.toLowerCase()}: ${words(element)}`);
      const lost = [...document.forms]
        .filter((form) => !form.getAttribute('action') || !form.getAttribute('method'))
        .map((form) => form.outerHTML.slice(0, 120));
      return { waiting, lost };
    });
    expect.soft(found.waiting, `texts of ${path} that only a script could show`).toEqual([]);
    expect.soft(found.lost, `forms of ${path} without action or method`).toEqual([]);
    await expectNoOverflow(page);
  }
});
