import { expect, type Page } from '@playwright/test';

/** Has every picture of the backend on a page loaded, in panels that are hidden too, and answers their paths. */
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
