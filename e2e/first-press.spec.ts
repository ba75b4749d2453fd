import type { Locator, Page } from '@playwright/test';
import { register } from './support/registration';
import { expect, test } from './support/test';
import { untilHydrated } from './support/untouched';

// The first press of a button counts, even if leaving the field before it shows a message (docs/product/forms.md#f1).

type Press = (button: Locator) => Promise<void>;

/** The top of a button in the window; a pressed button moves down by one pixel. */
const topOf = async (button: Locator) => (await button.boundingBox())?.y ?? 0;
const middleOf = async (button: Locator): Promise<[number, number]> => {
  await button.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  return [x + width / 2, y + height / 2];
};

/** Holds the mouse button for as long as a message needs to appear: the button must not move. */
const withMouse: Press = async (button) => {
  const { mouse } = button.page();
  const [x, y] = await middleOf(button);
  const top = await topOf(button);
  await mouse.move(x, y);
  await mouse.down();
  // Anything shown at once on leaving the field would be painted by then.
  await button.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(Math.abs((await topOf(button)) - top)).toBeLessThanOrEqual(1);
  await mouse.up();
};
const withFinger: Press = async (button) => {
  const [x, y] = await middleOf(button);
  await button.page().touchscreen.tap(x, y);
};

const problem = (page: Page) => page.getByRole('group', { name: 'There is a problem' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Find the perfect career guidance' });
/** The native select that the scripts hide behind a text field. */
const enhanced = (page: Page, name: string) => page.locator(`select[name=${name}][hidden]`);

for (const [way, press, options] of [
  ['the mouse at 1280', withMouse, { viewport: { width: 1280, height: 900 } }],
  ['a finger at 360', withFinger, { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }],
] as const)
  test.describe(`the first press by ${way}`, () => {
    // A moving target would be missed: a panel sliding in, a page scrolling to a field.
    test.use({ ...options, contextOptions: { reducedMotion: 'reduce' } });

    test('counts on Go, after an invalid number and after an email with a suggestion, and on Done', async ({
      page,
    }) => {
      const go = panel(page).getByRole('button', { name: 'Go' });
      await page.goto('/about?enquire=&step=1');
      // The first two leave errors in their fields.
      await panel(page).getByLabel('Mobile number').fill('12');
      await panel(page).getByLabel('Name').fill('');
      await press(go);
      await expect(panel(page).getByText('Step 2 of 3')).toBeVisible();
      await panel(page).getByLabel('Email').fill('ali@gmial.com');
      await press(go);
      await expect(panel(page).getByText('Step 3 of 3')).toBeVisible();
      await panel(page).getByLabel('Message').fill('x'.repeat(60));
      await press(panel(page).getByRole('button', { name: 'Done' }));
      await expect(problem(page)).toBeFocused();
    });

    test('counts on Register, even after a name whose message has two lines', async ({ page }) => {
      await page.goto('/aptech-vision-vistor');
      await expect(enhanced(page, 'university')).toBeAttached();
      for (const [label, text] of [
        ['Email', 'ali@gmial.com'],
        ['First name', '<b>Ali</b>'],
      ] as const) {
        await page.getByLabel(label).fill(text);
        await press(register(page));
        await expect(problem(page)).toBeFocused();
        await page.reload();
        await expect(enhanced(page, 'university')).toBeAttached();
      }
    });
  });

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('the first press counts on feedback, on "Send my pass", on the page /enquire and in the search', async ({
    page,
  }) => {
    await page.goto('/feedback');
    await expect(enhanced(page, 'centresId')).toBeAttached();
    await page.getByLabel('Student name').fill('');
    await withMouse(page.getByRole('button', { name: 'Submit Feedback' }));
    await expect(problem(page)).toBeFocused();

    await page.goto('/pass');
    await untilHydrated(page);
    await page.getByLabel('Email address').fill('not an address');
    await withMouse(page.getByRole('button', { name: 'Send my pass' }));
    await expect(problem(page)).toBeFocused();

    await page.goto('/enquire');
    await untilHydrated(page);
    await page.getByLabel('Email').fill('ali@gmial.com');
    await withMouse(page.getByRole('button', { name: 'Done' }));
    await expect(problem(page)).toBeFocused();

    await page.goto('/search');
    await page.getByLabel('Explore courses, events, and locations').fill('java');
    await withMouse(page.getByRole('main').getByRole('button', { name: 'Search' }));
    await expect(page).toHaveURL(/\/search\?q=java/);
  });
});

test('a message fills reserved space: leaving a field by Tab shifts nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/aptech-vision-vistor');
  await expect(enhanced(page, 'university')).toBeAttached();
  await page.getByLabel('Email').fill('ali@gmial.com');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.getByLabel('Email').press('Tab');
  await expect(page.getByRole('button', { name: 'gmail.com?' })).toBeVisible();
  await page.getByLabel('Phone number').press('Tab');
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(
    /Error: Phone number is required/,
  );
  await expect.poll(height).toBe(before);
});
