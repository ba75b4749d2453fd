import type { CDPSession, Page } from '@playwright/test';
import { countBytes, expectBudgets } from '@/tests/support/e2e/bytes';
import { expectUnbrokenLines, resizeWindow, showFrame } from '@/tests/support/e2e/faces';
import { focusPage, hydratedLocator } from '@/tests/support/e2e/hydration';
import { misplacedContainers, unknownDesignKinds, unreadableTexts } from '@/tests/support/e2e/layout';
import { expectLength } from '@/tests/support/e2e/lengths';
import { collectedBatches } from '@/tests/support/e2e/listed-batches';
import {
  expectAccessible,
  expectAccessibleLayout,
  expectNoOverflow,
  expectTextFits,
  withoutHeaderAndFooter,
} from '@/tests/support/e2e/page-checks';
import { expect, test } from '@/tests/support/e2e/test';
import { renderedPerRequest, oneOfEachFamily } from '@/tests/support/e2e/tested-addresses';
import { invisibleControls } from '@/tests/support/e2e/visible-controls';

// One page of each family. Several pages share one window with cleared state, to compile axe and Next's scripts once.

const brokenImages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const visibleImages = [...document.images].filter((image) => image.checkVisibility());
    for (const image of visibleImages) image.loading = 'eager';
    await Promise.all(
      visibleImages
        .filter((image) => !image.complete)
        .map((image) => new Promise((resolve) => (image.onload = image.onerror = resolve))),
    );
    return visibleImages.filter((image) => image.naturalWidth === 0).map((image) => image.src);
  });

function failedRequests(page: Page): string[] {
  const failedUrls: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failedUrls.push(`${response.status()} ${response.url()}`);
  });
  return failedUrls;
}

/** Expects the headline in the part for which the first paint waits. */
const expectFirstView = (page: Page) =>
  expect.soft(page.locator('#first-view').getByRole('heading', { level: 1 })).toHaveCount(1);

/** Expects that the largest element is in the HTML, as text or as an inlined drawing, and so in the first paint. */
async function expectLargestInHtml(page: Page): Promise<void> {
  const url = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & { url: string })[];
          resolve(entries.at(-1)?.url ?? '');
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect.soft(url.replace(/^data:.*/, ''), `file of the largest element on ${page.url()}`).toBe('');
}

const expectLogoAgain = (page: Page) =>
  expect
    .soft(page.locator('footer use[href="#logo"]').evaluate((use) => (use as SVGUseElement).getBBox().width))
    .resolves.toBeGreaterThan(600);

const beginsWithContent = /^\/(?:$|locations|centre\?|search)/;
const beginsWithFilm = /^\/(?:short-courses|courses-details\?|events$)/;
async function expectShortFront(page: Page, path: string): Promise<void> {
  if (beginsWithContent.test(path)) return;
  const { height } = (await page.locator('#first-view').boundingBox()) ?? {};
  // The front of /enquire is higher, because it also says when we answer.
  expect
    .soft(height, 'height of what the page begins with')
    .toBeLessThanOrEqual(beginsWithFilm.test(path) ? 400 : path === '/enquire' ? 360 : 320);
}

async function expectComplete(page: Page, failedUrls: readonly string[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await brokenImages(page), 'pictures that did not load').toEqual([]);
  expect(failedUrls, 'requests that failed').toEqual([]);
  await expectNoOverflow(page);
}

const phoneSize = { width: 360, height: 780, mobile: true };
const narrowPhone = { width: 320, height: 780, mobile: true };
const narrowWindow = { width: 360, height: 900, mobile: false };
const deskSize = { width: 1280, height: 900, mobile: false };

/** Resizes the window. CSS for devices without hover stays in effect. */
async function resizeTo(devtools: CDPSession, size: typeof phoneSize): Promise<void> {
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: size.mobile });
  await devtools.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1 });
}

async function expectDesign(page: Page): Promise<void> {
  expect.soft(await unknownDesignKinds(page), `kinds on ${page.url()}`).toEqual([]);
  await expectEdges(page);
}
async function expectEdges(page: Page): Promise<void> {
  const width = await page.evaluate(() => innerWidth);
  expect.soft(await misplacedContainers(page), `edges on ${page.url()} at ${width} px`).toEqual([]);
}

async function expectLargeText(page: Page, devtools: CDPSession): Promise<void> {
  const enlarge = (times: number) =>
    devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 * times, fixed: 13 * times } });
  await enlarge(2);
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  for (const size of [deskSize, narrowWindow]) {
    await resizeTo(devtools, size);
    await expectNoOverflow(page);
    expect.soft(await unreadableTexts(page), `large text on ${page.url()} at ${size.width} px`).toEqual([]);
  }
  await enlarge(1);
  // A user's own style sheet may enlarge text too; media queries then do not change.
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expectNoOverflow(page);
}

