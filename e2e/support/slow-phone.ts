import type { Page } from '@playwright/test';

/** A slow phone on a slow line: a quarter of the processor, 1.6 Mbit/s, 150 ms. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await devtools.send('Network.enable');
  const [downloadThroughput, uploadThroughput] = [200_000, 94_000];
  const line = { offline: false, latency: 150, downloadThroughput, uploadThroughput };
  await devtools.send('Network.emulateNetworkConditions', line);
}
