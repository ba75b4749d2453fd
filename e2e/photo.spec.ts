import type { CDPSession, Locator, Page } from '@playwright/test';
import {
  coloursOnPass,
  fillVisitor,
  hugePhoto,
  needOpenForms,
  quarteredPhoto,
  registerButton,
  type Person,
} from '@/tests/support/e2e/fill-registration';
import { expectAccessible, expectNoOverflow } from '@/tests/support/e2e/page-checks';
import { expect, test } from '@/tests/support/e2e/test';

needOpenForms();

const editorOf = (page: Page) => page.getByRole('dialog', { name: 'Your photo on the pass' });
const circleOf = (page: Page) => editorOf(page).getByRole('application', { name: 'Photo in the circle' });
const zoomSliderOf = (page: Page) => editorOf(page).getByRole('slider', { name: 'Zoom' });
const adjustButtonOf = (page: Page) => page.getByRole('button', { name: 'Move, zoom or turn' });
const doneButtonOf = (page: Page) => editorOf(page).getByRole('button', { name: 'Use this photo' });

async function fillIn(page: Page, photo = quarteredPhoto()): Promise<Person> {
  await page.goto('/aptech-vision-vistor');
  return fillVisitor(page, await photo);
}

const fiveOf = (colour: string) => Array<string>(5).fill(colour);

const middleOf = async (element: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
};

test('choosing a photo with any name moves nothing below it', async ({ page }) => {
  const { buffer } = await quarteredPhoto();
  const professional = page.getByRole('radio', { name: 'Professional' });
  const readTop = () => professional.evaluate((radio) => radio.getBoundingClientRect().top + scrollY);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/aptech-vision-vistor');
  await page.getByLabel('First name').fill('Sana');
  const topBefore = await readTop();
  const name = 'WhatsApp Image 2026-10-14 at 12.34.56 PM.jpeg';
  await page.getByLabel('Profile image').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await expect(adjustButtonOf(page)).toBeVisible();
  expect(await readTop()).toBe(topBefore);
});

test('by keyboard: cancelled, exchanged, then turned, zoomed and moved', async ({ page }) => {
  const buttonNamed = (name: string) => editorOf(page).getByRole('button', { name });
  await fillIn(page);
  await adjustButtonOf(page).press('Enter');
  await expect(circleOf(page)).toBeVisible();
  await expect(editorOf(page).getByRole('heading')).toBeFocused();
  await buttonNamed('Turn right').press('Enter');
  await page.keyboard.press('Escape');
  await expect(editorOf(page)).toHaveCount(0);
  await expect(adjustButtonOf(page)).toBeFocused();
  await expect(page.getByText('Your pass shows the part you chose.')).toHaveCount(0);

  await adjustButtonOf(page).press('Enter');
  const fileChooser = page.waitForEvent('filechooser');
  await buttonNamed('Choose another').press('Enter');
  await fileChooser;
  await expect(editorOf(page)).toHaveCount(0);

  await adjustButtonOf(page).press('Enter');
  await expect(editorOf(page).getByRole('status')).toHaveText('Zoom 100%, not turned');
  await expect(editorOf(page).getByRole('heading')).toBeFocused();
  // The circle appears with the picture, after the zoom is announced.
  await expect(circleOf(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(circleOf(page)).toBeFocused();
  for (let press = 0; press < 14; press += 1) await buttonNamed('Zoom in').press('Enter');
  await buttonNamed('Zoom out').press('Enter');
  await expect(zoomSliderOf(page)).toHaveValue('3.75');
  for (let press = 0; press < 20; press += 1) {
    await circleOf(page).press('ArrowRight');
    await circleOf(page).press('ArrowDown');
  }
  for (const name of ['Turn right', 'Move right', 'Move down']) await buttonNamed(name).press('Enter');
  await doneButtonOf(page).press('Enter');
  await expect(editorOf(page)).toHaveCount(0);
  await registerButton(page).press('Enter');
  // Turning keeps what is in the circle.
  expect(await coloursOnPass(page)).toEqual(fiveOf('red'));
});

test.describe('by touch at 360, on a slow phone', () => {
  test.use({
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
    // Playwright scrolls to what it taps and may miss it on a moving page.
    contextOptions: { reducedMotion: 'reduce' },
  });

  type Finger = readonly [x: number, y: number];
  const sendTouch = (devtools: CDPSession, type: string, fingers: readonly Finger[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: fingers.map(([x, y], id) => ({ x, y, id })),
    });
  /** Moves fingers over the middle of an element; each path holds offsets from it. */
  async function swipe(devtools: CDPSession, target: Locator, paths: readonly (readonly [Finger, Finger])[]) {
    const { x, y } = await middleOf(target);
    const fingersAt = (part: number): Finger[] =>
      paths.map(([[fromX, fromY], [toX, toY]]) => [
        x + fromX + (toX - fromX) * part,
        y + fromY + (toY - fromY) * part,
      ]);
    await sendTouch(devtools, 'touchStart', fingersAt(0));
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await sendTouch(devtools, 'touchMove', fingersAt(part));
      await target.evaluate(() => new Promise(requestAnimationFrame));
    }
    await sendTouch(devtools, 'touchEnd', []);
  }

  test('pinch and drag a photo of 12 megapixels, never drawn on a canvas as a whole', async ({ page }) => {
    const drawnWidths: number[] = [];
    await page.exposeFunction('noteCanvas', (pixels: number) => void drawnWidths.push(pixels));
    await page.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
        Reflect.get(window, 'noteCanvas')(this.width * this.height);
        return Reflect.apply(getContext, this, args) as never;
      } as typeof getContext;
    });
    const devtools = await page.context().newCDPSession(page);
    await fillIn(page, hugePhoto());
    await adjustButtonOf(page).tap();
    await expect(circleOf(page)).toBeVisible();
    await expectAccessible(page, 'dialog');
    await expectNoOverflow(page);
    const buttons = await editorOf(page).getByRole('button').all();
    for (const button of buttons) expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);

    const scrollYBefore = await page.evaluate(() => scrollY);
    // A slow phone for the gestures alone, because the rest of the test would only take four times as long.
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (let pinch = 0; pinch < 2; pinch += 1)
      await swipe(devtools, circleOf(page), [
        [
          [-20, 0],
          [-90, 0],
        ],
        [
          [20, 0],
          [90, 0],
        ],
      ]);
    await expect(zoomSliderOf(page)).toHaveValue('4');
    for (let drag = 0; drag < 3; drag += 1)
      await swipe(devtools, circleOf(page), [
        [
          [60, 60],
          [-90, -90],
        ],
      ]);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(scrollYBefore);
    await doneButtonOf(page).tap();
    await expect(editorOf(page)).toHaveCount(0);
    await registerButton(page).tap();
    expect(await coloursOnPass(page)).toEqual(fiveOf('yellow'));
    await expect(page.getByText('Press and hold the picture to save it.')).toBeVisible();
    expect(drawnWidths.length).toBeGreaterThan(2);
    expect(Math.max(...drawnWidths)).toBeLessThanOrEqual(1600 * 1600);
  });
});
