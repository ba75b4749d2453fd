import type { Page } from '@playwright/test';
import { centrePath, getCentres } from '@/lib/shared/content/centres';
import { expect, test } from '@/tests/support/e2e/test';

// Header, breadcrumb, content and footer share one container (app/tokens.css): its width at each window width.
const contents = { 360: 328, 768: 719, 1280: 1200, 1920: 1478 } as const;
const windows = Object.entries(contents).map(([width, content]) => ({ width: Number(width), content }));

/** One page of each layout. */
const pages = [
  '/',
  '/about',
  '/courses',
  '/courses-adse',
  '/courses-details?id=0',
  '/short-courses',
  '/locations',
  centrePath(getCentres()[0]!.id),
  '/events',
  '/FreeLancersAward',
  '/aptech-vision-vistor',
];

/** Left and right edges of every visible container in a part of the page, except full-width ones. */
const edges = (page: Page, part: string) =>
  page.locator(part).evaluateAll((parts) =>
    parts
      .flatMap((root) => [...root.querySelectorAll('.container')])
      .filter((element) => element.checkVisibility() && !element.parentElement?.closest('.container'))
      .map((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return { what: element.className, left: Math.round(left), right: Math.round(right), width };
      })
      .filter(({ what, width }) => !(what.includes('rounded') && width === innerWidth && innerWidth <= 768)),
  );

const outside = (boxes: Awaited<ReturnType<typeof edges>>, width: number, content: number) => {
  const left = (width - content) / 2;
  return boxes.filter((box) => Math.abs(box.left - left) > 1 || Math.abs(box.right - (width - left)) > 1);
};

test('header, breadcrumb, content and footer of every page share their edges; home is 77% wide from 960 px on; the breadcrumb is one line', async ({
  page,
}) => {
  for (const path of pages) {
    await page.goto(path);
    for (const { width, content } of windows) {
      await page.setViewportSize({ width, height: 900 });
      const where = `${path} at ${width}`;
      const frame = await edges(page, 'body > header, footer');
      expect.soft(frame.length, where).toBe(2);
      const inner = path === '/' && width >= 960 ? width * 0.77 : content;
      expect.soft(outside(frame, width, inner), where).toEqual([]);
      expect.soft(outside(await edges(page, 'main'), width, inner), where).toEqual([]);
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
      if (path === '/') continue;
      const { x = 0, y = 0, height = 0 } = (await crumbs.boundingBox()) ?? {};
      const above = await page.locator('main').evaluate((main) => main.getBoundingClientRect().top);
      expect.soft(Math.abs(x - (width - content) / 2), `breadcrumb of ${where}`).toBeLessThanOrEqual(1);
      expect.soft(Math.abs(y - above), `breadcrumb of ${where}`).toBeLessThanOrEqual(1);
      expect.soft(height, `breadcrumb of ${where}`).toBe(40);
    }
  }
});
