import type { Locator, Page } from '@playwright/test';
import { needOpenForms, registerButton } from '@/tests/support/e2e/fill-registration';
import { expect, test } from '@/tests/support/e2e/test';

needOpenForms();

// The first press of a button counts, even if leaving the field before it shows a message (docs/product/forms.md#f1).

const topOf = async (button: Locator) => (await button.boundingBox())?.y ?? 0;
const middleOf = async (button: Locator): Promise<[number, number]> => {
  await button.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  return [x + width / 2, y + height / 2];
};

async function withMouse(button: Locator): Promise<void> {
  const { mouse } = button.page();
  const [x, y] = await middleOf(button);
  const top = await topOf(button);
  await mouse.move(x, y);
  await mouse.down();
  // Anything shown at once on leaving the field would be painted by then.
  await button.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  // A pressed button moves down by one pixel.
  expect(Math.abs((await topOf(button)) - top)).toBeLessThanOrEqual(1);
  await mouse.up();
}
async function withFinger(button: Locator): Promise<void> {
  const [x, y] = await middleOf(button);
  await button.page().touchscreen.tap(x, y);
}

const errorSummaryOf = (page: Page) => page.getByRole('group', { name: 'There is a problem' });
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Find the perfect career guidance' });

// A moving target would be gone when it is pressed: a panel that slides in, a page that still scrolls to a field.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('by a finger at 360', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });
  test('the first press counts on Go, from a wrong number and from an email that gets a suggestion, and on Done', async ({
    page,
  }) => {
    const goButton = panelOf(page).getByRole('button', { name: 'Go' });
    await page.goto('/about?enquire=');
    // The first two presses leave errors in the fields of their steps.
    await panelOf(page).getByLabel('Mobile number').fill('12');
    await panelOf(page).getByLabel('Name').fill('');
    await withFinger(goButton);
    await expect(panelOf(page).getByText('Step 2 of 3')).toBeVisible();
    await panelOf(page).getByLabel('Email').fill('ali@gmial.com');
    await withFinger(goButton);
    await expect(panelOf(page).getByText('Step 3 of 3')).toBeVisible();
    await panelOf(page).getByLabel('Message').fill('x'.repeat(60));
    await withFinger(panelOf(page).getByRole('button', { name: 'Done' }));
    await expect(errorSummaryOf(page)).toBeFocused();
  });
});

test('the first press counts on Register, from a name whose message has two lines', async ({ page }) => {
  await page.goto('/aptech-vision-vistor');
  await page.getByLabel('First name').fill('<b>Ali</b>');
  await withMouse(registerButton(page));
  await expect(errorSummaryOf(page)).toBeFocused();
});

test('messages take little room, and no field moves while it is typed into', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/aptech-vision-vistor');
  await page.getByLabel('Email').fill('ali@gmial.com');
  const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  const heightBefore = await readHeight();
  await page.getByLabel('Email').press('Tab');
  await expect(page.getByRole('button', { name: 'gmail.com?' })).toBeVisible();
  await page.getByLabel('Phone number').press('Tab');
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(
    /Error: Phone number is required/,
  );
  await expect.poll(readHeight).toBeGreaterThan(heightBefore);
  expect(await readHeight()).toBeLessThanOrEqual(heightBefore + 2 * 16);
  const phoneField = page.getByLabel('Phone number');
  await phoneField.focus();
  const { y } = (await phoneField.boundingBox())!;
  await phoneField.pressSequentially('03001234567');
  await expect(phoneField).not.toHaveAttribute('aria-invalid');
  expect((await phoneField.boundingBox())!.y).toBe(y);
});
