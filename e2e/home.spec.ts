import type { Page } from '@playwright/test';
import type { CategorySlug } from '../content/schema/courses';
import { testimonials } from '../content/testimonials';
import { courseFactsOf } from '../lib/server/catalogue/catalogue';
import { getCategory, getCoursesOf } from '../lib/server/catalogue/courses';
import { feeTexts } from '../lib/server/catalogue/fees';
import { expectAccessible, expectNoOverflow } from '@/tests/support/e2e/page-checks';
import { expect, test } from '@/tests/support/e2e/test';

const feeOf = (family: CategorySlug) => feeTexts(getCoursesOf(family).map(courseFactsOf)).join('');
const bannersOf = (page: Page) => page.getByRole('region', { name: 'Banners' });
const quotesOf = (page: Page) => page.getByRole('region', { name: 'What former students say' });

test('home shows its parts; its banner is 75vh high, 30vh on a phone; content is 77% wide, full width below 960 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto('/');
  const careerSection = page.locator('section', {
    has: page.getByRole('heading', { name: 'Career Courses For Matric & Intermediate student' }),
  });
  for (const href of ['/courses-adse', '/courses-hdse', '/courses-sp', '/courses-sc', '/courses-lg'])
    await expect(careerSection.locator(`a[href="${href}"]`)).toHaveCount(1);
  for (const family of ['smart-pro', 'english'] as const)
    await expect(careerSection.locator(`a[href="${getCategory(family).page}"]`)).toContainText(feeOf(family));
  await expect(careerSection.locator('a[href^="/?"]')).toHaveCount(1);
  await expect(careerSection.locator('img:not(a img)')).toHaveCount(1);
  const numbersRegion = page.getByRole('region', { name: 'Aptech worldwide' });
  await expect(numbersRegion).toContainText(/continents\s*05\s*countries\s*40\s*centers\s*2500/);
  await expect(bannersOf(page).getByRole('link')).toHaveCount(1);
  await expect(bannersOf(page).getByRole('link', { name: 'Aptech, home' })).toHaveAttribute('href', '/');
  await expect(quotesOf(page).getByRole('figure')).toHaveCount(testimonials.length);

  const heading = page.getByRole('heading', { name: /^Career Courses/ }).locator('xpath=../..');
  const readShareOfWidth = async () => {
    const box = await heading.boundingBox();
    return (box?.width ?? 0) / (await page.evaluate(() => document.documentElement.clientWidth));
  };
  const readHeight = async () => (await bannersOf(page).boundingBox())?.height;
  await expect.poll(readHeight).toBeCloseTo(750, -1);
  await expect.poll(readShareOfWidth).toBeCloseTo(0.77, 1);
  await page.setViewportSize({ width: 960, height: 1000 });
  await expect.poll(readShareOfWidth).toBeCloseTo(0.77, 1);
  await page.setViewportSize({ width: 959, height: 1000 });
  await expect.poll(readShareOfWidth).toBeGreaterThan(0.93);
  await page.setViewportSize({ width: 768, height: 1000 });
  await expect.poll(readHeight).toBeCloseTo(300, -1);
  await expect.poll(readShareOfWidth).toBeGreaterThan(0.93);
  await expectNoOverflow(page);
});

test('banners and testimonials move, pause and resume', async ({ page }) => {
  await page.goto('/');
  const readTransform = () =>
    bannersOf(page)
      .locator('.slides')
      .evaluate((node) => getComputedStyle(node).transform);
  const pauseButton = bannersOf(page).getByRole('button', { name: 'Pause banners' });
  await expect(pauseButton).toBeVisible();
  const firstTransform = await readTransform();
  await expect.poll(readTransform).not.toBe(firstTransform);
  await pauseButton.click();
  await bannersOf(page).getByRole('button', { name: 'Play banners' }).click();
  await expect(pauseButton).toBeVisible();

  await quotesOf(page).scrollIntoViewIfNeeded();
  const pauseQuotes = page.getByRole('button', { name: 'Pause testimonials' });
  await pauseQuotes.click();
  const readActiveQuote = () => quotesOf(page).locator('.swiper-slide-active').innerText();
  const quoteBefore = await readActiveQuote();
  await page.getByRole('button', { name: 'Next testimonial' }).click();
  await expect.poll(readActiveQuote).not.toBe(quoteBefore);
  await page.getByRole('button', { name: 'Previous testimonial' }).click();
  await expect.poll(readActiveQuote).toBe(quoteBefore);
  await expectAccessible(page, '[aria-label=Banners]');
});

test('nothing moves under reduced motion, and the arrows still work', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Enquire' }).first()).toHaveCSS(
    'transition-property',
    'none',
  );
  await quotesOf(page).scrollIntoViewIfNeeded();
  const readActiveQuote = () => quotesOf(page).locator('.swiper-slide-active').innerText();
  await expect(quotesOf(page).locator('.swiper-slide-active')).toHaveCount(1);
  const quoteBefore = await readActiveQuote();
  await page.getByRole('button', { name: 'Next testimonial' }).click();
  await expect.poll(readActiveQuote).not.toBe(quoteBefore);
  await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0);
  await expect(bannersOf(page).locator('.swiper-initialized')).toHaveCount(0);
});
