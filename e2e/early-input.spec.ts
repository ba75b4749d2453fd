import type { Browser, CDPSession, Page } from '@playwright/test';
import { walkedAddresses } from '@/tests/support/e2e/addresses';
import { askAll } from '@/tests/support/e2e/ask';
import { origin } from '@/tests/support/e2e/config';
import { expect, test } from '@/tests/support/e2e/test';
import { untilHydrated } from '@/tests/support/e2e/untouched';
import {
  areChanged,
  changeControls,
  countControls,
  lostControls,
  placesIn,
  type Moment,
} from '@/tests/support/e2e/early-input';

// For buttons that need React, and menus, see light.spec.ts.

test.use({ untouched: true, viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true });

const moments: readonly Moment[] = [0, 300, 800, 2_000, 'hydration'];

/** 1.6 Mbit/s and 150 ms: the scripts come about a second after the first paint. */
const slowLine = (devtools: CDPSession) =>
  devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });

type Visit = { address: string; when: readonly Moment[] };

/**
 * Visits a page on a slow connection, and expects only these controls to have lost their input. The processor is not
 * throttled, which would slow down the other tests; the moments are before, during and after hydration anyway.
 */
async function visit(
  browser: Browser,
  { address, when }: Visit,
  { lost = [], script }: { lost?: readonly string[]; script?: () => void } = {},
): Promise<void> {
  // A separate context, because pages of one context share what the device remembers.
  const context = await browser.newContext();
  const errors: string[] = [];
  context.on('weberror', (webError) => errors.push(webError.error().message));
  if (script) await context.addInitScript(script);
  const page = await context.newPage();
  await slowLine(await context.newCDPSession(page));
  await changeControls(page, when);
  await page.goto(address);
  await untilHydrated(page);
  await expect.poll(() => areChanged(page), address).toBe(true);
  await untilHydrated(page);
  expect(await countControls(page), address).toBeGreaterThan(1);
  await expect.poll(() => lostControls(page), address).toEqual(lost);
  expect(errors, address).toEqual([]);
  await context.close();
}

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

test('every control keeps its input from before hydration on a slow connection', async ({
  browser,
  page: blank,
}) => {
  const visits = await visitsOf(blank);
  expect(visits.length).toBeGreaterThan(15);
  const visitNext = async (): Promise<void> => {
    for (let next = visits.shift(); next; next = visits.shift()) await visit(browser, next);
  };
  // They mostly wait for their connections.
  await Promise.all(Array.from({ length: 4 }, visitNext));
});

test('control: a control that React resets is detected', ({ browser }) => {
  const script = () => {
    const setBack = () => {
      if (!document.querySelector('#navigation[data-ready]')) return void setTimeout(setBack, 4);
      for (const field of document.querySelectorAll<HTMLInputElement>('main input')) field.value = '';
    };
    setBack();
  };
  const lost = ['search q, changed at 0: its value'];
  return visit(browser, { address: '/search', when: [0] }, { script, lost });
});
