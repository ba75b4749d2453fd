import { centrePath, getCentres } from '@/lib/shared/content/centres';
import { requestAll } from '@/tests/support/e2e/ask';
import { hydratedLocator, scriptCount, focusPage } from '@/tests/support/e2e/hydration';
import { collectedBatches, listedBatches } from '@/tests/support/e2e/listed-batches';
import { ownSite, type OwnSite } from '@/tests/support/e2e/own-site';
import { expect, test } from '@/tests/support/e2e/test';
import { htmlErrors } from '@/tests/support/html-errors';

const pathOf = (slug: string) => centrePath(getCentres().find((centre) => centre.slug === slug)?.id ?? '');
const visitedPath = pathOf('gulshan-e-iqbal');
const unvisitedPath = pathOf('larkana');

test('with a hanging backend pages still load, and /batches says whom to call for the dates', async () => {
  const site = await ownSite();
  try {
    await site.addFault({ kind: 'hang' });
    const addresses = [unvisitedPath, '/events', '/feedback', '/enquire', '/locations', '/batches?page=1'];
    const responses = await requestAll(site.origin, addresses);
    for (const [path, { status, body }] of responses) {
      expect(status, path).toBe(200);
      expect(String(body), path).toContain('</h1>');
      expect.soft(htmlErrors(String(body)), path).toEqual([]);
    }
    expect(String(responses.get('/batches?page=1')?.body)).toContain('Message or call us for the dates.');
    const lists = await requestAll(site.origin, ['/api/cities', '/api/centres?cityId=karachi']);
    expect(String(lists.get('/api/cities')?.body)).toContain('{"id":"lahore","name":"Lahore"}');
    expect(String(lists.get('/api/centres?cityId=karachi')?.body)).toContain('"name":"Clifton"');
  } finally {
    await site.end();
  }
});

test.describe('a site restarted without its backend', () => {
  test.describe.configure({ mode: 'serial' });
  let site: OwnSite;
  test.beforeAll(async () => {
    site = await ownSite();
  });
  test.afterAll(() => site.end());

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('visited pages show their last data, /batches all classes that it heard of, other pages what content knows', async ({
      page,
      request,
    }) => {
      await page.goto(site.origin + visitedPath);
      const rows = page.locator('#batches tbody tr:visible');
      const textsBefore = await rows.allTextContents();
      expect(textsBefore.length).toBeGreaterThan(10);
      await expect(page.getByText('Last updated')).toHaveCount(0);
      await page.goto(`${site.origin}/events`);
      const postCount = await page.getByRole('main').getByRole('listitem').count();
      expect(postCount).toBeGreaterThan(4);
      const { total } = await collectedBatches(request, site.origin);
      responsesBefore = await requestAll(site.origin, ['/about', visitedPath, '/search?q=java']);

      await site.stopBackend();
      await site.restart();
      await page.goto(site.origin + visitedPath);
      await expect(rows).toHaveText(textsBefore);
      await expect(page.getByText('Last updated').first()).toBeVisible();
      await page.goto(`${site.origin}/events`);
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(postCount);
      const batches = await listedBatches(request, `${site.origin}/batches?page=1`);
      expect(batches.total).toBeGreaterThanOrEqual(total);

      const response = await page.goto(site.origin + unvisitedPath);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name: 'Larkana' })).toBeVisible();
      await expect(page.getByText('We could not load this list.').last()).toBeVisible();
      const responses = await requestAll(site.origin, [
        visitedPath,
        unvisitedPath,
        '/events',
        '/batches?page=1',
      ]);
      for (const [path, { body }] of responses) expect.soft(htmlErrors(body.toString()), path).toEqual([]);
      const unknownCentre = await request.get(site.origin + centrePath(crypto.randomUUID()));
      expect(unknownCentre.status()).toBe(404);
    });
  });

  let responsesBefore: Awaited<ReturnType<typeof requestAll>>;

  test.describe('before the scripts', () => {
    test.use({ untouched: true });
    test('a page cached by a browser or proxy hydrates after its instance was restarted', async ({
      page,
    }) => {
      const requestedUrls: string[] = [];
      page.on('request', (request) => requestedUrls.push(request.url()));
      for (const [path, { status, headers, body }] of responsesBefore) {
        await page.route(`${site.origin}${path}`, (route) => route.fulfill({ status, headers, body }));
        await page.goto(`${site.origin}${path}`);
        expect(await scriptCount(page), path).toBe(0);
        await focusPage(page);
        await expect(hydratedLocator(page), path).toBeAttached();
      }
      expect(requestedUrls.filter((url) => url.includes('_rsc'))).toEqual([]);
    });
  });
});
