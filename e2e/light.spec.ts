import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { walkedAddresses } from './support/addresses';
import { expect, test } from './support/test';
import { live, scriptsOf, setLine, untilHydrated } from './support/untouched';

// Pages whose scripts wait for the visitor (docs/decisions/021): nothing pressed or typed in the meantime is lost.

test.use({ untouched: true });

test.beforeEach(({ context }) => setLine(context, { effectiveType: '3g', saveData: false }));

test('scripts load automatically on a fast connection, but not on a slow one, with Save-Data or low data', async ({
  browser,
  baseURL,
}) => {
  const visit = async (line: { effectiveType: string; saveData: boolean }, lowData: boolean) => {
    const context = await browser.newContext(baseURL ? { baseURL } : {});
    await setLine(context, line);
    if (lowData) await context.addInitScript(() => localStorage.setItem('low-data', 'on'));
    const page = await context.newPage();
    await page.goto('/about');
    return page;
  };
  const fast = await visit({ effectiveType: '4g', saveData: false }, false);
  const others = await Promise.all([
    visit({ effectiveType: '4g', saveData: true }, false),
    visit({ effectiveType: '3g', saveData: false }, false),
    visit({ effectiveType: '4g', saveData: false }, true),
  ]);
  await expect(live(fast)).toBeAttached();
  for (const page of others) {
    expect(await scriptsOf(page)).toBe(0);
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
    await page.context().close();
  }
  await fast.context().close();
});

test('going back shows the page from the back/forward cache', async ({ browser, baseURL, launchOptions }) => {
  const executablePath = '/usr/bin/chromium';
  test.skip(
    !existsSync(executablePath),
    'the headless shell keeps no page for going back, and Chromium is not here',
  );
  // Playwright disables the back/forward cache by default.
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  const own = await browser.browserType().launch({ ...launchOptions, executablePath, ignoreDefaultArgs });
  const page = await own.newPage(baseURL ? { baseURL } : {});
  const centre = walkedAddresses.find((path) => path.startsWith('/centre?')) ?? '';
  for (const path of ['/', centre, '/aptech-vision-vistor'])
    // With little memory the browser does not restore pages.
    await expect(async () => {
      await page.goto(path);
      await page.mouse.click(5, 500);
      await expect(live(page)).toBeAttached();
      await page.evaluate(() =>
        addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'kept', persisted)),
      );
      await page.goto('/faq');
      // Playwright waits for a load event, which a restored page does not send.
      await page.evaluate(() => history.back()).catch(() => undefined);
      await expect
        .poll(() => page.evaluate(() => Reflect.get(window, 'kept')).catch(() => false), { timeout: 10_000 })
        .toBe(true);
    }, path).toPass({ timeout: 60_000 });
  await own.close();
});

const alumniLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Alumni' }).first();

test("on a fast connection a link's page is prefetched before the press", async ({ page, context }) => {
  await setLine(context, { effectiveType: '4g', saveData: false });
  await page.goto('/faq');
  // The moving mouse requests the scripts, which do not arrive.
  await page.evaluate(() => document.querySelectorAll('[data-src]').forEach((script) => script.remove()));
  await expect(page.locator('script[type=speculationrules]')).toBeAttached();
  const fetched = context.waitForEvent('request', (request) => request.url().endsWith('/alumni'));
  await alumniLink(page).hover();
  expect((await (await fetched).allHeaders())['sec-purpose']).toContain('prefetch');
});

/** URLs of pages that Next prefetches or loads from now on. */
function payloadsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (searchParams.has('_rsc')) asked.push(pathname);
  });
  return asked;
}

test('after hydration only the page of a link under a resting mouse is prefetched', async ({
  page,
  context,
}) => {
  await setLine(context, { effectiveType: '4g', saveData: false });
  const asked = payloadsOf(page);
  await page.goto('/faq');
  await page.locator('#main').focus();
  await untilHydrated(page);
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
  await alumniLink(page).hover();
  await expect.poll(() => asked).toContain('/alumni');
  expect(asked.filter((path) => path !== '/alumni')).toEqual([]);
});

test('with data saving no page is prefetched', async ({ page }) => {
  const asked = payloadsOf(page);
  await page.goto('/faq');
  await page.locator('#main').focus();
  await untilHydrated(page);
  await alumniLink(page).hover();
  await untilHydrated(page);
  expect(asked).toEqual([]);
  await alumniLink(page).click();
  await expect(page).toHaveURL('/alumni');
  expect(asked).toContain('/alumni');
});

