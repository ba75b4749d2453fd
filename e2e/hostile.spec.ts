import type { Page } from '@playwright/test';
import { centrePath, getCentres } from '@/lib/shared/content/centres';
import {
  batchRow,
  centreRow,
  eventRow,
  foreignMaps,
  payloads,
  placementRow,
  projectRow,
  spoilt,
  studentRow,
} from '@/tests/support/hostile';
import { collectedBatches } from './support/batches';
import { ownSite, type OwnSite } from './support/own-site';
import { expectNoOverflow } from './support/page-checks';
import { expect, test } from './support/test';

const centres = getCentres();
const idAt = (index: number) => centres[index]?.id ?? '';

/** A month outside the range for which placements are requested (the clock is in November 2026). */
const monthOutOfRange = (n: number) =>
  `${n % 2 === 0 ? 2000 + (n % 21) : 2027 + (n % 73)}-${String(1 + (n % 12)).padStart(2, '0')}`;

/** The n-th address that does not exist, with the expected status. */
function unknownAddress(n: number): { path: string; status: number } {
  const random = crypto.randomUUID();
  const kinds = [
    { path: `/centre?id=${random}`, status: 404 },
    { path: `/centre?id=${random}&month=2026-10`, status: 404 },
    { path: `/api/placements?centreId=${random}&month=2026-10`, status: 404 },
    { path: `/api/placements?centreId=${idAt(0)}&month=${monthOutOfRange(n)}`, status: 400 },
    { path: `/api/centres?cityId=${n % 2 === 0 ? random : 1_000 + n}`, status: 404 },
  ] as const;
  return kinds[n % kinds.length] ?? kinds[0];
}

test('two hundred random ids, months and cities cause neither a backend call nor a file', async ({
  request: client,
}) => {
  // The day is frozen, so no list is collected again.
  const site = await ownSite({ SITE_NOW: '2026-11-20T12:00:00+05:00' });
  try {
    const page = await client.get(site.origin + centrePath(idAt(0)));
    expect(page.status()).toBe(200);
    expect(page.headers().etag).toBeTruthy();
    // On a busy machine the first read of the cities may time out; the second one then makes the call.
    await expect
      .poll(async () => {
        await site.control('calls', 'DELETE');
        expect((await client.get(`${site.origin}/api/cities`)).status()).toBe(200);
        return site.control('calls');
      })
      .toEqual({});
    const files = site.files();
    // A known centre with an invalid month must be served from the cached page.
    const invalid = ['2010-01', '2099-12', '2025-13', '0000-00', '<script>', ''];
    for (const month of [...invalid, ...Array.from({ length: 20 }, (_, n) => monthOutOfRange(n))]) {
      const answer = await client.get(`${site.origin}${centrePath(idAt(0))}&month=${month}`);
      expect(answer.status(), month).toBe(200);
      expect(answer.headers().etag, month).toBe(page.headers().etag);
    }
    for (let from = 0; from < 200; from += 20)
      await Promise.all(
        Array.from({ length: 20 }, async (_, index) => {
          const { path, status } = unknownAddress(from + index);
          expect((await client.get(site.origin + path)).status(), path).toBe(status);
        }),
      );
    // The list of cities is read again after half a minute, for any number of requests.
    const { 'City/GetAll': cities = 0, ...others } = (await site.control('calls')) as Record<string, number>;
    expect(others).toEqual({});
    expect(cities).toBeLessThan(5);
    expect(site.files()).toEqual(files);
  } finally {
    await site.end();
  }
});

