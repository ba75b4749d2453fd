import type { Page } from '@playwright/test';
import { walkedAddresses } from './support/addresses';
import { expectAccessible, expectNoOverflow } from './support/page-checks';
import { expect, test } from './support/test';

/** Scrolls through the page so that lazy pictures load, and resolves with those that failed. */
async function brokenImages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += Math.max(innerHeight, 200)) {
      scrollTo({ top: y, behavior: 'instant' });
      // A page that is not painted (a starved browser, or a restarted GPU process) gets no animation frame.
      await new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve, 20));
        setTimeout(resolve, 1_000);
      });
    }
    const shown = [...document.images].filter((image) => image.checkVisibility());
    scrollTo({ top: 0, behavior: 'instant' });
    // A lazy picture that was scrolled past too quickly never loads and its decode() never settles: it is not broken.
    const timeout = new Promise((resolve) => setTimeout(resolve, 10_000));
    await Promise.race([timeout, Promise.all(shown.map((image) => image.decode().catch(() => undefined)))]);
    return shown.filter((image) => image.complete && image.naturalWidth === 0).map((image) => image.src);
  });
}

async function visit(page: Page, path: string): Promise<void> {
  const failed: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`);
  });
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await brokenImages(page), 'pictures that did not load').toEqual([]);
  expect(failed, 'requests that failed').toEqual([]);
  await expectNoOverflow(page);
  await expectAccessible(page);
}

for (const path of walkedAddresses) {
  test(`${path} on a desk and a tablet`, async ({ page }) => {
    await visit(page, path);
    await page.setViewportSize({ width: 768, height: 1024 });
    await expectNoOverflow(page);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true });
    test(`${path} on a phone`, ({ page }) => visit(page, path));
  });
}