test('a bar shows that the page of a followed link is loading', async ({ page }) => {
  await page.goto('/faq');
  await page.locator('#main').focus();
  await untilHydrated(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/alumni?_rsc=*', async (route) => {
    await released;
    await route.continue();
  });
  await alumniLink(page).click();
  const bar = page.getByRole('progressbar', { name: 'Loading the page' });
  await expect(bar).toBeVisible();
  expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 0 });
  release();
  await expect(page).toHaveURL('/alumni');
  await expect(bar).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true });

  test('the menu opens before the scripts load and stays open', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('link', { name: 'Navigation' }).tap();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu).toBeVisible();
    await expect(live(page)).toBeAttached();
    await expect(page.getByRole('button', { name: 'Navigation' })).toHaveAttribute('aria-expanded', 'true');
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: 'Courses' }).tap();
    await expect(menu.getByRole('link', { name: 'Tableau' })).toBeVisible();
  });

  test('following a link loads no script', async ({ page }) => {
    await page.goto('/about');
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/\/_next\/.*\.js/.test(request.url())) scripts.push(request.url());
    });
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).tap();
    await expect(page).toHaveURL('/');
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
  });
});

test('before the scripts load the first tab is selected; another opens at once and stays open', async ({
  page,
}) => {
  await page.goto('/alumni');
  const tabs = page.locator('[data-tab]');
  const background = (index: number) =>
    tabs.nth(index).evaluate((tab) => getComputedStyle(tab).backgroundColor);
  const chosen = await background(0);
  expect(await background(1)).not.toBe(chosen);
  const target = (await tabs.nth(1).getAttribute('href')) ?? '';
  await tabs.nth(1).evaluate((tab: HTMLElement) => tab.click());
  await expect(page.locator(target)).toBeVisible();
  await expect(live(page)).toBeAttached();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator(target)).toBeVisible();
  await expect.poll(() => background(1)).toBe(chosen);
});

test('find-in-page opens a collapsed panel, before and without scripts', async ({ page }) => {
  // A text fragment works like find-in-page.
  await page.goto('/affiliations#:~:text=Credit%20Transfer%20Facility');
  await expect(page.getByText('Credit Transfer Facility').first()).toBeVisible();
  await expect(page).toHaveURL(/\/affiliations#[a-z-]+$/);
  expect(await scriptsOf(page)).toBe(0);
  await page.mouse.click(5, 500);
  await expect(live(page)).toBeAttached();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('International University');
});

test('the enquiry page does not shift on hydration', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved += Number(Reflect.get(entry, 'value'));
      Reflect.set(window, 'moved', moved);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The font arrives after the first paint: its fallback has its metrics.
  const font = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await font.promise;
    await route.continue();
  });
  await page.goto('/enquire', { waitUntil: 'domcontentloaded' });
  await expect(page.getByLabel('City')).toBeVisible();
  await page.waitForFunction(
    () => performance.now() > 1_000 && performance.getEntriesByType('paint').length > 0,
  );
  font.resolve();
  await page.waitForLoadState('networkidle');
  await page.mouse.click(5, 500);
  await untilHydrated(page);
  await expect(page.getByLabel('City')).toBeVisible();
  expect(await page.evaluate(() => Number(Reflect.get(window, 'moved') ?? 0))).toBeLessThan(0.01);
});

// Pairwise combinations of control, input method and moment.
for (const [name, opened, url, presses] of [
  ['Courses', '#menu-courses', '/courses', ['mouse before', 'keyboard while']],
  ['Search', '#search-panel', '/search', ['mouse while']],
  ['Enquire', 'dialog, [role=dialog]', '/enquire', ['keyboard before']],
] as const)
  for (const press of presses) {
    const [how, when] = press.split(' ');
    test(`"${name}" pressed by ${press} the scripts load opens its panel or its page`, async ({ page }) => {
      await page.goto('/about');
      // A link that becomes a button on hydration.
      const target = page
        .getByRole('banner')
        .getByRole('link', { name })
        .or(page.getByRole('banner').getByRole('button', { name }))
        .first();
      if (when === 'while') await page.mouse.move(200, 600, { steps: 2 });
      if (how === 'mouse') await target.click({ noWaitAfter: true });
      else {
        await target.focus();
        await page.keyboard.press('Enter');
      }
      await expect
        .poll(async () => page.url().includes(url) || (await page.locator(opened).count()) > 0)
        .toBe(true);
    });
  }

test('the style sheets of a page are requested once', async ({ page }) => {
  await page.goto('/about');
  await page.mouse.click(5, 500);
  await expect(live(page)).toBeAttached();
  const sheets = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('.css')),
  );
  expect(sheets.length).toBeGreaterThan(0);
  expect(new Set(sheets).size).toBe(sheets.length);
  const linked = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(linked).size).toBe(linked.length);
});

test('a link with ?enquire opens the enquiry without a touch', async ({ page }) => {
  await page.goto('/about?enquire=MENU');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a reload starts at the top, and late scripts do not scroll', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await page.mouse.click(5, 500);
  await expect(live(page)).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(500);
});
