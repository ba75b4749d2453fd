import type { Page } from '@playwright/test';
import { photoMessages } from '@/lib/shared/photo/photo-rules';
import {
  attendeesWithEmail,
  coloursOnPass,
  fillVisitor,
  needOpenForms,
  phonePhoto,
  quarteredPhoto,
  registerButton,
  type Person,
} from '@/tests/support/e2e/fill-registration';
import { expect, test } from '@/tests/support/e2e/test';

needOpenForms();

type Photo = { name: string; mimeType: string; buffer: Buffer };

async function fillIn(page: Page, photo: Photo): Promise<Person> {
  await page.goto('/aptech-vision-vistor');
  return fillVisitor(page, photo);
}

const faultInstallers: Record<string, () => void> = {
  'createImageBitmap never ends': () => {
    window.createImageBitmap = () => new Promise(() => undefined);
    const { setTimeout } = window;
    // The timeout of decoding, 15 s, fires at once.
    window.setTimeout = ((handler: () => void, ms?: number, ...values: unknown[]) =>
      setTimeout(handler, ms === 15_000 ? 0 : ms, ...values)) as typeof setTimeout;
  },
  'a canvas returns white, however it is read': () => {
    const { toBlob } = HTMLCanvasElement.prototype;
    const { getImageData } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.getImageData = function (...range) {
      const image = getImageData.apply(this, range);
      image.data.fill(255);
      return image;
    };
    HTMLCanvasElement.prototype.toBlob = function (callback, type, quality) {
      const whiteCanvas = document.createElement('canvas');
      whiteCanvas.width = this.width;
      whiteCanvas.height = this.height;
      const context = whiteCanvas.getContext('2d')!;
      context.fillStyle = '#fff';
      context.fillRect(0, 0, whiteCanvas.width, whiteCanvas.height);
      toBlob.call(whiteCanvas, callback, type, quality);
    };
  },
};

for (const [what, script] of Object.entries(faultInstallers))
  test(`${what}: the original photo is sent and is on the pass`, async ({ page }) => {
    await page.addInitScript(script);
    const photo = await quarteredPhoto();
    // Smaller photos are always sent unchanged.
    expect(photo.buffer.length).toBeGreaterThan(300 * 1024);
    await page.goto('/aptech-vision-vistor');
    await fillVisitor(page, photo);
    const post = page.waitForRequest('**/api/registrations/visitor');
    await registerButton(page).click();
    expect(Number((await (await post).allHeaders())['content-length'])).toBeGreaterThan(photo.buffer.length);
    expect(await coloursOnPass(page)).toEqual(['green', 'red', 'green', 'blue', 'yellow']);
  });

test('a large truncated JPEG is not repaired by the browser: the server reports it as damaged', async ({
  page,
  allowErrors,
}) => {
  const { buffer } = await phonePhoto();
  expect(buffer.length).toBeGreaterThan(400_000);
  const person = await fillIn(page, {
    name: 'cut.jpg',
    mimeType: 'image/jpeg',
    buffer: buffer.subarray(0, buffer.length * 0.8),
  });
  await registerButton(page).click();
  await expect(page.getByRole('link', { name: photoMessages.damaged })).toBeVisible();
  expect(await attendeesWithEmail(person.email)).toEqual([]);
  allowErrors(/400/);
});
