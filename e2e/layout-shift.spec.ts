import { focusPage, untilIdle } from '@/tests/support/e2e/hydration';
import { expect, test } from '@/tests/support/e2e/test';

declare global {
  interface Window {
    shifts: number[];
  }
}

test.use({ untouched: true });

test('a page does not shift when its film starts, even if its sheets arrive after its scripts', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.shifts.push(shift.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/short-courses');
  const { promise: scriptsArrived, resolve } = Promise.withResolvers<void>();
  let missingScripts = await page.locator('[data-src]').count();
  page.on('requestfinished', (request) => {
    if (/\/_next\/.*\.js/.test(request.url()) && --missingScripts === 0) resolve();
  });
  await page.route(/\.css/, async (route) => {
    await scriptsArrived;
    await untilIdle(page);
    await route.continue();
  });
  // Films play only if no data is to be saved.
  await page.evaluate(() => localStorage.setItem('low-data', 'off'));
  await focusPage(page);
  await expect(page.locator('#first-view video')).toHaveCSS('position', 'absolute');
  await untilIdle(page);
  expect(await page.evaluate(() => window.shifts.reduce((sum, shift) => sum + shift, 0))).toBeLessThan(0.01);
});
