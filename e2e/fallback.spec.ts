import type { Page } from '@playwright/test';
import {
  expectRegistered,
  fillVisitor,
  needOpenForms,
  registerButton,
} from '@/tests/support/e2e/fill-registration';
import { hydratedLocator } from '@/tests/support/e2e/hydration';
import { expect, test } from '@/tests/support/e2e/test';

needOpenForms();

/** Makes the next insertion into `main` throw, as in a page modified by an extension. */
const breakReact = (page: Page) =>
  page.evaluate(() => {
    const { insertBefore, appendChild } = Node.prototype;
    const throwInMain = (insert: (...args: never[]) => unknown) =>
      function (this: Node, ...args: never[]) {
        if (!(this instanceof Element && this.closest('main'))) return insert.apply(this, args);
        Object.assign(Node.prototype, { insertBefore, appendChild });
        throw new Error('broken on purpose');
      };
    Object.assign(Node.prototype, {
      insertBefore: throwInMain(insertBefore),
      appendChild: throwInMain(appendChild),
    });
  });

async function expectHtml(page: Page): Promise<void> {
  await expect(page.locator('html:not([data-scripts])')).toBeAttached();
  await expect(hydratedLocator(page)).toHaveCount(0);
}

test('a form that throws keeps its answers when loaded again; if it throws again, it works without scripts', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/broken on purpose/);
  await page.goto('/aptech-vision-vistor');
  const person = await fillVisitor(page);
  const breakAndLoad = async () => {
    await breakReact(page);
    await page.getByLabel('Email').fill('nobody');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await page.getByRole('button', { name: 'Load the page again' }).click();
  };
  await breakAndLoad();
  await expect(page.getByText('Choose your photo again.')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue(person.firstName);
  await expect(page.getByLabel('Email')).toHaveValue('nobody');
  await expect(page.getByRole('radio', { name: 'Professional' })).toBeChecked();
  await expect(page.getByLabel('Designation')).toHaveValue('Analyst');

  await breakAndLoad();
  await expectHtml(page);
  await fillVisitor(page, undefined, person);
  await registerButton(page).click();
  await expectRegistered(page, person);
});
