import type { Page } from '@playwright/test';
import { centrePath, getCentres } from '@/lib/shared/content/centres';
import { requestAll } from '@/tests/support/e2e/ask';
import { newPerson, smallPhoto } from '@/tests/support/e2e/fill-registration';
import { hydratedLocator, focusPage } from '@/tests/support/e2e/hydration';
import { ownSite, type OwnSite } from '@/tests/support/e2e/own-site';
import { expectAccessible, expectNoOverflow } from '@/tests/support/e2e/page-checks';
import { expect, test } from '@/tests/support/e2e/test';
import { htmlErrors } from '@/tests/support/html-errors';

// Registration for 2025 is open, and the backend has nothing: no class, no post, no confirmation.
test.describe.configure({ mode: 'serial' });
let site: OwnSite;
test.beforeAll(async () => {
  site = await ownSite({ SITE_NOW: '2025-10-01T12:00:00+05:00' });
  await site.addFault({ kind: 'response', body: '[]' });
});
test.afterAll(() => site.end());

const stripOf = (page: Page) => page.getByRole('complementary', { name: 'Next event' });

const phoneSize = { width: 360, height: 800 };
const deskSize = { width: 1280, height: 800 };

test.describe('before the scripts', () => {
  test.use({ untouched: true });

  test('on phone and desktop the event is above the header and first on News & Events, and its page links onwards', async ({
    page,
  }) => {
    /** Leaves the window as wide as a phone. */
    const expectNoOverflowAnywhere = async () => {
      for (const size of [deskSize, phoneSize]) {
        await page.setViewportSize(size);
        await expectNoOverflow(page);
      }
    };
    await page.goto(`${site.origin}/`);
    await expect(stripOf(page).getByRole('link')).toHaveAttribute('href', '/aptech-vision-vistor');
    const comingSection = page.locator('#coming');
    for (const size of [deskSize, phoneSize]) {
      await page.setViewportSize(size);
      await expectNoOverflow(page);
      await expectAccessible(page, 'body > aside');
    }

    await page.goto(`${site.origin}/events`);
    await expectNoOverflowAnywhere();
    await expectAccessible(page, '#coming');
    await comingSection.getByRole('link', { name: 'Aptech Vision Conference 2025' }).press('Enter');

    await expect(page).toHaveURL(`${site.origin}/aptech-vision-conference-pass`);
    // On a phone these sections are folded.
    await page.locator('#sessions summary').click();
    await expect(page.getByText('From Idea to Impact', { exact: false }).last()).toBeVisible();
    await expect(page.locator('main')).not.toContainText('Nadia Qureshi');
    const alsoSection = page.locator('#also');
    await alsoSection.locator('summary').click();
    await expect(alsoSection.getByRole('link')).toHaveCount(4);
    await expectNoOverflowAnywhere();
    await focusPage(page);
    await expect(hydratedLocator(page)).toBeAttached();
    await expectAccessible(page, 'main');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Calendar (.ics)' }).click();
    expect((await download).suggestedFilename()).toBe('aptech-conference.ics');
    await alsoSection.getByRole('link', { name: 'Freelancers Award' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Freelancers Award' })).toBeVisible();
    await alsoSection.locator('summary').click();
    await expect(alsoSection.getByRole('link', { name: 'Aptech Vision 2025', exact: true })).toBeVisible();
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
  await expect(stripOf(page)).toBeInViewport({ ratio: 1 });
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
  const pendingResponse = await request.post(`${site.origin}/api/registrations/visitor`, {
    headers: { Accept: 'text/html', 'Sec-Fetch-Site': 'same-origin' },
    multipart: {
      ...newPerson(),
      userType: 'Professional',
      organization: 'Northwind',
      designation: 'Analyst',
      profileImage: await smallPhoto(),
    },
  });
  expect(pendingResponse.url()).toMatch(/outcome=(finishing|unconfirmed)/);
  expect(htmlErrors(await pendingResponse.text())).toEqual([]);
});
