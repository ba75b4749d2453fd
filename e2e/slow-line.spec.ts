import type { BrowserContext, Page } from '@playwright/test';
import { results } from '@/lib/shared/registration/messages';
import { cuttingProxy, type Cut } from './support/cutting-proxy';
import {
  attendees,
  checkPasses,
  fillPerson,
  fillWork,
  phonePhoto,
  register,
  newPerson,
} from './support/registration';
import { outbox } from './support/server';
import { expect, test } from './support/test';

// A page, a photo and two attempts over a connection with two seconds of latency.
const slow = { timeout: 200_000 };

/** Chromium's "Slow 3G": 400 kbit/s and a round trip of two seconds. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2_000,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

type Journey = {
  form: string;
  path: string;
  cut: Cut;
  rest: (page: Page) => Promise<void>;
  message: string;
  passes: string[];
  mails: number;
};

async function professional(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Professional' }).check();
  await fillWork(page);
}

const visitor = {
  form: 'visitor',
  path: '/aptech-vision-vistor',
  rest: professional,
  message: results.visitor,
  passes: ['jpeg 1600x1000', 'png 840x1372'],
  mails: 1,
};
const journeys: Journey[] = [
  { ...visitor, cut: 'before the answer' },
  { ...visitor, cut: 'while sending' },
  {
    form: 'VIP',
    path: '/aptech-vision-vip',
    cut: 'before the answer',
    rest: fillWork,
    message: results.vip,
    passes: [],
    mails: 0,
  },
  {
    form: 'conference',
    path: '/aptech-vision-conference-pass',
    cut: 'before the answer',
    rest: async (page) => {
      await page.getByLabel('Sessions').selectOption({ index: 1 });
      await page.getByLabel('City').fill('Karachi');
      await professional(page);
    },
    message: results.conference,
    passes: ['png 840x1372'],
    mails: 1,
  },
];

/** One visitor from the form to the passes and the email. */
async function travel(context: BrowserContext, { form, path, cut, rest, message, passes, mails }: Journey) {
  const what = `${form}, dropped ${cut}`;
  const line = await cuttingProxy(Number(process.env.E2E_PORT), cut);
  const person = newPerson();
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(line.origin + path, slow);
  await fillPerson(page, person, await phonePhoto());
  await rest(page);
  await register(page).click();
  await expect(page.getByText(message).first(), what).toBeVisible(slow);
  expect(line.posts(), what).toBeGreaterThan(1);
  const known = await attendees(person.email);
  expect(known, what).toHaveLength(1);
  expect(await checkPasses(page, known[0]?.id ?? ''), what).toEqual(passes);
  if (mails > 0) await expect.poll(() => outbox(person.email).length, what).toBe(mails);
  await page.close();
  await line.close();
}

// Each mostly waits for its connection, so all run concurrently.
test('each form on Slow 3G, with the connection dropped during sending or before the response, gives one attendee and one pass', async ({
  context,
  allowErrors,
}) => {
  await Promise.all(journeys.map((journey) => travel(context, journey)));
  // The reset connection itself.
  allowErrors(/ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/);
});
