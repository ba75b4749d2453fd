import type { Page } from '@playwright/test';
import { fillEnquiry, pressEnquire } from '@/tests/support/e2e/fill-enquiry';
import {
  attendeesWithEmail,
  fillPerson,
  fillOrganization,
  needOpenForms,
  newPerson,
  smallPhoto,
} from '@/tests/support/e2e/fill-registration';
import { untilHydrated } from '@/tests/support/e2e/hydration';
import { expectAccessible } from '@/tests/support/e2e/page-checks';
import { expect, test } from '@/tests/support/e2e/test';

// Journeys repeated in one tab with other answers: nothing of the first may be left.

const chooseStudent = (page: Page) => page.getByRole('radio', { name: 'Student', exact: true }).check();
const chooseSession = (page: Page, index: number) => page.getByLabel('Sessions').selectOption({ index });

type Answers = (page: Page) => Promise<unknown>;
const forms: readonly (readonly [path: string, first: Answers, second: Answers, sent: string])[] = [
  [
    '/aptech-vision-vistor',
    fillOrganization,
    async (page) => {
      await chooseStudent(page);
      await page.getByRole('radio', { name: 'Outsider' }).check();
      await page.getByLabel('University/School').fill('Bahria University');
    },
    'Bahria University',
  ],
  [
    '/aptech-vision-conference-pass',
    async (page) => {
      await page.getByLabel('City').fill('Lahore');
      await chooseSession(page, 1);
      await fillOrganization(page);
    },
    async (page) => {
      await page.getByLabel('City').fill('Sukkur');
      await chooseSession(page, 2);
      await chooseStudent(page);
      await page.getByRole('textbox', { name: 'Institute' }).fill('Air University');
    },
    'Air University',
  ],
  [
    '/aptech-vision-vip',
    fillOrganization,
    async (page) => {
      await page.getByLabel('Organization').fill('Southwind');
      await page.getByLabel('Designation').fill('Director');
    },
    'Southwind',
  ],
];

const failOnce = (page: Page, url: string) =>
  page.route(url, (route) => route.fulfill({ status: 503, json: { kind: 'failed', message: 'Busy' } }), {
    times: 1,
  });

test.describe('a registration', () => {
  needOpenForms();
  for (const [path, first, second, sent] of forms)
    test(`at ${path} after an error, then of another person, left in the middle, over a line that drops`, async ({
      page,
      allowErrors,
    }) => {
      const submitButton = page.locator('main form [type=submit]');
      const [firstPerson, secondPerson] = [newPerson(), newPerson()];
      await page.goto(path);
      await untilHydrated(page);
      await fillPerson(page, firstPerson, await smallPhoto());
      if (path.includes('vistor')) await page.getByRole('radio', { name: 'Professional' }).check();
      await first(page);
      await failOnce(page, '**/api/registrations/**');
      await submitButton.click();
      await expect(page.getByRole('alert').filter({ hasText: 'Busy' })).toBeVisible();
      await submitButton.click();
      await page.getByRole('button', { name: 'Register another person' }).click();
      const firstControl = page.locator('main form [data-field]').first().locator('input, select');
      await expect(firstControl).toBeFocused();
      await expect(firstControl).toHaveValue('');

      await page.getByLabel('First name').fill('Hira');
      await page.getByRole('contentinfo').getByRole('link', { name: 'HDSE with intermediate' }).click();
      await expect(page).toHaveURL('/courses-hdse');
      await page.goBack();
      await expect(page.getByLabel('First name')).toHaveValue('Hira');
      await expect(page.getByLabel('Last name')).toHaveValue('');
      await fillPerson(page, { ...secondPerson, firstName: 'Hira' }, await smallPhoto());
      await second(page);
      await page.route('**/api/registrations/**', (route) => route.abort('connectionreset'), { times: 1 });
      await submitButton.click();
      await expect(page.locator('[data-result=received]')).toContainText('Hira');
      const [before, after, ...more] = [
        await attendeesWithEmail(firstPerson.email),
        await attendeesWithEmail(secondPerson.email),
      ].flat();
      expect(more).toEqual([]);
      expect(JSON.stringify(before?.fields)).toContain('Northwind');
      expect(JSON.stringify(after?.fields)).toContain(sent);
      expect(JSON.stringify(after?.fields)).not.toMatch(
        new RegExp(`Northwind|Analyst|${firstPerson.lastName}`),
      );
      allowErrors(/503|ERR_CONNECTION_RESET/);
    });
});

