import type { Page } from '@playwright/test';
import { getCentres } from '@/lib/content/centres';
import { collectedBatches, listedBatches } from './support/batches';
import { errorsOfAStoppedSite, ownSite } from './support/own-site';
import { expectAccessible, expectNoOverflow } from './support/page-checks';
import { slowDown } from './support/slow-phone';
import { expect, test } from './support/test';
import { untilHydrated } from './support/untouched';

const rows = (page: Page) => page.locator('#classes h4');
/** How many classes there are, as the visitor sees it. */
const count = (page: Page) => page.locator('#classes p').first();
/** The line that tells screen readers how many classes there are. */
const said = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: /class/ });
const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true };

/** Marks the document, so that a reload shows. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'marked', true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'marked') === true);

/** The list without filters: a copy of it from before the classes were collected is asked for anew. */
const everyClass = /\/batches(\?page=1)?$/;

test('a choice is applied at once without a reload, its address can be sent, and Back undoes it', async ({
  page,
}) => {
  const { total, choices } = await collectedBatches(page.request);
  const course = choices.course.find(({ count }) => count > 0);
  const evenings = `/batches?course=${course?.value}&time=evening`;
  const { total: inTheEvening } = await listedBatches(page.request, evenings);
  await page.goto('/batches?page=1');
  await untilHydrated(page);
  await mark(page);
  await expect(count(page)).toContainText(`${total} classes`);
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole('combobox', { name: 'Course', exact: true }).selectOption(course?.value ?? '');
  await expect(count(page)).toContainText(new RegExp(`^${course?.count} class`));
  await expect(page).toHaveURL(`/batches?course=${course?.value}`);
  await page.getByRole('checkbox', { name: /^Evening/ }).check();
  await expect(page).toHaveURL(`/batches?course=${course?.value}&time=evening`);
  expect(await isMarked(page)).toBe(true);
  await expect(page.getByRole('checkbox', { name: /^Evening/ })).toBeChecked();
  const shown = new RegExp(`^${inTheEvening} class`);
  await expect(count(page)).toHaveText(shown);
  await expect(said(page)).toHaveText(shown);
  await expect(page.getByRole('checkbox', { name: /^Evening/ })).toBeFocused();
  await expectAccessible(page, 'main');

  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(count(other)).toHaveText(shown);
  await other.close();

  await page.goBack();
  await expect(page.getByRole('checkbox', { name: /^Evening/ })).not.toBeChecked();
  await expect(count(page)).toContainText(new RegExp(`^${course?.count} class`));
  await page.getByRole('link', { name: /^Remove / }).click();
  await expect(count(page)).toContainText(`${total} classes`);
  expect(await isMarked(page)).toBe(true);
});

