import type { Locator, Page } from '@playwright/test';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  hydratedLocator,
  setConnection,
  focusPage,
  untilHydrated,
  untilIdle,
} from '@/tests/support/e2e/hydration';
import { expect, test } from '@/tests/support/e2e/test';

// Pages whose scripts wait for the visitor (docs/decisions/021).

test.use({ untouched: true });

const alumniLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Alumni' }).first();

function payloadsOf(page: Page): string[] {
  const payloadPaths: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (searchParams.has('_rsc')) payloadPaths.push(pathname);
  });
  return payloadPaths;
}

test('after hydration only the page of a link under the mouse is prefetched, and on a slow connection none', async ({
  page,
  context,
}) => {
  for (const effectiveType of ['4g', '3g']) {
    await setConnection(context, { effectiveType, saveData: false });
    await page.goto('/faq');
    await focusPage(page);
    await untilHydrated(page);
    const payloadPaths = payloadsOf(page);
    await alumniLink(page).hover();
    await untilIdle(page);
    if (effectiveType === '4g') await expect.poll(() => payloadPaths).toContain('/alumni');
    expect(payloadPaths.filter((path) => path !== '/alumni')).toEqual([]);
    if (effectiveType === '3g') expect(payloadPaths).toEqual([]);
  }
});

test('a bar shows that the page of a followed link is loading', async ({ page }) => {
  await page.goto('/faq');
  await focusPage(page);
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

test('before the scripts load the first tab is selected; another opens at once and stays open', async ({
  page,
}) => {
  await page.goto('/alumni');
  const tabs = page.locator('[data-tab]');
  const readBackground = (index: number) =>
    tabs.nth(index).evaluate((tab) => getComputedStyle(tab).backgroundColor);
  const chosenBackground = await readBackground(0);
  expect(await readBackground(1)).not.toBe(chosenBackground);
  const target = (await tabs.nth(1).getAttribute('href')) ?? '';
  await tabs.nth(1).evaluate((tab: HTMLElement) => tab.click());
  await expect(page.locator(target)).toBeVisible();
  await expect(hydratedLocator(page)).toBeAttached();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator(target)).toBeVisible();
  await expect.poll(() => readBackground(1)).toBe(chosenBackground);
});

test('the first paint leaves out what is below the view, and nothing in the view moves afterwards', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-scripts', '');
  const measureView = async () => [
    await page
      .locator('footer a')
      .first()
      .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true })),
    await page
      .locator(':is(#first-view, #first-view + *) :is(h1, a)')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().y)),
  ];
  const [, places] = await measureView();
  await root.evaluate(async ({ dataset }) => {
    dataset.scripts = 'first';
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
  expect(await measureView()).toEqual([false, places]);
});

test('a page of which half the first view has arrived paints nothing', async ({
  page,
  request,
  allowErrors,
}) => {
  // The server of this test has only the document.
  allowErrors(/status of 404/);
  const html = await (await request.get('/enquire')).text();
  const [begun = '', rest = ''] = html.split(/(?<=<\/h1>)/);
  expect(rest).toContain('id="first-view-end"');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const server = createServer((incoming, outgoing) => {
    if (incoming.url !== '/enquire') return void outgoing.writeHead(404).end();
    outgoing.setHeader('Content-Type', 'text/html');
    outgoing.write(begun);
    void released.then(() => outgoing.end(rest));
  });
  await once(server.listen(0), 'listening');
  await page.setViewportSize({ width: 360, height: 780 });
  const visit = page.goto(`http://localhost:${(server.address() as AddressInfo).port}/enquire`);
  await expect(page.locator('h1')).toBeAttached();
  await untilIdle(page);
  expect(await page.evaluate(() => performance.getEntriesByType('paint'))).toEqual([]);
  release();
  await visit;
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(2);
  server.close();
});