/** Records script execution and requests that no page may cause, for any backend data. */
function recordViolations(page: Page, origin: string): string[] {
  const violations: string[] = [];
  page.on('dialog', (dialog) => {
    violations.push(`ran: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isOwnOrigin = url.origin === origin || ['data:', 'blob:'].includes(url.protocol);
    if (!isOwnOrigin && url.host !== 'www.openstreetmap.org') violations.push(`asked for: ${url}`);
    if (url.pathname === '/api/csp-report') violations.push('reported a violation of its policy');
  });
  return violations;
}

/**
 * Hostile URLs among links and resources of all elements, except topics of enquiries and WhatsApp messages, which are
 * backend texts in queries of ours. One assertion for all, because each costs Playwright a millisecond or two.
 */
const hostileAddressesOn = async (page: Page) => {
  const addresses = await page
    .locator('[href], [src], [srcset], [action], [formaction], [poster]')
    .evaluateAll((elements) =>
      elements.flatMap((element) =>
        ['href', 'src', 'srcset', 'action', 'formaction', 'poster'].map(
          (name) => element.getAttribute(name) ?? '',
        ),
      ),
    );
  return addresses
    .map((address) => address.replace(/^(\/enquire\?.*\btopic=|https:\/\/wa\.me\/\d+\?text=)[^&]*/, '$1'))
    .filter((address) => /javascript:|vbscript:|data:text|\/\/[^/]*evil|secret\.png/i.test(address));
};

/**
 * Links, addresses and markup, on which a browser might act; lib/server/backend/hostile.test.ts tries each payload in each
 * field. The centre itself has one row: its fields contain them in turn, the next centre's the following ones.
 */
const active = payloads.slice(0, 8);
const hostileCentres = 2;

async function serveHostileRows(site: OwnSite): Promise<void> {
  const eventLinks = active.flatMap((payload) => [
    { link: payload, imgUrl: 'events/a.webp' },
    { link: 'https://x.com/a', imgUrl: payload },
  ]);
  const events = [{ ...eventRow, eventLinks }, ...spoilt(eventRow, active)];
  const lists = {
    'UpcomingBatch/GetByCenterId': spoilt(batchRow, active),
    'SOM/GetByCenterId': spoilt(studentRow, active),
    'POM/GetByCenterId': spoilt(projectRow, active),
    'Placement/GetMonthWise': spoilt(placementRow, active),
    'Events/GetByCenterId': events,
    'Events/GetGlobal': events,
  };
  const answer = (path: string, body: unknown, more: object = {}) =>
    site.control('faults', 'POST', { kind: 'answer', path, body: JSON.stringify(body), ...more });
  // Lists of hundreds of hostile rows are for one centre only, so that other hostile pages render quickly.
  for (const [path, rows] of Object.entries(lists))
    await answer(path, rows, path === 'Events/GetGlobal' ? {} : { query: idAt(0) });
  for (let index = 0; index < hostileCentres; index += 1) {
    const id = idAt(index);
    const fields = Object.keys(centreRow(id)).map((name, place) => [
      name,
      active[(place + 4 * index) % active.length],
    ]);
    const row = {
      ...Object.fromEntries(fields),
      id,
      centreName: 'A',
      maapLink: foreignMaps[index % foreignMaps.length],
    };
    await answer('Centres/GetById', row, { query: id });
  }
}

/** Every list still shows its valid rows among the hostile ones. */
async function openTabs(page: Page): Promise<void> {
  for (const [tab, shown] of [
    ['Student of the Month', 'Batch code'],
    ['Project of the Month', 'Semester'],
    ['Placement', 'This Month Placement'],
    ['Event', 'Sports Day'],
  ] as const) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await expect(page.getByRole('tabpanel').getByText(shown, { exact: true }).first()).toBeVisible();
  }
}

test('with hostile data in every backend field, pages render, nothing is executed, and no foreign host is framed or requested', async ({
  page,
  allowErrors,
}) => {
  const site = await ownSite();
  try {
    await serveHostileRows(site);
    const violations = recordViolations(page, site.origin);
    await page.route(/openstreetmap\.org/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>map</title>' }),
    );
    for (let index = 0; index < hostileCentres; index += 1) {
      await page.goto(site.origin + centrePath(idAt(index)));
      await expect(page.getByRole('heading', { level: 1, name: centres[index]?.name ?? '' })).toBeVisible();
      await page.getByRole('button', { name: /^Show map of/ }).click();
      await expect(page.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.openstreetmap\.org\//);
      if (index === 0) await openTabs(page);
      expect(await hostileAddressesOn(page)).toEqual([]);
    }
    await page.goto(`${site.origin}/events`);
    await expect(page.getByRole('main').getByText('Sports Day', { exact: true }).first()).toBeVisible();
    expect(await hostileAddressesOn(page)).toEqual([]);
    await collectedBatches(page.request, site.origin);
    await page.goto(`${site.origin}/batches?centre=${centres[0]?.slug}`);
    await expect(page.locator('#classes h4').first()).toBeVisible();
    expect(await hostileAddressesOn(page)).toEqual([]);
    await expectNoOverflow(page);
    expect(violations).toEqual([]);
    await page.close();
    // Videos of the hostile rows do not exist.
    allowErrors(/status of 404/);
  } finally {
    await site.end();
  }
});
