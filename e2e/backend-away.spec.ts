import { getCentres } from '@/lib/shared/content/centres';
import { collectedBatches, listedBatches } from './support/batches';
import { ownSite, type OwnSite } from './support/own-site';
import { expect, test } from './support/test';

const centre = (slug: string) => {
  const found = getCentres().find((candidate) => candidate.slug === slug);
  if (!found) throw new Error(`No centre ${slug}`);
  return found;
};
const visited = centre('gulshan-e-iqbal');
const unvisited = centre('larkana');

// Tests server rendering only: no page needs scripts for this.
test.use({ javaScriptEnabled: false });
let site: OwnSite;
test.beforeEach(async () => {
  site = await ownSite();
});
test.afterEach(() => site.end());

test('restarted without its backend the site shows the last data of visited pages, all known classes, and the content of other pages', async ({
  page,
}) => {
  await page.goto(`${site.origin}/centre?id=${visited.id}`);
  const rows = page.locator('#batches tbody tr:visible');
  const before = await rows.allTextContents();
  expect(before.length).toBeGreaterThan(10);
  await expect(page.getByText('Last updated')).toHaveCount(0);
  await page.goto(`${site.origin}/events`);
  const posts = await page.getByRole('main').getByRole('listitem').count();
  expect(posts).toBeGreaterThan(4);
  const { total } = await collectedBatches(page.request, site.origin);

  await site.stopBackend();
  await site.restart();
  await page.goto(`${site.origin}/centre?id=${visited.id}`);
  await expect(rows).toHaveText(before);
  await expect(page.getByText('Last updated').first()).toBeVisible();
  await page.goto(`${site.origin}/events`);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(posts);
  const batches = await listedBatches(page.request, `${site.origin}/batches?page=1`);
  expect(batches.total).toBeGreaterThanOrEqual(total);

  const answer = await page.goto(`${site.origin}/centre?id=${unvisited.id}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: unvisited.name })).toBeVisible();
  await expect(page.getByText('No Events')).toBeVisible();
  const unknown = await page.request.get(`${site.origin}/centre?id=${crypto.randomUUID()}`);
  expect(unknown.status()).toBe(404);
});

test('with a hanging backend every page still loads, and /batches says that classes are loading', async ({
  context,
}) => {
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
  const batches = await context.request.get(`${site.origin}/batches?page=1`);
  expect(batches.status()).toBe(200);
  expect(await batches.text()).toContain('Loading the classes of our centres.');
});
