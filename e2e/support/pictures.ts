import { expect, type Page } from '@playwright/test';

/** Loads every backend picture of a page, including those of hidden panels, and resolves with their paths. */
export async function expectEveryPictureLoads(page: Page): Promise<string[]> {
  const pictures = page.locator('img[src^="/pictures/"]');
  const broken = () =>
    pictures.evaluateAll((images: HTMLImageElement[]) => {
      for (const image of images) image.loading = 'eager';
      return images.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).length;
    });
  await expect.poll(broken).toBe(0);
  return pictures.evaluateAll((images: HTMLImageElement[]) =>
    images.map(({ currentSrc }) => new URL(currentSrc).pathname),
  );
}
