import type { Page } from '@playwright/test';
import { fillPerson, fillWork, newPerson, register, smallPhoto } from './support/registration';
import { ownSite, type OwnSite } from './support/own-site';
import { expectAccessible, expectNoOverflow } from './support/page-checks';
import { expect, test } from './support/test';
import { live, setLine } from './support/untouched';

// Registration for 2025 is open, and the backend is down: nothing here needs it.
test.describe.configure({ mode: 'serial' });
let site: OwnSite;
test.beforeAll(async () => {
  site = await ownSite({ SITE_NOW: '2025-10-01T12:00:00+05:00' });
  await site.stopBackend();
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
    context,
  }) => {
    await setLine(context, { effectiveType: '3g', saveData: false });
    /** Ends on the phone. */
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

    // Devices keep the offline page longer than the event is upcoming.
    await page.goto(`${site.origin}/offline`);
    await expect(strip(page)).toBeHidden();

    await page.goto(`${site.origin}/events`);
    await expectNoOverflowAnywhere();
    await expectAccessible(page, '#coming');
    await page.getByRole('link', { name: /^Next: Aptech Vision 2025/ }).click();
    await expect(coming).toBeInViewport();
    await coming.getByRole('link', { name: 'Aptech Vision Conference 2025' }).press('Enter');

    await expect(page).toHaveURL(`${site.origin}/aptech-vision-conference-pass`);
    await expect(page.getByText('From Idea to Impact', { exact: false }).last()).toBeVisible();
    await expect(page.locator('main')).not.toContainText('Sample');
    const also = page.locator('#also');
    await expect(also.getByRole('link')).toHaveCount(4);
    await expectNoOverflowAnywhere();
    await page.evaluate(() => dispatchEvent(new Event('focusin')));
    await expect(live(page)).toBeAttached();
    await expectAccessible(page, 'main');
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Calendar (.ics)' }).click();
    expect((await file).suggestedFilename()).toBe('aptech-conference.ics');
    await also.getByRole('link', { name: 'Freelancers Award' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Freelancers Award' })).toBeVisible();
    await expect(
      page.locator('#also').getByRole('link', { name: 'Aptech Vision 2025', exact: true }),
    ).toBeVisible();
    await expectNoOverflowAnywhere();
  });
});

test('a navigation from far down ends at the top, with the strip in view', async ({ page }) => {
  await page.goto(`${site.origin}/about`);
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await expect(page.locator('#navigation')).toHaveAttribute('data-ready');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Alumni' });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(strip(page)).toBeInViewport({ ratio: 1 });
});

test('without JavaScript home links to the event, whose page has calendars and WhatsApp, and no button without effect', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.origin}/`);
  await strip(page).getByRole('link').click();
  await expect(page).toHaveURL(`${site.origin}/aptech-vision-vistor`);
  for (const name of [/^Google Calendar/, /^Outlook/, /^Tell others on WhatsApp/])
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', /^https:\/\//);
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
  await context.close();
});

test('the public calendar is a file, and an unknown one is not found', async ({ request }) => {
  const answer = await request.get(`${site.origin}/api/events/visitor.ics`);
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await answer.text()).toContain('DTSTART:20251011T050000Z');
  expect((await request.get(`${site.origin}/api/events/vip.ics`)).status()).toBe(404);
});

test('after the event all its pages say that it is over; home and News & Events link to open forms and name the day once', async ({
  page,
}) => {
  const after = await ownSite({ SITE_NOW: '2025-10-12T09:00:00+05:00' });
  try {
    const sentence =
      /Aptech Vision(?: Conference)? 2025 took place on 11 October 2025. This sample form is still open\./;
    const line = page.getByRole('complementary', { name: 'Last event' });
    await page.goto(after.origin);
    await expect(strip(page)).toHaveCount(0);
    await expect(line.getByRole('link', { name: 'Aptech Vision, 11 October 2025' })).toHaveAttribute(
      'href',
      '/aptech-vision-vistor',
    );
    await page.goto(`${after.origin}/events`);
    await expect(page.locator('#coming')).toContainText(sentence);
    await expect(page.locator('#coming').getByRole('link', { name: 'Register' })).toBeVisible();
    for (const path of ['/', '/events']) {
      await page.goto(after.origin + path);
      await expect(page.getByText(/11 October 2025/), path).toHaveCount(1);
      await expectNoOverflow(page);
    }
    for (const path of ['/FreeLancersAward', '/VisionaryAwards']) {
      const html = await (await page.request.get(after.origin + path)).text();
      const [painted = ''] = html
        .replaceAll('<!-- -->', '')
        .split('<script type="application/json" data-page');
      expect(painted, path).toContain('took place on Saturday 11 October 2025.');
    }
    for (const path of ['/aptech-vision-vistor', '/aptech-vision-conference-pass', '/aptech-vision-vip']) {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto(after.origin + path);
      for (const size of [
        { width: 360, height: 780 },
        { width: 1280, height: 900 },
      ]) {
        await page.setViewportSize(size);
        await expect(page.locator('header').getByText(sentence), path).toBeInViewport({ ratio: 1 });
        await expectNoOverflow(page);
      }
      await expect(page.getByRole('link', { name: 'Calendar (.ics)' })).toHaveCount(0);
    }
    await expectAccessible(page, 'main');

    // The reply to the last one says so too, and does not mention working days.
    await fillPerson(page, newPerson(), await smallPhoto());
    await fillWork(page);
    await register(page).click();
    const answer = page.getByRole('status').filter({ hasText: 'Thank you for your registration' });
    await expect(answer).toContainText(sentence);
    await expect(answer).toContainText(/Your reference is VIP-[0-9A-F]{8}/);
    await expect(answer).not.toContainText('working days');
  } finally {
    // An open page would request its service worker from the stopped site.
    await page.close();
    await after.end();
  }
});
