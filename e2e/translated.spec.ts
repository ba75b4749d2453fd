import type { Page } from '@playwright/test';
import {
  expectRegistered,
  fillVisitor,
  needOpenForms,
  registerButton,
  smallPhoto,
} from '@/tests/support/e2e/fill-registration';
import { focusPage, untilHydrated } from '@/tests/support/e2e/hydration';
import { collectedBatches } from '@/tests/support/e2e/listed-batches';
import { emailsContaining } from '@/tests/support/e2e/site-under-test';
import { expect, test } from '@/tests/support/e2e/test';

// Pages in a browser that translates them. Google and Edge move texts into <font> elements, but not those with
// `translate="no"` (docs/decisions/021).

test.use({ untouched: true });

function translate(): void {
  const wrapTexts = () => {
    const textWalker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const textNodes: Text[] = [];
    while (textWalker.nextNode()) textNodes.push(textWalker.currentNode as Text);
    for (const text of textNodes) {
      const parent = text.parentElement;
      if (
        !parent ||
        !text.data.trim() ||
        parent.closest('font, script, style, noscript, svg, [translate=no]')
      )
        continue;
      if (/^(?:TEXTAREA|TITLE)$/.test(parent.tagName)) continue;
      const font = document.createElement('font');
      const inner = document.createElement('font');
      // A new text node replaces the old one, which React still references.
      inner.append(text.data);
      font.append(inner);
      text.replaceWith(font);
    }
  };
  const observer = new MutationObserver(() => {
    observer.disconnect();
    wrapTexts();
    observe();
  });
  const observe = () =>
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  wrapTexts();
  observe();
}

// Translates after hydration: a page translated before the first touch stays HTML (lib/shared/loader/loader.test.ts).
const openTranslated = async (page: Page, address: string) => {
  await page.goto(address);
  await focusPage(page);
  await untilHydrated(page);
  await page.evaluate(translate);
};

test('a visitor registers on a translated page with a photo, another photo and none, and gets pass and email', async ({
  page,
}) => {
  needOpenForms();
  await openTranslated(page, '/aptech-vision-vistor');
  const person = await fillVisitor(page);
  const removeButton = page.getByRole('button', { name: 'Remove photo' });
  await expect(removeButton).toBeVisible();
  const otherPhoto = { ...(await smallPhoto()), name: 'other.jpg' };
  await page
    .getByLabel('Profile image')
    .setInputFiles({ ...otherPhoto, buffer: Buffer.concat([otherPhoto.buffer, Buffer.alloc(20_000)]) });
  await removeButton.click();
  await expect(removeButton).toHaveCount(0);
  await page.getByLabel('Profile image').setInputFiles(await smallPhoto());
  await page.getByLabel('Email').fill('nobody');
  await registerButton(page).click();
  await expect(page.getByRole('group', { name: 'There is a problem' })).toContainText(
    'Invalid email address',
  );
  await page.getByLabel('Email').fill(person.email);
  await registerButton(page).click();
  const attendee = await expectRegistered(page, person);
  await expect.poll(() => emailsContaining(person.email).length).toBe(1);
  await page.getByRole('link', { name: 'Open your pass page' }).click();
  await expect(page.getByText(attendee?.id ?? '').first()).toBeVisible();
});

test('on translated pages finding a class and a centre, opening a tab, searching and saving a course work', async ({
  page,
}) => {
  await collectedBatches(page.request);
  await openTranslated(page, '/batches?page=1');
  const cities = page.getByRole('combobox', { name: 'City', exact: true });
  const [count] = /\d+/.exec((await cities.locator('option').nth(1).textContent()) ?? '') ?? [];
  await cities.selectOption({ index: 1 });
  await expect(page).toHaveURL(/\/batches\?.*city=/);
  await expect(page.getByRole('main')).toContainText(`${count} class`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveURL('/about');

  await openTranslated(page, '/locations');
  const centreSearch = page.getByRole('main').getByRole('searchbox').first();
  await centreSearch.fill('clifton');
  await centreSearch.press('Enter');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Clifton/ })
      .first(),
  ).toBeVisible();

  await openTranslated(page, '/courses');
  const tab = page.locator('[data-tab]').nth(1);
  const panel = page.locator((await tab.getAttribute('href')) ?? '');
  await tab.click();
  await expect(panel).toBeVisible();

  await openTranslated(page, '/search');
  await page.getByLabel('Explore courses, events, and locations').fill('java');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=java/);

  await openTranslated(page, '/courses-adse');
  const saveButton = page.locator('main button[aria-pressed]').first();
  await saveButton.click();
  await expect(saveButton).toHaveAttribute('aria-pressed', 'true');
  await expect(saveButton).toContainText('Saved');
  await saveButton.click();
  await expect(saveButton).toHaveAttribute('aria-pressed', 'false');
});

test('control: the translation in these tests detaches text nodes that a script still references', async ({
  page,
}) => {
  await page.goto('/about');
  await page.evaluate(() => {
    const heldText = document.createTextNode('Text');
    document.querySelector('h1')?.replaceChildren(heldText, document.createElement('b'));
    Reflect.set(window, 'held', heldText);
  });
  await page.evaluate(translate);
  const remove = () =>
    page.evaluate(() => void document.querySelector('h1')?.removeChild(Reflect.get(window, 'held') as Node));
  await expect(remove()).rejects.toThrow('NotFoundError');
});