test('an enquiry of a link, closed in the middle; then another without it, after an error, and a third', async ({
  page,
  allowErrors,
}) => {
  const panel = page.getByRole('dialog');
  const posts: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/inquiries')) posts.push(request.postDataJSON());
  });
  const newPhone = () => `0301 ${String(Date.now()).slice(-7)}`;
  await page.goto('/about?enquire=STC&centre=9aecaf6f-859d-50a6-a1d7-6b7cbfc2d393&topic=advanced-excel');
  await expect(panel.getByRole('heading', { name: 'Ask about Advanced Excel' })).toBeVisible();
  await expect(panel.getByText('Goes to Clifton')).toBeVisible();
  await panel.getByLabel('Name').fill('Hira');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);

  await pressEnquire(page);
  await expect(panel.getByLabel('Name')).toHaveValue('Hira');
  for (const label of ['Program', 'Nearest centre']) await expect(panel.getByLabel(label)).toHaveValue('');
  await fillEnquiry(panel, newPhone());
  await page.reload();
  await expect(panel.getByText('Step 3 of 3')).toBeVisible();
  await failOnce(page, '**/api/inquiries');
  await panel.getByRole('button', { name: 'Done' }).click();
  const alert = panel.getByRole('alert');
  await expect(alert).toContainText('Your enquiry was not sent. Your answers are saved on this device.');
  for (const name of [/WhatsApp/, /Helpline/]) await expect(alert.getByRole('link', { name })).toBeVisible();
  await expectAccessible(page, 'dialog');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('heading', { name: 'Thank you, Ayesha Sample' })).toBeFocused();
  await panel.getByRole('button', { name: 'Send another enquiry' }).click();
  await expect(panel.getByLabel('Mobile number')).toBeFocused();
  await expect(panel.getByLabel('Mobile number')).toHaveValue('');
  const lastPhone = newPhone();
  await fillEnquiry(panel, lastPhone);
  await panel.getByRole('button', { name: 'Done' }).click();
  await expect(panel.getByRole('heading', { name: /^Thank you/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  expect(posts).toHaveLength(3);
  for (const post of posts) expect(post).toMatchObject({ course: 'HDSE' });
  expect(JSON.stringify(posts)).not.toMatch(/excel/i);
  const [first, again, third] = posts as Record<string, string>[];
  expect(again).toEqual(first);
  expect(third?.idempotencyKey).not.toBe(first?.idempotencyKey);
  allowErrors(/503/);
});

test('searches in the panel and at /search, and Back', async ({ page }) => {
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' }).first();
  const input = page.getByRole('combobox');
  const pageSearchbox = page.locator('main').getByRole('searchbox');
  const expectResults = async (query: string) => {
    await expect(page).toHaveURL(`/search?q=${query}`);
    await expect(pageSearchbox).toHaveValue(query);
    await expect(
      page
        .locator('main a')
        .filter({ hasText: new RegExp(query, 'i') })
        .first(),
    ).toBeVisible();
  };
  await page.goto('/about');
  for (const query of ['react', 'tableau']) {
    await button.click();
    await expect(input).toHaveValue('');
    await input.fill(query);
    await page.getByRole('link', { name: 'See all results' }).click();
    await expectResults(query);
    await expect(page.locator(':focus')).toHaveCount(1);
    await pageSearchbox.fill('java');
  }
  await page.goBack();
  await expectResults('react');
  await pageSearchbox.fill('python');
  await pageSearchbox.press('Enter');
  await expectResults('python');
  await page.goBack();
  await expectResults('react');
});
