import { expect, type Page } from '@playwright/test';

/** Brings every picture of the backend on a page into view, checks that it loads, and answers their paths. */
export async function expectEveryPictureLoads(page: Page): Promise<string[]> {
  const pictures = page.locator('img[src^="/pictures/"]:visible');
  const paths: string[] = [];
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    const loaded = () =>
      picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
    await expect.poll(loaded).toBe(true);
    paths.push(await picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname));
  }
  return paths;
}
