import { getCentres } from '@/lib/content/centres';
import { errorsOfAStoppedSite, ownSite, type OwnSite } from './support/own-site';
import { expect, test } from './support/test';

const centre = (slug: string) => {
  const found = getCentres().find((candidate) => candidate.slug === slug);
  if (!found) throw new Error(`No centre ${slug}`);
  return found;
};
const visited = centre('gulshan-e-iqbal');
const unvisited = centre('larkana');

let site: OwnSite;
test.beforeEach(async () => {
  site = await ownSite();
});
test.afterEach(() => site.end());

test('restarted without its backend the site shows the last data of visited pages, and of others what content knows', async ({
  page,
  allowErrors,
}) => {
  await page.goto(`${site.origin}/centre?id=${visited.id}`);
  const rows = page.locator('#batches tbody tr:visible');
  await expect(rows).toHaveCount(10);
  const before = await rows.allTextContents();
  await expect(page.getByText('Last updated')).toHaveCount(0);
  await page.goto(`${site.origin}/events`);
  const posts = await page.getByRole('main').getByRole('listitem').count();
  expect(posts).toBeGreaterThan(4);

  await site.stopBackend();
  await site.restart();
  await page.goto(`${site.origin}/centre?id=${visited.id}`);
  await expect(rows).toHaveText(before);
  await expect(page.getByText('Last updated').first()).toBeVisible();
  await page.goto(`${site.origin}/events`);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(posts);

  const answer = await page.goto(`${site.origin}/centre?id=${unvisited.id}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: unvisited.name })).toBeVisible();
  await expect(page.getByText('No upcoming batches are announced yet.')).toBeVisible();
  await page.getByRole('tab', { name: 'Event', exact: true }).click();
  await expect(page.getByText('No Events')).toBeVisible();
  const unknown = await page.request.get(`${site.origin}/centre?id=${crypto.randomUUID()}`);
  expect(unknown.status()).toBe(404);
  await page.close();
  allowErrors(errorsOfAStoppedSite);
  // A film that only the backend has.
  allowErrors(/status of 404 .*\/media\/videos\//);
});

test('with a backend that hangs every page is still answered', async ({ context }) => {
  await site.control('faults', 'POST', { kind: 'hang' });
  const visit = async (address: string) => {
    const page = await context.newPage();
    const answer = await page.goto(site.origin + address);
    expect(answer?.status(), address).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    await page.close();
  };
  const addresses = [`/centre?id=${unvisited.id}`, '/events', '/feedback', '/enquire', '/locations'];
  await Promise.all(addresses.map(visit));
});
