import type { Page } from '@playwright/test';
import { centrePath, getCentres } from '@/lib/shared/content/centres';
import { requestAll } from '@/tests/support/e2e/ask';
import { newPerson, smallPhoto } from '@/tests/support/e2e/fill-registration';
import { hydratedLocator, touch } from '@/tests/support/e2e/hydration';
import { ownSite, type OwnSite } from '@/tests/support/e2e/own-site';
import { expectAccessible, expectNoOverflow } from '@/tests/support/e2e/page-checks';
import { expect, test } from '@/tests/support/e2e/test';
import { htmlErrors } from '@/tests/support/html-errors';

// Registration for 2025 is open, and the backend has nothing: no class, no post, no confirmation.
test.describe.configure({ mode: 'serial' });
let site: OwnSite;
test.beforeAll(async () => {
  site = await ownSite({ SITE_NOW: '2025-10-01T12:00:00+05:00' });
  await site.control('faults', 'POST', { kind: 'response', body: '[]' });
});
test.afterAll(() => site.end());

/** The strip above the header, on every page while registration is open. */
const strip = (page: Page) => page.getByRole('complementary', { name: 'Next event' });

const phone = { width: 360, height: 800 };
const desk = { width: 1280, height: 800 };

test.describe('before the scripts', () => {
  test.use({ untouched: true });

  test('on phone and desktop the event is above the header and first on News & Events, and its page links onwards', async ({
    page,
  }) => {
    /** Leaves the window as wide as a phone. */
    const expectNoOverflowAnywhere = async () => {
      for (const size of [desk, phone]) {
        await page.setViewportSize(size);
        await expectNoOverflow(page);
      }
    };
    await page.goto(`${site.origin}/`);
    await expect(strip(page).getByRole('link')).toHaveAttribute('href', '/aptech-vision-vistor');
    const coming = page.locator('#coming');
    for (const size of [desk, phone]) {
      await page.setViewportSize(size);
      await expectNoOverflow(page);
      await expectAccessible(page, 'body > aside');
    }

    await page.goto(`${site.origin}/events`);
    await expectNoOverflowAnywhere();
    await expectAccessible(page, '#coming');
    await coming.getByRole('link', { name: 'Aptech Vision Conference 2025' }).press('Enter');

    await expect(page).toHaveURL(`${site.origin}/aptech-vision-conference-pass`);
    // On a phone these sections are folded.
    await page.locator('#sessions summary').click();
    await expect(page.getByText('From Idea to Impact', { exact: false }).last()).toBeVisible();
    await expect(page.locator('main')).not.toContainText('Nadia Qureshi');
    const also = page.locator('#also');
    await also.locator('summary').click();
    await expect(also.getByRole('link')).toHaveCount(4);
    await expectNoOverflowAnywhere();
    await touch(page);
    await expect(hydratedLocator(page)).toBeAttached();
    await expectAccessible(page, 'main');
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Calendar (.ics)' }).click();
    expect((await file).suggestedFilename()).toBe('aptech-conference.ics');
    await also.getByRole('link', { name: 'Freelancers Award' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Freelancers Award' })).toBeVisible();
    await also.locator('summary').click();
    await expect(also.getByRole('link', { name: 'Aptech Vision 2025', exact: true })).toBeVisible();
    await expectNoOverflowAnywhere();
  });
});

test('a navigation from far down ends at the top, with the strip in view', async ({ page }) => {
  await page.goto(`${site.origin}/about`);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Alumni' });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(strip(page)).toBeInViewport({ ratio: 1 });
});

test('the strip, empty lists and a registration that is not confirmed are valid HTML', async ({
  request,
}) => {
  const paths = [
    '/',
    '/events',
    '/aptech-vision-vistor',
    '/batches',
    '/courses-adse',
    centrePath(getCentres()[0]?.id ?? ''),
  ];
  for (const [path, { body }] of await requestAll(site.origin, paths))
    expect.soft(htmlErrors(body.toString()), path).toEqual([]);
  const pending = await request.post(`${site.origin}/api/registrations/visitor`, {
    headers: { Accept: 'text/html', 'Sec-Fetch-Site': 'same-origin' },
    multipart: {
      ...newPerson(),
      userType: 'Professional',
      organization: 'Northwind',
      designation: 'Analyst',
      profileImage: await smallPhoto(),
    },
  });
  expect(pending.url()).toMatch(/outcome=(finishing|unconfirmed)/);
  expect(htmlErrors(await pending.text())).toEqual([]);
});
