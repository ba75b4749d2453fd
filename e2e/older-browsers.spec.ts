import type { Page } from '@playwright/test';
import { missingFrom } from '../tests/support/built-ins';
import { collectedBatches } from './support/batches';
import { fillEnquiry, pressEnquire } from './support/enquiry';
import { expectRegistered, fillVisitor, register } from './support/registration';
import { outbox } from './support/server';
import { expect, test } from './support/test';
import { untilHydrated } from './support/untouched';

// The journeys of e2e/engines in current Chromium without the built-ins that a browser of the list `full` in
// package.json lacks.
const missing = missingFrom('full');
test.beforeEach(({ page }) =>
  page.addInitScript((names: readonly (readonly [string, string])[]) => {
    for (const [owner, name] of names) {
      const whole = Reflect.get(globalThis, owner) as { prototype?: object } | undefined;
      if (whole) Reflect.deleteProperty(whole, name.replace(/_static$/, ''));
      if (whole?.prototype) Reflect.deleteProperty(whole.prototype, name);
    }
  }, missing),
);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

test('built-ins that a listed browser lacks are removed, the others are kept', async ({ page }) => {
  await open(page, '/');
  const kinds = await page.evaluate(() =>
    [
      ...[Reflect.get(Map, 'groupBy'), Reflect.get(Array.prototype, 'toSorted')],
      ...[Reflect.get(AbortSignal, 'any'), Reflect.get(Set.prototype, 'symmetricDifference')],
      ...[Reflect.get(Intl, 'Segmenter'), Reflect.get(Element.prototype, 'checkVisibility')],
      ...[Array.prototype.at, Object.hasOwn, Element.prototype.closest],
    ].map((one) => typeof one),
  );
  expect(kinds).toEqual([...Array<string>(6).fill('undefined'), ...Array<string>(3).fill('function')]);
});

test('a registration with a photo gives the pass and one email', async ({ page }) => {
  await open(page, '/aptech-vision-vistor');
  const person = await fillVisitor(page);
  await register(page).click();
  await expectRegistered(page, person);
  const drawn = () =>
    page
      .locator('img[src*="/pass"]')
      .evaluateAll((all: HTMLImageElement[]) => all.map((one) => one.naturalWidth > 0));
  await expect.poll(drawn).toContain(true);
  await expect.poll(() => outbox(person.email).length).toBe(1);
});

test('an enquiry ends in a greeting by name', async ({ page }) => {
  await open(page, '/about');
  await pressEnquire(page);
  const panel = page.getByRole('dialog');
  await expect(panel).toBeVisible();
  await fillEnquiry(panel);
  await panel.getByRole('button', { name: /^Done/ }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Ayesha Sample' })).toBeVisible();
});

test('a class is found by its course, saved and listed', async ({ page }) => {
  const { choices } = await collectedBatches(page.request);
  const course = choices.course.find(({ count }) => count > 0)?.value ?? '';
  // With a page number: the list without one may be a copy from before classes were collected.
  await open(page, '/batches?page=1');
  await page.getByRole('combobox', { name: 'Course', exact: true }).selectOption(course);
  await expect(page).toHaveURL(`/batches?course=${course}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Save ?:/ })
    .first()
    .click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Saved/ })
    .click();
  await expect(page).toHaveURL(/saved\?classes=/);
});

test('a centre is found by name, and a tab opens', async ({ page }) => {
  await open(page, '/locations');
  await page.getByRole('main').getByRole('searchbox').fill('clifton');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Clifton/ })
      .first(),
  ).toBeVisible();
  await open(page, '/courses');
  await page.getByRole('tab', { name: 'Smart Pro' }).click();
  await expect(page).toHaveURL('/courses#smart-pro');
});

test('the search suggests while typing', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox').fill('clifton');
  await expect(page.getByRole('option', { name: /^Clifton/ }).first()).toBeVisible();
});
