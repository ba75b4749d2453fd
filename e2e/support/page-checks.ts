import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

/** Pixels by which the page is wider than the window, and what sticks out. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const limit = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= limit) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > limit + 0.5)
      .slice(0, 5)
      .map(
        (element) =>
          `${element.tagName.toLowerCase()}.${element.className} ${element.textContent.slice(0, 40)}`,
      );
  });
  expect(wide, `wider than the window at ${page.url()}`).toEqual([]);
}

/**
 * axe finds nothing against WCAG 2.2 AA and its best practices, from the top of the page: what the sticky header half
 * covers would count as too small to hit. `within` narrows it to one part of the page.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const axe = new AxeBuilder({ page })
    // Without a page of its own for each report, which only foreign frames need: half of the time.
    .setLegacyMode(true)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  const found = violations.map(
    (violation) =>
      `${violation.id}: ${violation.help} (${violation.nodes
        .slice(0, 3)
        .map((node) => node.target.join(' '))
        .join(' | ')})`,
  );
  expect(found, `axe at ${page.url()}`).toEqual([]);
}
