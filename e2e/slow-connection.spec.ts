import type { BrowserContext, Page } from '@playwright/test';
import { results } from '@/lib/shared/registration/messages';
import { cuttingProxy, type Cut } from '@/tests/support/e2e/cutting-proxy';
import {
  attendees,
  checkPasses,
  fillPerson,
  fillWork,
  needOpenForms,
  newPerson,
  phonePhoto,
  register,
} from '@/tests/support/e2e/registration';
import { outbox } from '@/tests/support/e2e/server';
import { expect, test } from '@/tests/support/e2e/test';

needOpenForms();

// A page, a photo and two attempts over such a connection.
const slow = { timeout: 200_000 };

/** Between Chromium's "Slow 3G" and "Fast 3G": 800 kbit/s and a round trip of half a second. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 500,
    downloadThroughput: 100_000,
    uploadThroughput: 100_000,
  });
}

type Journey = {
  path: string;
  cut: Cut;
  rest: (page: Page) => Promise<void>;
  message: string;
  passes: string[];
};

async function professional(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Professional' }).check();
  await fillWork(page);
}

const journeys: readonly Journey[] = [
  {
    path: '/aptech-vision-vistor',
    cut: 'while sending',
    rest: professional,
    message: results.visitor,
    passes: ['jpeg 1600x1000', 'png 840x1372'],
  },
  {
    path: '/aptech-vision-conference-pass',
    cut: 'before the response',
    rest: async (page) => {
      await page.getByLabel('Sessions').selectOption({ index: 1 });
      await page.getByLabel('City').fill('Karachi');
      await professional(page);
    },
    message: results.conference,
    passes: ['png 840x1372'],
  },
];

/** One visitor from the form to the passes and the email. */
async function travel(context: BrowserContext, { path, cut, rest, message, passes }: Journey) {
  const line = await cuttingProxy(Number(process.env.E2E_PORT), cut);
  const person = newPerson();
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(line.origin + path, slow);
  await fillPerson(page, person, await phonePhoto());
  await rest(page);
  await register(page).click();
  await expect(page.getByText(message).first(), cut).toBeVisible(slow);
  expect(line.posts(), cut).toBeGreaterThan(1);
  const known = await attendees(person.email);
  expect(known, cut).toHaveLength(1);
  expect(await checkPasses(page, known[0]?.id ?? ''), cut).toEqual(passes);
  await expect.poll(() => outbox(person.email).length, cut).toBe(1);
  await page.close();
  await line.close();
}

// Each mostly waits for its connection, so both transfer at once.
test('a slow connection that drops while sending or before the response: one attendee, one pass, one email', async ({
  context,
  allowErrors,
}) => {
  await Promise.all(journeys.map((journey) => travel(context, journey)));
  // The reset connection itself.
  allowErrors(/ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/);
});
