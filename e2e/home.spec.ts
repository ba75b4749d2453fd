import type { Page } from '@playwright/test';
import type { CategorySlug } from '../content/schema/courses';
import { testimonials } from '../content/testimonials';
import { courseFactsOf } from '../lib/server/catalogue/catalogue';
import { getCategory, getCoursesOf } from '../lib/server/catalogue/courses';
import { feeTexts } from '../lib/server/catalogue/fees';
import { expectAccessible, expectNoOverflow } from '@/tests/support/e2e/page-checks';
import { expect, test } from '@/tests/support/e2e/test';

const feeOf = (family: CategorySlug) => feeTexts(getCoursesOf(family).map(courseFactsOf)).join('');
const banners = (page: Page) => page.getByRole('region', { name: 'Banners' });
const quotes = (page: Page) => page.getByRole('region', { name: 'What former students say' });

test('home shows all specified parts; its banner is 75vh high, 30vh on a phone; content is 77% wide, full width below 960 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto('/');
  const careers = page.locator('section', {
    has: page.getByRole('heading', { name: 'Career Courses For Matric & Intermediate student' }),
  });
  for (const href of ['/courses-adse', '/courses-hdse', '/courses-sp', '/courses-sc', '/courses-lg'])
    await expect(careers.locator(`a[href="${href}"]`)).toHaveCount(1);
  for (const family of ['smart-pro', 'english'] as const)
    await expect(careers.locator(`a[href="${getCategory(family).page}"]`)).toContainText(feeOf(family));
  await expect(careers.locator('a[href^="/?"]')).toHaveCount(1);
  await expect(careers.locator('img:not(a img)')).toHaveCount(1);
  const numbers = page.getByRole('region', { name: 'Aptech worldwide' });
  await expect(numbers).toContainText(/continents\s*05\s*countries\s*40\s*centers\s*2500/);
  await expect(banners(page).getByRole('link')).toHaveCount(1);
  await expect(banners(page).getByRole('link', { name: 'Aptech, home' })).toHaveAttribute('href', '/');
  await expect(quotes(page).getByRole('figure')).toHaveCount(testimonials.length);

  const heading = page.getByRole('heading', { name: /^Career Courses/ }).locator('xpath=../..');
  const share = async () => {
    const box = await heading.boundingBox();
    return (box?.width ?? 0) / (await page.evaluate(() => document.documentElement.clientWidth));
  };
  const height = async () => (await banners(page).boundingBox())?.height;
  await expect.poll(height).toBeCloseTo(750, -1);
  await expect.poll(share).toBeCloseTo(0.77, 1);
  await page.setViewportSize({ width: 960, height: 1000 });
  await expect.poll(share).toBeCloseTo(0.77, 1);
  await page.setViewportSize({ width: 959, height: 1000 });
  await expect.poll(share).toBeGreaterThan(0.93);
  await page.setViewportSize({ width: 768, height: 1000 });
  await expect.poll(height).toBeCloseTo(300, -1);
  await expect.poll(share).toBeGreaterThan(0.93);
  await expectNoOverflow(page);
});

test('banners and testimonials move, pause and resume', async ({ page }) => {
  await page.goto('/');
  const place = () =>
    banners(page)
      .locator('.slides')
      .evaluate((node) => getComputedStyle(node).transform);
  const pause = banners(page).getByRole('button', { name: 'Pause banners' });
  await expect(pause).toBeVisible();
  const first = await place();
  await expect.poll(place).not.toBe(first);
  await pause.click();
  await banners(page).getByRole('button', { name: 'Play banners' }).click();
  await expect(pause).toBeVisible();

  await quotes(page).scrollIntoViewIfNeeded();
  const pauseQuotes = page.getByRole('button', { name: 'Pause testimonials' });
  await pauseQuotes.click();
  const active = () => quotes(page).locator('.swiper-slide-active').innerText();
  const before = await active();
  await page.getByRole('button', { name: 'Next testimonial' }).click();
  await expect.poll(active).not.toBe(before);
  await page.getByRole('button', { name: 'Previous testimonial' }).click();
  await expect.poll(active).toBe(before);
  await expectAccessible(page, '[aria-label=Banners]');
});

test('nothing moves under reduced motion, and the arrows still work', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Enquire' }).first()).toHaveCSS(
    'transition-property',
    'none',
  );
  await quotes(page).scrollIntoViewIfNeeded();
  const active = () => quotes(page).locator('.swiper-slide-active').innerText();
  await expect(quotes(page).locator('.swiper-slide-active')).toHaveCount(1);
  const before = await active();
  await page.getByRole('button', { name: 'Next testimonial' }).click();
  await expect.poll(active).not.toBe(before);
  await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0);
  await expect(banners(page).locator('.swiper-initialized')).toHaveCount(0);
});
