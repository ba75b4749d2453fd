import type { Locator, Page } from '@playwright/test';
import { pressEnquire } from './support/enquiry';
import { expectRegistered, fillVisitor, register, smallPhoto, type Person } from './support/registration';
import { expect, test } from './support/test';
import { live, setLine, untilHydrated } from './support/untouched';

// A page that throws, or whose scripts do not load, continues as the page without scripts (docs/decisions/021).

/**
 * Makes the next node that React inserts throw, as in a page modified by an extension. Clicks `press` at once, before React
 * inserts anything else.
 */
const breakReact = (page: Page, press?: Locator) =>
  (press ?? page.locator('html')).evaluate((element: HTMLElement, isPressed) => {
    const { insertBefore, appendChild } = Node.prototype;
    const breaking = (insert: (...args: never[]) => unknown) =>
      function (this: Node, ...args: never[]) {
        if (!(this instanceof Element && this.closest('main, dialog'))) return insert.apply(this, args);
        Object.assign(Node.prototype, { insertBefore, appendChild });
        throw new Error('broken on purpose');
      };
    Object.assign(Node.prototype, {
      insertBefore: breaking(insertBefore),
      appendChild: breaking(appendChild),
    });
    if (isPressed) element.click();
  }, Boolean(press));

/** Expects a page without scripts: the root has no mark, and React is not attached. */
async function expectHtml(page: Page): Promise<void> {
  await expect(page.locator('html:not([data-scripts])')).toBeAttached();
  await expect(live(page)).toHaveCount(0);
}

async function fill(page: Page): Promise<Person> {
  await page.goto('/aptech-vision-vistor');
  await untilHydrated(page);
  return fillVisitor(page);
}

test.beforeEach(({ allowErrors }) => allowErrors(/broken on purpose/));

test('a form that throws reloads with typed values, asks for the photo again, and registers', async ({
  page,
}) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  const person = await fill(page);
  await breakReact(page);
  await page.getByLabel('Email').fill('nobody');
  await page.getByLabel('Email').blur();
  await expectHtml(page);
  await expect(page.getByLabel('First name')).toHaveValue(person.firstName);
  await expect(page.getByLabel('Email')).toHaveValue('nobody');
  await expect(page.getByRole('radio', { name: 'Professional' })).toBeChecked();
  await expect(page.getByLabel('Designation')).toHaveValue('Analyst');
  await expect(page.getByText(/choose it again|choose your photo again/i)).toBeVisible();
  expect(loads).toBe(2);

  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Profile image').setInputFiles(await smallPhoto());
  await register(page).click();
  await expectRegistered(page, person);
});

test('an accepted registration is shown even if the page throws during sending or on the response', async ({
  page,
}) => {
  for (const when of ['with the answer', 'while it is sent'] as const) {
    await page.route(
      '**/api/registrations/visitor',
      async (route) => {
        await breakReact(page);
        if (when === 'while it is sent') {
          await page.getByLabel('Email').fill('nobody');
          await expect(page.getByText('One moment.')).toBeVisible();
        }
        await route.continue();
      },
      { times: 1 },
    );
    const person = await fill(page);
    await register(page).click();
    await expect(page, when).toHaveURL(/\/registration\/visitor\?outcome=registered&pass=/);
    await expectRegistered(page, person);
    await expectHtml(page);
    await expect(page.getByRole('link', { name: 'Open your pass page' })).toBeVisible();
  }
});

test('an enquiry sidebar that throws reloads as the enquiry page', async ({ page }) => {
  await page.goto('/about');
  await untilHydrated(page);
  await pressEnquire(page);
  const panel = page.getByRole('dialog');
  await panel.getByLabel('Mobile number').fill('0300 1112223');
  await panel.getByLabel('Name').fill('Ayesha Sample');
  await breakReact(page, panel.getByRole('button', { name: 'Go' }));
  await expect(page).toHaveURL('/enquire');
  await expectHtml(page);
  await expect(page.getByLabel('Mobile number')).toHaveValue('0300 1112223');
  await expect(page.getByLabel('Name')).toHaveValue('Ayesha Sample');
});

test.describe('before the first touch', () => {
  test.use({ untouched: true });

  test('a page whose scripts cannot be loaded stays HTML and works without scripts', async ({
    page,
    context,
    allowErrors,
  }) => {
    allowErrors(/ERR_FAILED/);
    await setLine(context, { effectiveType: '3g', saveData: false });
    await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
    await page.goto('/courses-adse');
    const save = page.getByRole('main').getByRole('button', { name: /^Save/ }).first();
    await save.click();
    // The second press retries.
    await expect(async () => {
      await page.mouse.click(5, 500);
      await expect(save).toBeHidden({ timeout: 500 });
    }).toPass();
    await expectHtml(page);
    await page.goto('/pass');
    await page.mouse.click(5, 500);
    await page.getByLabel('Email address').fill('nobody');
    await page.getByRole('button', { name: 'Send my pass' }).click();
    await expect(page.getByText('Invalid email address').first()).toBeVisible();
  });
});