test('pages and filters work by keyboard alone, and the focus moves to the classes of the new page', async ({
  page,
}) => {
  await collectedBatches(page.request);
  await page.goto('/batches?page=1');
  await untilHydrated(page);
  const first = (await rows(page).allTextContents()).join();
  await page.getByRole('link', { name: 'Page 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/batches?page=2');
  await expect(page.locator('#classes')).toBeFocused();
  await expect(count(page)).toContainText('page 2 of');
  await expect.poll(async () => (await rows(page).allTextContents()).join()).not.toBe(first);
  await page.getByRole('combobox', { name: 'Course', exact: true }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/batches?days=mwf');
});

test('classes near me: the nearest centres are chosen on the device, with their distance', async ({
  page,
  context,
}) => {
  await collectedBatches(page.request);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 25.39, longitude: 68.34 });
  await page.goto('/batches?page=1');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.getByRole('button', { name: 'Classes near me' }).click();
  await expect(page).toHaveURL(/centre=(latifabad,qasimabad|qasimabad,latifabad),/);
  await expect(
    page
      .locator('#classes')
      .getByText(/^\d+(\.\d)? km$/)
      .first(),
  ).toBeVisible();
  await expectAccessible(page, 'main');
  expect(sent.filter((url) => /25\.39|68\.34/.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Classes near me' }).click();
  await expect(page).toHaveURL(everyClass);
});

test('without permission the visitor is led to the city', async ({ page }) => {
  await page.goto('/batches?page=1');
  await page.getByRole('button', { name: 'Classes near me' }).click();
  await expect(page.getByRole('search').getByRole('alert')).toContainText('Choose a city');
});

test('a seat is asked for with program, centre and class filled in', async ({ page }) => {
  const { firstCentre } = await collectedBatches(page.request);
  await page.goto('/batches?page=1');
  await untilHydrated(page);
  await page
    .getByRole('link', { name: /^Ask for this seat/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`enquire=.*centre=${firstCentre}`));
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('classes that cannot be loaded leave the page with the choice, and a link asks for them again', async ({
  page,
  allowErrors,
}) => {
  await collectedBatches(page.request);
  await page.goto('/batches?page=1');
  await untilHydrated(page);
  await mark(page);
  await page.route(/\/batches\?.*time=morning/, (route) => route.abort());
  const morning = page.getByRole('checkbox', { name: /^Morning/ });
  await morning.check();
  await expect(page.getByText('The classes could not be loaded.')).toBeVisible();
  await expect(morning).toBeChecked();
  expect(await isMarked(page)).toBe(true);
  await page.unroute(/\/batches\?.*time=morning/);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/batches?time=morning');
  await expect(page.getByRole('checkbox', { name: /^Morning/ })).toBeChecked();
  allowErrors(/ERR_FAILED|Failed to fetch RSC payload/);
});

test('an unknown filter is said, and a centre without classes offers to be asked', async ({ page }) => {
  const { total } = await collectedBatches(page.request);
  await page.goto('/batches?city=karachy');
  await expect(page.getByText('We know no city “karachy”.')).toBeVisible();
  await expect(count(page)).toContainText(`${total} classes`);
  await page.getByRole('link', { name: 'Karachi', exact: true }).click();
  await expect(page).toHaveURL('/batches?city=karachi');
  const centre = getCentres().find(({ slug }) => slug === 'timergara');
  await page.goto(`/batches?city=${centre?.slug}`);
  await expect(page.getByText('No class is announced at Timergara')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask the centre' })).toHaveAttribute(
    'href',
    `/enquire?centre=${centre?.id}`,
  );
});

test.describe('on a phone', () => {
  test.use(phone);
  test('what is chosen on a slow line from the first paint on stays, and the list follows', async ({
    page,
  }) => {
    const { choices } = await collectedBatches(page.request);
    const karachi = choices.city.find(({ value }) => value === 'karachi');
    await slowDown(page);
    await page.goto('/batches', { waitUntil: 'commit' });
    const city = page.getByRole('combobox', { name: 'City', exact: true });
    await city.tap();
    await city.selectOption('karachi');
    const filters = page.locator('summary').filter({ hasText: 'Filters' });
    await filters.tap();
    await expect(page).toHaveURL('/batches?city=karachi', { timeout: 30_000 });
    await expect(count(page)).toContainText(`${karachi?.count} classes`);
    await expect(city).toHaveValue('karachi');
    // The answer has taken the place of a cached page: what was open is still open, and the focus where it was.
    await expect(filters).toBeFocused();
    await page.getByRole('checkbox', { name: /^Evening/ }).tap();
    await expect(page).toHaveURL('/batches?city=karachi&time=evening', { timeout: 30_000 });
    await expect(filters).toHaveText(/^Filters \(1\)/);
    await page.goBack();
    await expect(page.getByRole('checkbox', { name: /^Evening/ })).not.toBeChecked();
    await expect(city).toHaveValue('karachi');
    await page.goBack();
    await expect(city).toHaveValue('');
    await expect(page).toHaveURL(everyClass);
  });

  test('nothing is wider than the window, whatever is chosen, and axe finds nothing', async ({ page }) => {
    await collectedBatches(page.request);
    for (const address of ['/batches?page=2', '/batches?days=tts&status=closed&time=evening&city=sukkur']) {
      await page.goto(address);
      await expectNoOverflow(page);
      await expectAccessible(page, 'main');
    }
    await page.getByRole('link', { name: 'see every class' }).click();
    await expect(page).toHaveURL(everyClass);
  });
});

test('search engines list /batches alone: filtered addresses name it as theirs', async ({
  request: client,
}) => {
  const html = async (address: string) => (await client.get(address)).text();
  const canonical = '<link rel="canonical" href="http://localhost:3000/batches"/>';
  expect(await html('/batches')).toContain(canonical);
  expect(await html('/batches')).not.toContain('noindex');
  for (const address of ['/batches?course=adse', '/batches?page=2', '/batches?centre=no-such']) {
    expect(await html(address), address).toContain(canonical);
    expect(await html(address), address).toContain('<meta name="robots" content="noindex, follow"/>');
  }
  expect(await html('/sitemap.xml')).toContain('<loc>http://localhost:3000/batches</loc>');
  expect((await client.get('/batches')).headers()['cache-control']).toContain('s-maxage');
  expect((await client.get('/batches?course=adse')).headers()['cache-control']).toContain('no-store');
  expect((await client.get('/batches?utm_source=x')).headers()['cache-control']).toContain('s-maxage');
});

test('the backend hanging costs nobody anything; once it was heard, a restart without it shows what it said', async ({
  page,
  allowErrors,
}) => {
  const site = await ownSite();
  try {
    await site.control('faults', 'POST', { kind: 'hang', path: 'UpcomingBatch/GetByCenterId' });
    // The page that says so came while the calls hang: it waited for none of them.
    expect((await page.goto(`${site.origin}/batches?page=1`))?.status()).toBe(200);
    await expect(page.getByText('The centres are being asked.')).toBeVisible();
    await site.control('faults', 'DELETE');
    await site.restart();
    const { total } = await collectedBatches(page.request, site.origin);
    await site.stopBackend();
    await site.restart();
    await page.goto(`${site.origin}/batches?page=1`);
    await expect(count(page)).toContainText(/^\d+ classes/);
    expect(Number.parseInt((await count(page).textContent()) ?? '')).toBeGreaterThanOrEqual(total);
    await page.close();
    allowErrors(errorsOfAStoppedSite);
  } finally {
    await site.end();
  }
});

test('a centre’s page leads to its classes', async ({ page }) => {
  await collectedBatches(page.request);
  const centre = getCentres().find(({ slug }) => slug === 'clifton');
  await page.goto(`/centre?id=${centre?.id}`);
  await page.getByRole('link', { name: 'Choose by course, days and time' }).click();
  await expect(page).toHaveURL('/batches?centre=clifton');
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toContainText('Clifton');
});
