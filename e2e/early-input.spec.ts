import type { Locator, Page } from '@playwright/test';
import { needOpenForms } from '@/tests/support/e2e/fill-registration';
import { untilHydrated } from '@/tests/support/e2e/hydration';
import { expectAccessible } from '@/tests/support/e2e/page-checks';
import { expect, test } from '@/tests/support/e2e/test';

test.use({ untouched: true, viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true });

type Early = {
  address: string;
  field: string;
  expectKept?: (main: Locator) => Promise<void>;
};

const visits: readonly Early[] = [
  {
    address: '/enquire',
    field: 'input[name=uname]',
  },
  {
    address: '/locations',
    field: '#centre-query',
    expectKept: (main) => expect(main.getByRole('status').first()).toContainText('johar town'),
  },
  { address: '/aptech-vision-vistor', field: 'input[name=firstName]' },
  { address: '/search', field: 'main input[name=q]' },
];

/** Types while React hydrates: begins before the scripts arrive, and ends after. */
async function typeEarly(page: Page, { address, field }: Early): Promise<void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.locator(field).pressSequentially('joh');
  release();
  await page.locator(field).pressSequentially('ar town', { delay: 200 });
  await untilHydrated(page);
}

for (const visit of visits)
  test(`${visit.address} keeps what is typed before and during hydration`, async ({ page }) => {
    if (visit.address.includes('vistor')) needOpenForms();
    await typeEarly(page, visit);
    await expect(page.locator(visit.field)).toHaveValue('johar town');
    await visit.expectKept?.(page.getByRole('main'));
  });

test('what is saved before the scripts load is kept when the page is left at once', async ({ page }) => {
  const scriptPattern = '**/_next/static/**/*.js*';
  await page.route(scriptPattern, () => undefined);
  const saveButton = page.getByRole('main').getByRole('button', { name: /^Save/ }).first();
  await page.goto('/courses-adse', { waitUntil: 'domcontentloaded' });
  await saveButton.tap();
  await expect(saveButton).toHaveAttribute('aria-pressed', 'true');
  await page.unroute(scriptPattern);
  await page.goto('/courses-hdse');
  await saveButton.tap();
  await page.getByRole('banner').getByRole('button', { name: 'Navigation, 2 saved' }).tap();
  await expectAccessible(page, 'header');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Saved: 2' }).tap();
  await expect(page).toHaveURL(/\/saved\?courses=adse(?:,|%2C)hdse&own=1$/);
});

test('control: a field that hydration resets is detected', async ({ page }) => {
  await page.addInitScript(() => {
    const resetFields = () => {
      if (!document.querySelector('#navigation[data-ready]')) return void setTimeout(resetFields, 4);
      for (const field of document.querySelectorAll<HTMLInputElement>('main input')) field.value = '';
    };
    resetFields();
  });
  await typeEarly(page, { address: '/search', field: 'main input[name=q]' });
  await expect(page.locator('main input[name=q]')).not.toHaveValue('johar town');
});