for (const hour of ['12', '02'])
  test(`the enquiry page does not shift on hydration at ${hour} o’clock`, async ({ page }) => {
    await page.clock.setFixedTime(`2026-11-30T${hour}:00+05:00`);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/enquire');
    await expect(page.getByLabel('Mobile number')).toBeVisible();
    await page.evaluate(() => {
      let layoutShift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) layoutShift += Number(Reflect.get(entry, 'value'));
        Reflect.set(window, 'layoutShift', layoutShift);
      }).observe({ type: 'layout-shift' });
    });
    await focusPage(page);
    await untilHydrated(page);
    await expect(page.getByLabel('City').locator('option', { hasText: 'Karachi' })).toBeAttached();
    await expect(page.getByLabel('Mobile number')).toBeVisible();
    expect(await page.evaluate(() => Number(Reflect.get(window, 'layoutShift') ?? 0))).toBeLessThan(0.01);
  });

test('the largest picture in the first view of /events is in its HTML', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/events');
  const readSize = async (picture: Locator) => {
    await expect(picture).toBeVisible();
    return picture.evaluate((element) => {
      const { width, height, top } = element.getBoundingClientRect();
      return width * Math.min(height, innerHeight - top);
    });
  };
  const film = page.locator('#first-view img[src^="data:"]').first();
  // The drawing is wider than its box, which cuts it.
  const [filmSize, postSize] = [
    await readSize(film.locator('..')),
    await readSize(page.locator('#latest img').first()),
  ];
  expect(filmSize).toBeGreaterThan(postSize);
});

test.describe('a control that needs a script', () => {
  test.use({ hasTouch: true });

  for (const [when, how] of [
    ['before', 'mouse'],
    ['while', 'touch'],
  ] as const)
    test(`pressed once by ${how} ${when} the scripts load, reacts once`, async ({ page }) => {
      await page.addInitScript(() => {
        let clicks = 0;
        // Counts clicks that reach the page: the loader stops those that it will replay.
        document.addEventListener('click', () => Reflect.set(window, 'clicks', (clicks += 1)));
      });
      await page.goto('/events');
      const filterButton = page.locator('main button[aria-pressed=false]').first();
      const networkName = (await filterButton.textContent()) ?? '';
      const chosenFilter = page.getByRole('button', { pressed: true });
      if (when === 'while') await focusPage(page);
      if (how === 'touch') await filterButton.tap();
      else await filterButton.click();
      await untilHydrated(page);
      await expect(chosenFilter).toHaveText(networkName);
      expect(await page.evaluate(() => Reflect.get(window, 'clicks') as number)).toBe(1);
      await expect(chosenFilter).toHaveText(networkName);
    });
});

for (const address of ['/courses#smart-pro', '/courses-sp#flutter-apps'])
  test(`${address}: hydration neither scrolls nor shifts a page scrolled away from its fragment`, async ({
    page,
  }) => {
    await page.goto(address);
    const placementLink = page.getByRole('contentinfo').getByRole('link', { name: 'Placement' });
    await placementLink.evaluate((link) => {
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      const seenTops = new Set<number>();
      // Notes the link's place in each frame, because a press between two frames must hit the same target.
      const noteTop = () => {
        seenTops.add(Math.round(link.getBoundingClientRect().top));
        requestAnimationFrame(noteTop);
      };
      noteTop();
      Reflect.set(window, 'tops', seenTops);
    });
    await focusPage(page);
    await untilHydrated(page);
    const tops = await page.evaluate(() => [...(Reflect.get(window, 'tops') as Set<number>)]);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(1);
    await expect(page.locator('body')).toBeFocused();
  });

test('the video loads only when pressed, and the first press plays it in place', async ({ page }) => {
  const filmUrls: string[] = [];
  page.on('request', (request) => request.url().endsWith('.mp4') && filmUrls.push(request.url()));
  await page.goto('/');
  const playButton = page.getByRole('button', { name: /^Play the video/ });
  await playButton.scrollIntoViewIfNeeded();
  expect(filmUrls).toEqual([]);
  await playButton.click();
  await expect(page.getByRole('main').locator('video[controls]')).toBeVisible();
  await expect.poll(() => filmUrls.length).toBeGreaterThan(0);
  await expect(page).toHaveURL('/');
});
