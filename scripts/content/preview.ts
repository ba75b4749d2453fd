import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { getRoutes } from '../../lib/content/routes.ts';
import { withoutSettings } from '../../lib/foundation/env.ts';
import { publicAddresses } from '../../lib/seo/addresses.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { findChromium } from '../chromium.ts';
import type { Document } from './pages.ts';

/** The new site, started as in production, to look at. */

/** Seconds to wait for the start; longer than any build takes. */
const startSeconds = 15 * 60;
const widths = [360, 1280] as const;

/** Builds and starts the site, calls `look` with its origin, and stops it. Throws when it does not start. */
export async function withPreview<T>(root: string, look: (origin: string) => Promise<T>): Promise<T> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'preview-'));
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...withoutSettings,
      PORT: String(port),
      SITE_URL: 'http://localhost:3000',
      DATA_DIR: dataDir,
    },
  });
  const exited = once(child, 'exit');
  try {
    for (let left = startSeconds; ; left -= 1) {
      if (child.exitCode !== null || left === 0)
        throw new Error('The site does not start; the reason is above.');
      const answer = await fetch(`${origin}/api/health/live`).catch(() => undefined);
      if (answer?.ok) break;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    return await look(origin);
  } finally {
    child.kill('SIGTERM');
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Every page of the site as it is served. */
export async function readDocuments(origin: string): Promise<readonly Document[]> {
  const addresses = new Set([
    ...getRoutes().map((route) => route.path),
    ...publicAddresses().map((address) => address.path),
  ]);
  const documents: Document[] = [];
  for (const address of addresses) {
    const answer = await fetch(`${origin}${address}`);
    documents.push({ address, html: await answer.text() });
  }
  return documents;
}

const fileOf = (address: string, width: number): string =>
  `${address.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '') || 'home'}-${width}.png`;

/** Writes a picture of each page in each width into the folder. */
export async function photograph(
  origin: string,
  addresses: readonly string[],
  folder: string,
): Promise<void> {
  const found = findChromium(false);
  if (found.kind === 'missing') throw new Error(found.why);
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: found.path,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const width of widths) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      for (const address of addresses) {
        await page.goto(`${origin}${address}`);
        // Pictures further down wait until they come near.
        await page.evaluate(async () => {
          const pictures = [...document.images];
          for (const one of pictures) one.loading = 'eager';
          await Promise.all(pictures.map((one) => one.decode().catch(() => undefined)));
        });
        await page.screenshot({ path: path.join(folder, fileOf(address, width)), fullPage: true });
      }
      await page.close();
    }
  } finally {
    await browser.close();
  }
}
