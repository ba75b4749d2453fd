import type { CDPSession, Page } from '@playwright/test';

/** A slow connection: 1.6 Mbit/s, 150 ms. */
export const slowLine = (devtools: CDPSession): Promise<unknown> =>
  devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });

/** A slow phone on a slow connection: a quarter of the CPU speed. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await devtools.send('Network.enable');
  await slowLine(devtools);
}
