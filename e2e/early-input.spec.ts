import type { BrowserContext, Page } from '@playwright/test';
import { walkedAddresses } from './support/addresses';
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

// Buttons whose press only React understands, menus, and photos: press.spec.ts, light.spec.ts, registration.spec.ts.

test.use({ untouched: true, viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true });

const moments: readonly Moment[] = [0, 300, 1_000, 3_000, 'hydration'];
const parts = 4;

async function visit(context: BrowserContext, address: string, when: readonly Moment[]): Promise<Page> {
  const page = await context.newPage();
  const phone = await context.newCDPSession(page);
  await phone.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 750e3 / 8,
  });
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await changeControls(page, when);
  await page.goto(address);
  await expect.poll(() => areChanged(page), address).toBe(true);
  await untilHydrated(page);
  return page;
}

/** Addresses of one page stand together, because most of them have the same controls. */
const pages = Object.values(Object.groupBy(walkedAddresses, (address) => address.split('?')[0] ?? ''));

for (let part = 0; part < parts; part += 1)
  test(`every control keeps what was done to it while the page loads on a slow phone, part ${part + 1} of ${parts}`, async ({
    context,
    request,
    page: blank,
  }) => {
    for (const addresses of pages.filter((_, index) => index % parts === part)) {
      const seen = new Set<string>();
      for (const address of addresses ?? []) {
        const html = await (await request.get(address)).text();
        for (const { fragment, kind, isFilter } of await placesIn(blank, html)) {
          if (seen.has(kind)) continue;
          seen.add(kind);
          // A second change of a filter hides that the first had no effect, so each moment has a visit of its own.
          for (const when of isFilter ? moments.map((moment) => [moment]) : [moments]) {
            const page = await visit(context, address + fragment, when);
            expect(await countControls(page), address).toBeGreaterThan(1);
            await expect.poll(() => lostControls(page), address + fragment).toEqual([]);
            await page.close();
          }
        }
      }
    }
  });

test('a control that React sets back is found out', async ({ context }) => {
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
