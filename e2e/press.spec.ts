import { walkedAddresses } from './support/addresses';
import { expect, test } from './support/test';
import { live, scriptsOf, setLine } from './support/untouched';

// What is pressed, counted and scrolled before React is there (docs/decisions/021). Menus, tabs and forms: light.spec.ts.

test.use({ untouched: true });
test.beforeEach(({ context }) => setLine(context, { effectiveType: '3g', saveData: false }));

test.describe('a control that needs a script', () => {
  test.use({ hasTouch: true });

  for (const when of ['before', 'while', 'after'] as const)
    for (const how of ['mouse', 'touch', 'keyboard'] as const)
      test(`pressed once by ${how} ${when} the scripts load, answers once`, async ({ page }) => {
        await page.goto('/courses-adse');
        const save = page.locator('main button[aria-pressed]').first();
        if (when !== 'before') await page.mouse.move(200, 600, { steps: 2 });
        if (when === 'after') await expect(live(page)).toBeAttached();
        if (how === 'touch') await save.tap();
        else if (how === 'mouse') await save.click();
        else {
          await save.focus();
          await page.keyboard.press('Enter');
        }
        await expect(live(page)).toBeAttached();
        await expect(save).toHaveAttribute('aria-pressed', 'true');
      });
});

test('what is saved is counted on the next page, and low data is switched, without a script', async ({
  page,
}) => {
  await page.goto('/courses-adse');
  await page.locator('main button[aria-pressed]').first().click();
  await expect(page.locator('main button[aria-pressed=true]').first()).toBeVisible();
  await page.goto('/faq');
  const saved = page.getByRole('banner').locator('a[data-saved]').first();
  await expect(saved).toHaveAttribute('href', /\/saved\?courses=adse&/);
  await expect(saved).toContainText('1');
  const lowData = page.getByRole('switch', { name: /^Low data/ });
  await expect(lowData).toHaveAttribute('aria-checked', 'true');
  await lowData.evaluate((element: HTMLElement) => element.click());
  await expect(lowData).toHaveAttribute('aria-checked', 'false');
  expect(await scriptsOf(page)).toBe(0);
  await page.mouse.click(5, 500);
  await expect(live(page)).toBeAttached();
  await expect(lowData).toHaveAttribute('aria-checked', 'false');
  await expect(saved).toContainText('1');
  await lowData.click();
  await expect(lowData).toHaveAttribute('aria-checked', 'true');
});

test('the banners scroll before the scripts, and go on from the slide that is shown', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => localStorage.setItem('low-data', 'off'));
  await page.goto('/');
  const banners = page.getByRole('region', { name: 'Banners' });
  const slides = banners.locator('div').first();
  await slides.evaluate((element) => element.scrollTo({ left: element.clientWidth, behavior: 'instant' }));
  expect(await scriptsOf(page)).toBe(0);
  const shown = await banners.getByRole('link').nth(1).getAttribute('href');
  await page.keyboard.press('Shift');
  await banners.hover();
  const active = banners.locator('.swiper-slide-active');
  await expect(active.getByRole('link')).toHaveAttribute('href', shown ?? '');
});

test('a page made later comes to life with its own data', async ({ page, request }) => {
  await page.goto(walkedAddresses.find((path) => path.startsWith('/centre?')) ?? '');
  const data = await page.locator('script[data-first]').getAttribute('data-src');
  expect(await page.content()).not.toContain('__next_f');
  await page.mouse.click(5, 500);
  await expect(live(page)).toBeAttached();
  const answer = await request.get(data ?? '');
  expect(answer.headers()['cache-control']).toContain('immutable');
  expect(await answer.text()).toContain('self.__next_f.push');
});

test('what is typed before the search panel has loaded goes on in it', async ({ page }) => {
  await page.goto('/about');
  await page.mouse.click(5, 500);
  await expect(live(page)).toBeAttached();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/_next\/static\/chunks\//, async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.keyboard.type('pyt');
  await expect(page.getByRole('searchbox')).toHaveValue('pyt');
  release();
  const field = page.getByRole('combobox');
  await expect(field).toHaveValue('pyt');
  await page.keyboard.type('hon');
  await expect(field).toHaveValue('python');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('the map is a link before the scripts', async ({ page }) => {
  await page.goto(walkedAddresses.find((path) => path.startsWith('/centre?')) ?? '');
  const map = page.getByRole('main').getByRole('link', { name: /^Show map/ });
  await expect(map).toHaveAttribute('target', '_blank');
  await map.evaluate((element: HTMLElement) => {
    element.addEventListener('click', (event) => event.preventDefault());
    element.click();
  });
  expect(await scriptsOf(page)).toBe(0);
});
