import type { BrowserContext, Page } from '@playwright/test';
import { walkedAddresses } from './support/addresses';
import { askAll } from './support/ask';
import { origin } from './support/config';
import { slowLine } from './support/slow-phone';
import { expect, test } from './support/test';
import { untilHydrated } from './support/untouched';
import {
  areChanged,
  changeControls,
  countControls,
  lostControls,
  placesIn,
  type Moment,
} from './support/early-input';

// For buttons that need React, and menus, see press.spec.ts and light.spec.ts.

test.use({ untouched: true, viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true });

const moments: readonly Moment[] = [0, 300, 800, 2_000, 'hydration'];
const parts = 4;

/**
 * Visits a page on a connection on which scripts arrive about a second after the first paint. The CPU is not throttled,
 * which would keep it busy; the moments are before, during and after hydration anyway.
 */
async function visit(context: BrowserContext, address: string, when: readonly Moment[]): Promise<Page> {
  const page = await context.newPage();
  await slowLine(await context.newCDPSession(page));
  await changeControls(page, when);
  await page.goto(address);
  await untilHydrated(page);
  await expect.poll(() => areChanged(page), address).toBe(true);
  await untilHydrated(page);
  return page;
}

type Visit = { address: string; when: readonly Moment[] };

/** Visits that change each control once: a page is visited if it has a control that no earlier one has. */
async function visitsOf(blank: Page): Promise<Visit[]> {
  const seen = new Set<string>();
  const visits: Visit[] = [];
  for (const [address, { body }] of await askAll(origin, walkedAddresses))
    for (const { fragment, kinds, isFilter } of await placesIn(blank, body.toString())) {
      const isNew = kinds.some((kind) => !seen.has(kind));
      for (const kind of kinds) seen.add(kind);
      if (!isNew) continue;
      // A second change of a filter hides that the first had no effect, so each moment before hydration gets its own
      // visit.
      const whens: readonly (readonly Moment[])[] = isFilter ? [[0], [800], ['hydration']] : [moments];
      visits.push(...whens.map((when) => ({ address: address + fragment, when })));
    }
  return visits;
}

for (let part = 0; part < parts; part += 1)
  test(`every control keeps its input from before hydration on a slow connection, part ${part + 1} of ${parts}`, async ({
    context,
    page: blank,
  }) => {
    const visits = await visitsOf(blank);
    expect(visits.length).toBeGreaterThan(15);
    for (const { address, when } of visits.filter((_, index) => index % parts === part)) {
      const page = await visit(context, address, when);
      expect(await countControls(page), address).toBeGreaterThan(1);
      await expect.poll(() => lostControls(page), address).toEqual([]);
      await page.close();
    }
  });

test('control: a control that React resets is detected', async ({ context }) => {
  await context.addInitScript(() => {
    const setBack = () => {
      if (!document.querySelector('#navigation[data-ready]')) return void setTimeout(setBack, 4);
      for (const field of document.querySelectorAll<HTMLInputElement>('main input')) field.value = '';
    };
    setBack();
  });
  const page = await visit(context, '/search', [0]);
  await expect.poll(() => lostControls(page)).toEqual(['search q, changed at 0: its value']);
});
