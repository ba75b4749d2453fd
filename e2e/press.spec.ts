import { expect, test } from './support/test';
import { live, scriptsOf, setLine, untilHydrated } from './support/untouched';

// Presses, counters and scrolling before hydration (docs/decisions/021). For menus, tabs and forms see light.spec.ts.

test.use({ untouched: true });
test.beforeEach(({ context }) => setLine(context, { effectiveType: '3g', saveData: false }));

test.describe('a control that needs a script', () => {
  test.use({ hasTouch: true });

  for (const [when, how] of [
    ['before', 'mouse'],
    ['before', 'keyboard'],
    ['while', 'touch'],
    ['while', 'keyboard'],
  ] as const)
    test(`pressed once by ${how} ${when} the scripts load, reacts once`, async ({ page }) => {
      await page.addInitScript(() => {
        let clicks = 0;
        // The loader stops a press that it will repeat before it gets here.
        document.addEventListener('click', () => Reflect.set(window, 'clicks', (clicks += 1)));
      });
      await page.goto('/courses-adse');
      const save = page.locator('main button[aria-pressed]').first();
      if (when === 'while') await page.mouse.move(200, 600, { steps: 2 });
      if (how === 'touch') await save.tap();
      else if (how === 'mouse') await save.click();
      else {
        await save.focus();
        await page.keyboard.press('Enter');
      }
      await untilHydrated(page);
      await expect(save).toHaveAttribute('aria-pressed', 'true');
      expect(await page.evaluate(() => Reflect.get(window, 'clicks') as number)).toBe(1);
      await expect(save).toHaveAttribute('aria-pressed', 'true');
    });
});

for (const address of ['/courses#smart-pro', '/courses-sp#flutter-apps'])
  test(`${address}: hydration neither scrolls nor shifts a page scrolled away from its fragment`, async ({
    page,
  }) => {
    await page.goto(address);
    const seen = page.getByRole('contentinfo').getByRole('link', { name: 'Placement' });
    await seen.evaluate((link) => {
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      const tops = new Set<number>();
      // In each frame: a press between two frames must hit the same target.
      const note = () => {
        tops.add(Math.round(link.getBoundingClientRect().top));
        requestAnimationFrame(note);
      };
      note();
      Reflect.set(window, 'tops', tops);
    });
    await page.mouse.move(200, 300, { steps: 2 });
    await untilHydrated(page);
    const tops = await page.evaluate(() => [...(Reflect.get(window, 'tops') as Set<number>)]);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(1);
    await expect(page.locator('body')).toBeFocused();
  });

test('saved items are counted on the next page and low data is switched without scripts', async ({
  page,
}) => {
  await page.goto('/courses-adse');
  await page.locator('main button[aria-pressed]').first().click();
  await expect(page.locator('main button[aria-pressed=true]').first()).toBeVisible();
  await page.goto('/faq');
  const saved = page.getByRole('banner').locator('a[data-saved]').first();
  await expect(saved).toHaveAttribute('href', /\/saved\?courses=adse$/);
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

test('the banners scroll before the scripts load, and the carousel continues from the visible slide', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    localStorage.setItem('low-data', 'off');
    // The carousel moves automatically, so its first slide is recorded.
    new MutationObserver((_, observer) => {
      const active = document.querySelector<HTMLElement>('.swiper-slide-active');
      if (!active) return;
      Reflect.set(window, 'firstSlide', active.dataset.swiperSlideIndex);
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['class'] });
  });
  await page.goto('/');
  const slides = page.getByRole('region', { name: 'Banners' }).locator('div').first();
  await slides.evaluate((element) => element.scrollTo({ left: element.clientWidth, behavior: 'instant' }));
  expect(await scriptsOf(page)).toBe(0);
  await page.keyboard.press('Shift');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'firstSlide'))).toBe('1');
});

test('the browser jumps to a fragment while the page loads, and scrolls smoothly after hydration', async ({
  page,
}) => {
  await page.goto('/courses#data-science');
  const root = page.locator('html');
  await expect(page.locator('#data-science')).toBeInViewport();
  await expect(root).toHaveCSS('scroll-behavior', 'auto');
  await page.keyboard.press('Shift');
  await expect(root).toHaveCSS('scroll-behavior', 'smooth');
  await expect(page.locator('#data-science')).toBeInViewport();
});

test('text typed before the search panel has loaded is kept', async ({ page }) => {
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
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('pyt');
  await expect(page.getByRole('searchbox')).toHaveValue('pyt');
  release();
  const field = page.getByRole('combobox');
  await expect(field).toHaveValue('pyt');
  await expect(field).toBeFocused();
  await page.keyboard.type('hon');
  await expect(field).toHaveValue('python');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('the video loads only when pressed, and the first press plays it in place', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => request.url().endsWith('.mp4') && films.push(request.url()));
  await page.goto('/');
  const play = page.getByRole('button', { name: /^Play the video/ });
  await play.scrollIntoViewIfNeeded();
  expect(films).toEqual([]);
  await play.click();
  await expect(page.getByRole('main').locator('video[controls]')).toBeVisible();
  await expect.poll(() => films.length).toBeGreaterThan(0);
  await expect(page).toHaveURL('/');
});
