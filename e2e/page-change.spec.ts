import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/support/e2e/test';
import { setLine } from '@/tests/support/e2e/untouched';

// Navigation between documents (docs/decisions/021): the page header fades, and no press is lost.

test.use({ untouched: true });

test.beforeEach(async ({ context }) => {
  await setLine(context, { effectiveType: '3g', saveData: false });
  // Pauses the fade once it has started, so that a press happens during it.
  await context.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => {
      Reflect.set(window, 'fading', []);
      void viewTransition?.ready.then(() => {
        const effects = document.getAnimations().map((animation) => {
          animation.pause();
          return animation.effect instanceof KeyframeEffect ? animation.effect.pseudoElement : null;
        });
        Reflect.set(window, 'fading', effects.filter(Boolean));
      });
    }),
  );
});

/** Names of the fading parts (Chromium's pseudo-elements), separated by spaces. */
const fading = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'fading') as string[] | undefined)?.join(' '));

/** Follows a footer link (folded on a phone) from one page to another. */
async function change(page: Page): Promise<void> {
  await page.goto('/faq');
  const link = page.locator('footer a[href="/alumni"]').first();
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL('/alumni');
}

/** Follows the link until `what` fades: Chromium skips the fade if the page takes longer than four seconds. */
async function changeFading(page: Page, what: RegExp): Promise<void> {
  await expect(async () => {
    await change(page);
    await expect.poll(() => fading(page), { timeout: 10_000 }).toMatch(what);
  }).toPass();
}

/** CSS modules add a prefix to the name. */
const header = /view-transition-new\([\w-]*page-header\)/;
const root = /view-transition-new\(root\)/;

test("the page header fades into the next one's, and a link pressed during the fade is followed", async ({
  page,
}) => {
  await changeFading(page, header);
  expect(await fading(page)).not.toMatch(root);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
});

test('control: a press is lost if the whole document fades', async ({ page, context }) => {
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { view-transition-name: root !important }');
    document.adoptedStyleSheets = [sheet];
    addEventListener('click', ({ target }) => Reflect.set(window, 'pressed', (target as Element).tagName));
  });
  await changeFading(page, root);
  const { x, y, width, height } = (await page
    .getByRole('banner')
    .getByRole('link', { name: 'About' })
    .boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const press = async () => {
    await page.mouse.click(x + width / 2, y + height / 2);
    return page.evaluate(() => Reflect.get(window, 'pressed'));
  };
  await expect.poll(press).toBe('HTML');
  await expect(page).toHaveURL('/alumni');
});

test('with reduced motion nothing fades', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await change(page);
  await expect.poll(() => fading(page)).toBe('');
});
