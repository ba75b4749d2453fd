import { expect, type Page } from '@playwright/test';
import { globSync, statSync } from 'node:fs';

const contentBytes = globSync('content/**/*.ts', { exclude: ['content/schema/**'] }).reduce(
  (sum, file) => sum + statSync(file).size,
  0,
);
/** Pixels that editors may have added: one for each byte of content above its size when the budgets were last set. */
const addedBytes = Math.max(0, contentBytes - 250_500);

/** Maximum heights in pixels of pages in Roboto on a phone of 360 px. */
const maxHeights: Readonly<Record<string, number>> = {
  '/': 4900,
  '/batches?page=1': 4500,
  '/faq': 3600,
  '/short-courses': 3700,
  '/locations': 2800,
  '/courses-adse': 3830,
  '/courses-hdse': 3830,
  '/courses-details?id=0': 2600,
  '/courses-sc': 3600,
  '/courses-sp': 3900,
  '/courses-lg': 3350,
  '/aptech-vision-vistor': 2150,
  '/aptech-vision-vip': 2600,
  '/aptech-vision-conference-pass': 2650,
  '/events': 2900,
  '/FreeLancersAward': 2000,
  '/VisionaryAwards': 2600,
  '/partner': 4400,
  '/placement': 5000,
  '/nothing-here': 1250,
};

export async function expectLength(page: Page, path: string): Promise<void> {
  const maxHeight = maxHeights[path];
  if (maxHeight === undefined) return;
  const [height, footer] = await page.evaluate(() => [
    document.documentElement.scrollHeight,
    document.querySelector('footer')!.getBoundingClientRect().height,
  ]);
  if (process.env.E2E_FACE !== 'wide') expect.soft(height, path).toBeLessThanOrEqual(maxHeight + addedBytes);
  expect.soft(footer, `footer of ${path}`).toBeLessThanOrEqual(560);
  await expect.soft(page.locator('footer a[href*="vision"]')).toHaveCount(0);
}