test('control: invisible icons are detected: at rest and in one state only', async ({ page }) => {
  const buttonHtml = (name: string, style: string, more = '') =>
    `<button aria-label="${name}" style="${style}" ${more}><svg width="20" height="20"><path d="M0 0h20v20z" fill="currentcolor" /></svg></button>`;
  await page.setContent(`<style>
      body { background: #fbf6ec }
      button { background: none; color: #0f1b3d }
      .hover:hover, .pressed[aria-pressed='true'] { color: #fff }
    </style>
    ${buttonHtml('Seen', '')}
    ${buttonHtml('White on cream', 'color: #fff')}
    ${buttonHtml('White when hovered', '', 'class="hover"')}
    ${buttonHtml('White when pressed', '', 'class="pressed" aria-pressed="false"')}
    <a href="#" style="color: #fff">›</a>`);
  const faults = await invisibleControls(page);
  expect([...new Set(faults.map((fault) => fault.split(':')[0]))].toSorted()).toEqual([
    'White on cream',
    'White when hovered',
    'White when pressed',
    '›',
  ]);
  expect(faults).toContain('White on cream: 1.1 (at rest)');
  expect(faults.filter((fault) => fault.startsWith('White when'))).toEqual([
    'White when hovered: 1.1 (hover)',
    'White when hovered: 1.1 (hover focus active)',
    'White when pressed: 1.1 (pressed)',
    'White when pressed: 1.1 (pressed hover)',
  ]);
});

test.describe('on a phone', () => {
  test.use({ viewport: phoneSize, isMobile: true, hasTouch: true, untouched: true });

  const parts = 6;
  for (let part = 0; part < parts; part += 1)
    test(`pages of each family: content starts early, few bytes and no script before the first touch, complete after it on phone and desktop, part ${part + 1} of ${parts}`, async ({
      page,
    }) => {
      await collectedBatches(page.request);
      const devtools = await page.context().newCDPSession(page);
      const { bytes, untilArrived, clearCache } = await countBytes(page);
      const failedUrls = failedRequests(page);
      for (const path of oneOfEachFamily.filter((_, index) => index % parts === part))
        await test.step(path, async () => {
          const axeScope = path === '/' || path === '/about' ? undefined : withoutHeaderAndFooter;
          await test.step('before the first touch', async () => {
            await resizeTo(devtools, phoneSize);
            await clearCache();
            const response = await page.goto(path);
            await untilArrived();
            expect(response?.status(), path).toBe(200);
            await expectFirstView(page);
            await expectLargestInHtml(page);
            await expectShortFront(page, path);
            await expectLength(page, path);
            expectBudgets(path, bytes);
            await expectLogoAgain(page);
          });
          await test.step('hydrated on a phone', async () => {
            await focusPage(page);
            await hydratedLocator(page).waitFor({ state: 'attached' });
            await expectComplete(page, failedUrls);
            // Header and footer of phones are checked once, on the home page.
            await (path === '/' ? expectAccessible(page) : expectAccessibleLayout(page, axeScope));
            await expectTextFits(page);
            await expectDesign(page);
            await resizeTo(devtools, narrowPhone);
            await expectTextFits(page);
          });
          await test.step('on a desktop', async () => {
            await resizeTo(devtools, deskSize);
            await expectComplete(page, failedUrls);
            await expectAccessible(page, axeScope);
            await expectDesign(page);
            for (const width of [768, 1920]) {
              await resizeWindow(devtools, width);
              await expectEdges(page);
            }
            await showFrame(page, !axeScope);
            await expectUnbrokenLines(page, devtools);
            await showFrame(page, true);
          });
          await test.step('with large text', () => expectLargeText(page, devtools));
        });
    });

  test('pages rendered per request: few bytes and no script before the first touch, hydrated after it', async ({
    page,
    allowErrors,
  }) => {
    // Chromium's message for a missing page.
    allowErrors(/status of 404/);
    const { bytes, untilArrived, clearCache } = await countBytes(page);
    for (const path of renderedPerRequest) {
      await clearCache();
      await page.goto(path);
      await untilArrived();
      await expectLargestInHtml(page);
      expectBudgets(path, bytes);
      await focusPage(page);
      await hydratedLocator(page).waitFor({ state: 'attached' });
    }
  });

  test('control: another size of headings, height of buttons and radius are found', async ({ page }) => {
    await page.setContent(`<meta name="viewport" content="width=device-width"><h2 style="font: 21px display">Heading</h2>
      <a style="display: inline-block; padding: 12px 40px; border-radius: 999px; line-height: 20px">Button</a>
      <p style="border-radius: 11px">Box</p>`);
    const kinds = await unknownDesignKinds(page);
    expect(kinds.toSorted()).toEqual(['button 44: A Button', 'heading 21: H2 Heading', 'radius 11px: P Box']);
  });

  test('control: a heading that breaks inside a word is detected', async ({ page }) => {
    await page.setContent('<h1 style="width: 4em; overflow-wrap: anywhere">Bahadurabad</h1>');
    await expect(expectTextFits(page)).rejects.toThrow('Bahadurabad');
  });

  test('control: a line that is too wide only in the fallback font is detected', async ({ page }) => {
    await page.setContent(
      `<style>@container style(--font-bricolage: "Fitted Arial") { p { width: 30rem } }</style>
      <meta name="viewport" content="width=device-width"><p>Talk to us</p>`,
    );
    await expect(expectTextFits(page)).rejects.toThrow('wider than the window (fallback)');
  });
});
